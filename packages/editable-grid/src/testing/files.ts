import { after, createFakeServer, file, refuse, reply, type FakeRequest, type FakeServer } from '@gezi/client/testing';

/** A file with a pdf header. */
export const pdfFile = (name: string): File =>
  new File(['%PDF-1.7\n', new Uint8Array(200_000)], name, { type: 'application/pdf', lastModified: 1 });

/** Address of a stored picture of {@link PICTURES}, drawn from its colour. */
export function pictureUrl(path: string): string {
  const color = /\w+(?=\.png)/.exec(path)?.[0] ?? '808080';
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' width='64' height='48'><path fill='#${color}' d='M0 0h64v48H0z'/><path fill='#ffffff80' d='m0 48 20-24 14 14 12-18 18 28z'/></svg>`;
  return `data:image/svg+xml;base64,${btoa(svg)}`;
}

/** Paths of four stored pictures; shown by {@link pictureUrl}. */
export const PICTURES = ['4080c0', 'c06040', '409060', '806040'].map((color) => `temp/${color}.png`).join(',');

/** Stores uploads under their names; `/silent` refuses without a message, `/own/upload` returns its request. */
export const fileServer = (): FakeServer =>
  createFakeServer({
    'POST /sys/common/upload': (request) => after(1200, stored(request)),
    'GET /sys/common/loadOssFile/{id}': file('密封等级：IP67\n交货：2026-12-01', '技术要求.txt'),
    'POST /silent': refuse(''),
    'POST /own/upload': (request) => {
      const { name } = fileOf(request);
      const token = request.headers['x-access-token'] ?? 'none';
      const isup = (request.body as FormData).get('isup') as string;
      return reply({ url: `own/${name}?token=${token}&isup=${isup}` }, { message: '上传成功' });
    },
  });

const fileOf = ({ body }: FakeRequest) => (body as FormData).get('file') as File;

function stored(request: FakeRequest) {
  const { name, size } = fileOf(request);
  return reply({ id: `f-${name}`, fileName: name, fileSize: size }, { message: `temp/${name}` });
}

/** Opens the file dialog with an action and selects files in it. */
export async function chooseFiles(files: readonly File[], act: () => Promise<void>): Promise<void> {
  const prototype = HTMLInputElement.prototype;
  const own = Object.getOwnPropertyDescriptor(prototype, 'click');
  prototype.click = function click(this: HTMLInputElement) {
    const chosen = new DataTransfer();
    for (const file of files) chosen.items.add(file);
    this.files = chosen.files;
    this.dispatchEvent(new Event('change'));
  };
  try {
    await act();
  } finally {
    if (own) Object.defineProperty(prototype, 'click', own);
    else Reflect.deleteProperty(prototype, 'click');
  }
}
