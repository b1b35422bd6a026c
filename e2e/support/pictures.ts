import { crc32, deflateSync } from 'node:zlib';

/** A valid single-colour picture, 60 × 40. @param grey 0 to 255 */
export function png(name: string, grey: number): { name: string; mimeType: string; buffer: Buffer } {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(60, 0);
  head.writeUInt32BE(40, 4);
  head[8] = 8;
  const pixels = Buffer.alloc(40 * 61, grey);
  // Each line starts with its filter type: none.
  for (let line = 0; line < 40; line += 1) pixels[line * 61] = 0;
  const buffer = Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(pixels)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
  return { name, mimeType: 'image/png', buffer };
}

function chunk(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), content]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(content.length, 0);
  body.copy(framed, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}
