import { inflateRawSync } from 'node:zlib';

/** Why a package is not opened. */
export type PackageRefusal = 'damaged' | 'too-many-entries' | 'too-large' | 'holds-entities';

const MAX_ENTRIES = 1_000;
/** Bytes of all entries unpacked. */
const MAX_BYTES = 100 * 1024 * 1024;
/** Bytes unpacked for one packed, where it matters. */
const MAX_RATIO = 200;
const SMALL = 4 * 1024 * 1024;

const END = 0x06054b50;
const ENTRY = 0x02014b50;
const LOCAL = 0x04034b50;

/**
 * Looks through the zip of a workbook before anything reads it: sizes are counted by unpacking, not believed, and
 * documents that declare entities are refused.
 *
 * @returns why it must not be opened; undefined = it may
 */
export function packageRefusal(bytes: Buffer): PackageRefusal | undefined {
  const end = bytes.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
  if (end < 0 || end + 22 > bytes.length || bytes.readUInt32LE(end) !== END) return 'damaged';
  const count = bytes.readUInt16LE(end + 10);
  // 0xffff stands for the larger zip64, which no workbook of this size needs.
  if (count > MAX_ENTRIES) return 'too-many-entries';
  let at = bytes.readUInt32LE(end + 16);
  let total = 0;
  for (let index = 0; index < count; index += 1) {
    if (at + 46 > bytes.length || bytes.readUInt32LE(at) !== ENTRY) return 'damaged';
    const unpacked = unpack(bytes, at, MAX_BYTES - total);
    if (typeof unpacked === 'string') return unpacked;
    total += unpacked.length;
    if (/<!(?:DOCTYPE|ENTITY)/i.test(unpacked.toString('latin1', 0, 64 * 1024))) return 'holds-entities';
    at += 46 + bytes.readUInt16LE(at + 28) + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return undefined;
}

function unpack(bytes: Buffer, at: number, left: number): Buffer | PackageRefusal {
  const method = bytes.readUInt16LE(at + 10);
  const packed = bytes.readUInt32LE(at + 20);
  const local = bytes.readUInt32LE(at + 42);
  if (local + 30 > bytes.length || bytes.readUInt32LE(local) !== LOCAL) return 'damaged';
  const start = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
  if (start + packed > bytes.length) return 'damaged';
  const body = bytes.subarray(start, start + packed);
  if (method === 0) return body.length > left ? 'too-large' : body;
  if (method !== 8) return 'damaged';
  try {
    return inflateRawSync(body, { maxOutputLength: Math.max(1, Math.min(left, SMALL + packed * MAX_RATIO)) });
  } catch (error) {
    return (error as { code?: string }).code === 'ERR_BUFFER_TOO_LARGE' ? 'too-large' : 'damaged';
  }
}
