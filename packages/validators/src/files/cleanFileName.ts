/**
 * A file name somebody may save by: without control characters, folders and the marks that turn the direction of
 * writing, behind which `fdp.exe` can be shown as `exe.pdf`.
 *
 * @returns `''` when nothing is left
 */
export const cleanFileName = (fileName: string): string =>
  fileName.replaceAll(/[\p{Cc}\p{Bidi_Control}/\\]/gu, '').trim();
