/** A file with the first bytes of a pdf. */
export const pdfFile = (name: string, size = 200_000): File =>
  new File(['%PDF-1.7\n', new Uint8Array(Math.max(0, size - 9))], name, { type: 'application/pdf', lastModified: 1 });

/** The first bytes of a png, without a picture. */
export const pngFile = (name: string): File =>
  new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0])], name, {
    type: 'image/png',
    lastModified: 1,
  });

/** A file with the first bytes of a workbook. */
export const xlsxFile = (name: string, size = 48_000): File =>
  new File([new Uint8Array([0x50, 0x4b, 0x03, 0x04]), new Uint8Array(size - 4)], name, { lastModified: 1 });

/** A picture drawn in the browser. */
export async function drawnFile(name: string, hue: number): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = 640;
  canvas.height = 420;
  const pen = canvas.getContext('2d')!;
  pen.fillStyle = `hsl(${hue} 45% 45%)`;
  pen.fillRect(0, 0, 640, 420);
  pen.fillStyle = '#fff';
  pen.font = '48px sans-serif';
  pen.fillText(name.replace(/\.\w+$/, ''), 40, 230);
  const blob = await new Promise<Blob>((resolve) => canvas.toBlob((made) => resolve(made!), 'image/png'));
  return new File([blob], name, { type: 'image/png', lastModified: hue });
}
