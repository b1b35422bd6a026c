/**
 * A safe file name: without control characters, folders and bidirectional control characters, which can make `fdp.exe`
 * look like `exe.pdf`.
 *
 * @returns `''` if nothing is left
 */
export const cleanFileName = (fileName: string): string =>
  fileName.replaceAll(/[\p{Cc}\p{Bidi_Control}/\\]/gu, '').trim();
