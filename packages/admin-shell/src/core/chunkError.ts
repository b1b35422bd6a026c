/** Timeout of a script in milliseconds (P§9). */
export const CHUNK_TIMEOUT = 120_000;

export class ChunkTimeout extends Error {
  override name = 'ChunkTimeout';
}

const MESSAGES = [
  'failed to fetch dynamically imported module', // Chromium
  'error loading dynamically imported module', // Firefox
  'importing a module script failed', // Safari
  'unable to preload css',
];

/** Whether a page failed because its script could not be loaded. */
export function isChunkError(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const message = error.message.toLowerCase();
  return (
    error.name === 'ChunkTimeout' || error.name === 'ChunkLoadError' || MESSAGES.some((text) => message.includes(text))
  );
}
