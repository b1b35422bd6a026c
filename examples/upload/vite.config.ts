import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { storeUploads } from './storeUploads.ts';

export default defineConfig({ plugins: [react(), storeUploads()] });
