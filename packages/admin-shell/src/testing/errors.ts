import { ChunkTimeout } from '../core/chunkError';

const named = (name: string) => Object.assign(new Error('x'), { name });

/** Messages of browsers and bundlers for a chunk that failed to load. */
export const chunkErrors = [
  new TypeError('Failed to fetch dynamically imported module: http://x/a.js'),
  new TypeError('error loading dynamically imported module: http://x/a.js'),
  new TypeError('Importing a module script failed.'),
  new Error('Unable to preload CSS for /assets/a.css'),
  new ChunkTimeout('late'),
  named('ChunkLoadError'),
];

export const otherErrors: unknown[] = [new Error('boom'), new TypeError('Failed to fetch'), 'text', undefined, null];
