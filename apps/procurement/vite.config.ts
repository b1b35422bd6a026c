import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compressedFiles } from './compressedFiles.ts';
import { pdfFiles } from './pdfFiles.ts';

export default defineConfig({
  plugins: [react(), pdfFiles(), compressedFiles()],
  resolve: { conditions: ['@gezi/source', 'module', 'browser', 'development|production'] },
  build: {
    target: 'es2022',
    // Compressed files are written beside the others.
    reportCompressedSize: false,
    // What hardly ever changes gets names of its own, so that a release does not fetch it again.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'react',
              test: /node_modules[\\/](react|react-dom|scheduler|react-router|@tanstack[\\/].*query.*)[\\/]/,
            },
            // Left alone, what each set of pages shares becomes a file of its own: 270 small files for one list page.
            // Modules of a group depend on those of the groups before it only. The editor is loaded on demand.
            ...[80, 60, 25].map((minShareCount) => ({
              name: `shared${minShareCount}`,
              minShareCount,
              test: (module: string) => !module.includes('monaco-editor'),
            })),
          ],
        },
      },
    },
    chunkSizeWarningLimit: 900,
  },
});
