import { deflateRawSync } from 'node:zlib';

export interface ZipEntry {
  name: string;
  content: Buffer | string;
  /** Size in the headers; default: the actual one. */
  claimedSize?: number;
  /** General purpose flags, e.g. 1 for encrypted; default 0. */
  flags?: number;
}

/** A zip, optionally with false headers. */
export function makeZip(entries: readonly ZipEntry[]): Buffer {
  const locals: Buffer[] = [];
  const list: Buffer[] = [];
  let offset = 0;
  // Packs content that occurs several times only once.
  const packedOf = new Map<Buffer | string, Buffer>();
  for (const { name, content, claimedSize = Buffer.byteLength(content), flags = 0 } of entries) {
    const packed = packedOf.get(content) ?? deflateRawSync(content, { level: 1 });
    packedOf.set(content, packed);
    /** Writes the part that both headers share. */
    const writeHeader = (header: Buffer, at: number) => {
      header.writeUInt16LE(flags, at);
      header.writeUInt16LE(8, at + 2);
      header.writeUInt32LE(packed.length, at + 12);
      header.writeUInt32LE(claimedSize, at + 16);
      header.writeUInt16LE(name.length, at + 20);
    };
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50, 0);
    writeHeader(local, 6);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    writeHeader(entry, 8);
    entry.writeUInt32LE(offset, 42);
    locals.push(local, Buffer.from(name), packed);
    list.push(entry, Buffer.from(name));
    offset += 30 + name.length + packed.length;
  }
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(
    list.reduce((sum, { length }) => sum + length, 0),
    12,
  );
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, ...list, end]);
}
