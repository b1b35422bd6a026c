import react from '@vitejs/plugin-react';
import { join } from 'node:path';
import { build } from 'vite';

/** Builds the bench page with the contenders as a user would ship them. @returns the folder built */
export async function buildPages(here) {
  const outDir = join(here, 'dist');
  await build({
    root: join(here, 'pages'),
    configFile: false,
    logLevel: 'warn',
    plugins: [react()],
    resolve: { conditions: ['@gezi/source', 'module', 'browser', 'production'] },
    build: { outDir, emptyOutDir: true, target: 'es2022' },
  });
  return outDir;
}
