import react from '@vitejs/plugin-react';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { CONDITIONS } from './conditions.mjs';

const shell = fileURLToPath(new URL('page', import.meta.url));

/**
 * Builds the page of a benchmark for production: `page/index.html` with the benchmark's `pages/main.tsx`.
 *
 * @param {string} here folder of the benchmark
 * @returns the output folder
 */
export async function buildPages(here) {
  const outDir = join(here, 'dist');
  await build({
    root: shell,
    configFile: false,
    logLevel: 'warn',
    plugins: [react()],
    resolve: { conditions: CONDITIONS, alias: [{ find: /^\/main\.tsx$/, replacement: join(here, 'pages/main.tsx') }] },
    build: { outDir, emptyOutDir: true, target: 'es2022' },
  });
  return outDir;
}
