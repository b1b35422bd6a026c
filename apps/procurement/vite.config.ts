import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [react()],
  resolve: { conditions: ['@gezi/source', 'module', 'browser', 'development|production'] },
  build: {
    target: 'es2022',
    // What hardly ever changes gets names of its own, so that a release does not fetch it again.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'react',
              test: /node_modules[\\/](react|react-dom|scheduler|react-router|@tanstack[\\/].*query.*)[\\/]/,
            },
          ],
        },
      },
    },
    // antd's shared part is one chunk of about 700 kB (200 kB over the wire).
    chunkSizeWarningLimit: 900,
  },
});
