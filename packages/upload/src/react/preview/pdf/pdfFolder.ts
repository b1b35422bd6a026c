let folder: string | undefined;

/**
 * Sets the URL of a copy of the folders `cmaps`, `standard_fonts` and `wasm` of pdfjs-dist. Without it, the preview of pdf
 * files lacks Chinese texts whose font is not in the file, and scans that are compressed as JBIG2 or JPEG 2000.
 *
 * @param url ends with `/`; of the same origin as the page
 */
export function setPdfFolder(url: string): void {
  folder = new URL(url, document.baseURI).href;
}

export const pdfFolder = (): string | undefined => folder;
