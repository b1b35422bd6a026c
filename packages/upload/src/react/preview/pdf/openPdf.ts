import { getDocument, PasswordException, PDFWorker, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { pdfFolder } from './pdfFolder';

export interface OpenedPdf {
  pdf: PDFDocumentProxy;
  /** Ends the worker. */
  close: () => void;
}

/**
 * Reads a pdf file in a worker of its own. Scripts and forms of the file are not run.
 *
 * @throws {PasswordException} the file has a password
 */
export async function openPdf(bytes: ArrayBuffer): Promise<OpenedPdf> {
  const port = new Worker(new URL('pdfjs-dist/legacy/build/pdf.worker.min.mjs', import.meta.url), { type: 'module' });
  const worker = PDFWorker.create({ port });
  const folder = pdfFolder();
  const task = getDocument({
    // The worker takes the bytes over.
    data: new Uint8Array(bytes.slice(0)),
    worker,
    enableXfa: false,
    // Policies of pages rarely allow WebAssembly.
    useWasm: false,
    useWorkerFetch: true,
    verbosity: 0,
    ...(folder !== undefined && {
      cMapUrl: `${folder}cmaps/`,
      standardFontDataUrl: `${folder}standard_fonts/`,
      wasmUrl: `${folder}wasm/`,
    }),
  });
  const close = () => {
    void task.destroy().finally(() => {
      worker.destroy();
      port.terminate();
    });
  };
  // A worker whose file cannot be loaded answers nothing.
  const failed = new Promise<never>((_, reject) => {
    port.addEventListener('error', () => reject(new Error('the worker of pdf.js did not start')), { once: true });
  });
  try {
    return { pdf: await Promise.race([task.promise, failed]), close };
  } catch (error) {
    close();
    throw error;
  }
}

export const needsPassword = (error: unknown): boolean => error instanceof PasswordException;
