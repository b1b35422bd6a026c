import { inflateRawSync } from 'node:zlib';

/** Reason why a package is refused. */
export type PackageRefusal =
  | 'damaged'
  | 'encrypted'
  | 'too-many-entries'
  | 'too-large'
  | 'holds-entities'
  | 'holds-macros';

/** One entry of a package. */
export interface PackagePart {
  name: string;
  content: Buffer;
}

export type OpenedPackage = { parts: PackagePart[] } | { refusal: PackageRefusal };

const MAX_ENTRIES = 1_000;
/** Maximum bytes of all entries after inflating. */
const MAX_BYTES = 50 * 1024 * 1024;
/** Maximum inflated bytes per compressed byte. */
const MAX_RATIO = 100;

const END = 0x06054b50;
const END_LENGTH = 22;
const ENTRY = 0x02014b50;
const LOCAL = 0x04034b50;
const ENCRYPTED = 0x2041;

/** Entries a workbook is read from. Other entries, e.g. pictures, are only measured. */
const DOCUMENT = /\.(?:xml|rels)$/i;
/** Documents of other formats, which the reader would prefer: OpenDocument and UOF. */
const OTHER_FORMATS = /(?:^|\/)(?:META-INF\/manifest|objectdata)\.xml$/i;
const MACROS = /(?:^|\/)(?:vbaProject\.bin$|macrosheets\/)/i;

/**
 * Opens the zip of a workbook or text document. Sizes are measured by inflating, because declared sizes cannot be
 * trusted. Readers get only the parts, never the zip.
 *
 * @param keepsAll keeps entries that are no XML, e.g. pictures, too; default false
 */
export function openPackage(bytes: Buffer, keepsAll = false): OpenedPackage {
  const end = bytes.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
  if (end < 0 || end + END_LENGTH > bytes.length || bytes.readUInt32LE(end) !== END) return { refusal: 'damaged' };
  const count = bytes.readUInt16LE(end + 10);
  // 0xffff marks zip64, which no workbook of this size needs.
  if (count > MAX_ENTRIES) return { refusal: 'too-many-entries' };
  const parts = new Map<string, PackagePart>();
  let at = bytes.readUInt32LE(end + 16);
  let left = MAX_BYTES;
  for (let index = 0; index < count; index += 1) {
    if (at + 46 > bytes.length || bytes.readUInt32LE(at) !== ENTRY) return { refusal: 'damaged' };
    const nameEnd = at + 46 + bytes.readUInt16LE(at + 28);
    const name = bytes.toString('utf8', at + 46, nameEnd).replaceAll('\\', '/');
    if (MACROS.test(name)) return { refusal: 'holds-macros' };
    if (OTHER_FORMATS.test(name)) return { refusal: 'damaged' };
    const content = unpack(bytes, at, left);
    if (typeof content === 'string') return { refusal: content };
    left -= content.length;
    const refusal = DOCUMENT.test(name) && refusalOf(content);
    if (refusal) return { refusal };
    if (keepsAll || DOCUMENT.test(name)) {
      // Duplicate names are ambiguous.
      const key = name.toLowerCase();
      if (parts.has(key)) return { refusal: 'damaged' };
      parts.set(key, { name, content });
    }
    at = nameEnd + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return parts.has('[content_types].xml') ? { parts: [...parts.values()] } : { refusal: 'damaged' };
}

/** Refuses entity declarations, and NUL bytes, which mean binary content or an encoding that hides declarations. */
function refusalOf(content: Buffer): PackageRefusal | undefined {
  if (content.includes(0)) return 'damaged';
  for (let at = content.indexOf('<!'); at >= 0; at = content.indexOf('<!', at + 2)) {
    if (/^(?:DOCTYPE|ENTITY)/i.test(content.toString('latin1', at + 2, at + 9))) return 'holds-entities';
  }
  return undefined;
}

/** @param left maximum inflated bytes */
function unpack(bytes: Buffer, at: number, left: number): Buffer | PackageRefusal {
  const flags = bytes.readUInt16LE(at + 8);
  const method = bytes.readUInt16LE(at + 10);
  const packed = bytes.readUInt32LE(at + 20);
  const local = bytes.readUInt32LE(at + 42);
  if (flags & ENCRYPTED) return 'encrypted';
  if (local + 30 > bytes.length || bytes.readUInt32LE(local) !== LOCAL) return 'damaged';
  const start = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
  if (start + packed > bytes.length) return 'damaged';
  const body = bytes.subarray(start, start + packed);
  if (method === 0) return body.length > left ? 'too-large' : body;
  if (method !== 8) return 'damaged';
  try {
    return inflateRawSync(body, { maxOutputLength: Math.max(1, Math.min(left, packed * MAX_RATIO)) });
  } catch (error) {
    return (error as { code?: string }).code === 'ERR_BUFFER_TOO_LARGE' ? 'too-large' : 'damaged';
  }
}
