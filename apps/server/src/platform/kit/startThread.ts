import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { Worker, type WorkerOptions } from 'node:worker_threads';
import { runsFromSource } from './runsFromSource';

/**
 * Starts a worker thread from the bundle or from the TypeScript source.
 *
 * @param near `import.meta.url` of a module in the folder of the thread's source
 * @param name file name without extension; the bundle must have it as an entry
 */
export function startThread(near: string, name: string, options: WorkerOptions): Worker {
  if (!runsFromSource(near)) return new Worker(new URL(`./${name}.js`, near), options);
  // A thread does not inherit the TypeScript loader (tsx, vitest), so it starts with JavaScript.
  const tsx = new URL(
    'dist/esm/api/index.mjs',
    pathToFileURL(createRequire(import.meta.url).resolve('tsx/package.json')),
  );
  const source = new URL(`./${name}.ts`, near).href;
  const script = `import('${tsx.href}').then(({ register }) => { register(); return import('${source}'); });`;
  return new Worker(script, { ...options, eval: true, execArgv: ['--conditions=@gezi/source'] });
}
