import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { runsFromSource } from '../runsFromSource';
import type { WorkerSettings } from './workerMessages';

/** Starts the thread of the embedded database: from the bundle beside this file, or from the TypeScript source. */
export function startWorker(settings: WorkerSettings): Worker {
  if (!runsFromSource(import.meta.url)) {
    return new Worker(new URL('./databaseWorker.js', import.meta.url), { workerData: settings });
  }
  // A thread knows nothing of what reads the source in this one (tsx, vitest): it starts with JavaScript.
  const tsx = new URL(
    'dist/esm/api/index.mjs',
    pathToFileURL(createRequire(import.meta.url).resolve('tsx/package.json')),
  );
  const source = new URL('./databaseWorker.ts', import.meta.url).href;
  const script = `import('${tsx.href}').then(({ register }) => { register(); return import('${source}'); });`;
  return new Worker(script, { eval: true, execArgv: [], workerData: settings });
}
