/** Starts the worker that writes workbooks; its file is next to this one, in the source and in the package. */
export const startExportWorker = (): Worker =>
  new Worker(new URL('./exportWorker.js', import.meta.url), { type: 'module' });
