/** Number of leading bytes that identify a file type. */
export const HEAD_LENGTH = 64;

type Check = (head: Uint8Array) => boolean;

const holdsAt = (head: Uint8Array, offset: number, signature: string | readonly number[]): boolean => {
  const bytes = typeof signature === 'string' ? Array.from(signature, (char) => char.charCodeAt(0)) : signature;
  return bytes.every((byte, index) => head[offset + index] === byte);
};

const startsWith =
  (...signatures: readonly (string | readonly number[])[]): Check =>
  (head) =>
    signatures.some((signature) => holdsAt(head, 0, signature));

const at =
  (offset: number, signature: string): Check =>
  (head) =>
    holdsAt(head, offset, signature);

const zip = startsWith([0x50, 0x4b, 0x03, 0x04], [0x50, 0x4b, 0x05, 0x06]);
const compoundFile = startsWith([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
const jpeg = startsWith([0xff, 0xd8, 0xff]);
const mp3Frame: Check = (head) => head[0] === 0xff && ((head[1] ?? 0) & 0xe0) === 0xe0;
/** UTF-16 texts contain zeros, but start with a byte order mark. */
const text: Check = (head) => startsWith([0xff, 0xfe], [0xfe, 0xff])(head) || !head.includes(0);

const CHECKS: Readonly<Record<string, Check>> = {
  pdf: startsWith('%PDF-'),
  doc: compoundFile,
  xls: compoundFile,
  ppt: compoundFile,
  docx: zip,
  xlsx: zip,
  pptx: zip,
  zip,
  rar: startsWith('Rar!\x1a\x07'),
  '7z': startsWith([0x37, 0x7a, 0xbc, 0xaf, 0x27, 0x1c]),
  csv: text,
  txt: text,
  gif: startsWith('GIF87a', 'GIF89a'),
  png: startsWith([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
  jpg: jpeg,
  jpeg,
  webp: (head) => at(0, 'RIFF')(head) && at(8, 'WEBP')(head),
  bmp: startsWith('BM'),
  mp3: (head) => at(0, 'ID3')(head) || mp3Frame(head),
  mp4: at(4, 'ftyp'),
};

/** Whether the signature of this extension is known. */
export const hasSignature = (fileType: string): boolean => Object.hasOwn(CHECKS, fileType);

/**
 * Whether a file's content matches its extension; unknown extensions are refused.
 *
 * @param fileType extension without dot, lower case
 * @param head the first {@link HEAD_LENGTH} bytes, or all of a shorter file
 */
export const beginsAs = (fileType: string, head: Uint8Array): boolean =>
  hasSignature(fileType) && head.length > 0 && CHECKS[fileType]!(head);
