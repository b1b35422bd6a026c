import type { Writable } from 'node:stream';
import { once } from 'node:events';
import { crc32, createDeflateRaw } from 'node:zlib';

interface Written {
  name: Buffer;
  crc: number;
  packed: number;
  unpacked: number;
  offset: number;
}

/** Flags: sizes follow the data, names are UTF-8. */
const FLAGS = 0x0808;
// 2026-01-01: packages need no real time.
const DATE = ((2026 - 1980) << 9) | (1 << 5) | 1;

/** Streams a zip entry by entry; only the list of entries stays in memory. */
export function zipWriter(target: Writable) {
  const entries: Written[] = [];
  let offset = 0;

  async function put(bytes: Buffer): Promise<void> {
    offset += bytes.length;
    if (!target.write(bytes)) await once(target, 'drain');
  }

  return {
    async add(name: string, content: AsyncIterable<string> | Iterable<string>): Promise<void> {
      const entry: Written = { name: Buffer.from(name), crc: 0, packed: 0, unpacked: 0, offset };
      entries.push(entry);
      await put(Buffer.concat([header(0x04034b50, 30, entry, true), entry.name]));
      const deflate = createDeflateRaw({ level: 6 });
      const packing = (async () => {
        for await (const chunk of deflate) {
          entry.packed += (chunk as Buffer).length;
          await put(chunk as Buffer);
        }
      })();
      for await (const text of content) {
        const bytes = Buffer.from(text);
        entry.crc = crc32(bytes, entry.crc);
        entry.unpacked += bytes.length;
        if (!deflate.write(bytes)) await once(deflate, 'drain');
      }
      deflate.end();
      await packing;
      const sizes = Buffer.alloc(16);
      sizes.writeUInt32LE(0x08074b50, 0);
      sizes.writeUInt32LE(entry.crc, 4);
      sizes.writeUInt32LE(entry.packed, 8);
      sizes.writeUInt32LE(entry.unpacked, 12);
      await put(sizes);
    },

    async end(): Promise<void> {
      const start = offset;
      for (const entry of entries) await put(Buffer.concat([header(0x02014b50, 46, entry, false), entry.name]));
      const tail = Buffer.alloc(22);
      tail.writeUInt32LE(0x06054b50, 0);
      tail.writeUInt16LE(entries.length, 8);
      tail.writeUInt16LE(entries.length, 10);
      tail.writeUInt32LE(offset - start, 12);
      tail.writeUInt32LE(start, 16);
      await put(tail);
      target.end();
    },
  };
}

/** Header of an entry: before its data (`local`) or in the central directory. */
function header(signature: number, length: number, entry: Written, local: boolean): Buffer {
  const bytes = Buffer.alloc(length);
  bytes.writeUInt32LE(signature, 0);
  let at = 4;
  const put16 = (value: number) => (at = bytes.writeUInt16LE(value, at));
  const put32 = (value: number) => (at = bytes.writeUInt32LE(value, at));
  if (!local) put16(20);
  put16(20);
  put16(FLAGS);
  put16(8);
  put16(0);
  put16(DATE);
  put32(local ? 0 : entry.crc);
  put32(local ? 0 : entry.packed);
  put32(local ? 0 : entry.unpacked);
  put16(entry.name.length);
  if (!local) bytes.writeUInt32LE(entry.offset, 42);
  return bytes;
}
