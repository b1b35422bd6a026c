/** Encodings of text files by their label for `TextDecoder`. */
export const TEXT_ENCODINGS = {
  'utf-8': 'UTF-8',
  gb18030: 'GB18030',
  big5: 'Big5',
  'utf-16le': 'UTF-16 LE',
  'utf-16be': 'UTF-16 BE',
} as const;
export type TextEncoding = keyof typeof TEXT_ENCODINGS;

/** The encoding that a byte order mark names, UTF-8 where the bytes are, else GBK, which most older Chinese files are. */
export function detectEncoding(bytes: ArrayBuffer): TextEncoding {
  const [first, second] = new Uint8Array(bytes, 0, Math.min(2, bytes.byteLength));
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return 'utf-8';
  } catch {
    return 'gb18030';
  }
}

/** Text of a file; what the encoding does not have becomes `�`. */
export const decodeText = (bytes: ArrayBuffer, encoding = detectEncoding(bytes)): string =>
  new TextDecoder(encoding).decode(bytes);
