import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { Worker, type WorkerOptions } from 'node:worker_threads';
import { runsFromSource } from './runsFromSource';

/**
 * Starts a thread: from the bundle, or from the TypeScript source.
 *
 * @param near `import.meta.url` of the module whose folder holds the source of the thread
 * @param name of its file without ending; it is an entry of the bundle of its own
 */
export function startThread(near: string, name: string, options: WorkerOptions): Worker {
  if (!runsFromSource(near)) return new Worker(new URL(`./${name}.js`, near), options);
  // A thread knows nothing of what reads the source in this one (tsx, vitest): it starts with JavaScript.
  const tsx = new URL(
    'dist/esm/api/index.mjs',
    pathToFileURL(createRequire(import.meta.url).resolve('tsx/package.json')),
  );
  const source = new URL(`./${name}.ts`, near).href;
  const script = `import('${tsx.href}').then(({ register }) => { register(); return import('${source}'); });`;
  return new Worker(script, { ...options, eval: true, execArgv: [] });
}
