/** Starts the worker that writes workbooks; its file lies beside this one, in the source as in the package. */
export const startExportWorker = (): Worker =>
  new Worker(new URL('./exportWorker.js', import.meta.url), { type: 'module' });
