/** Text of an XML file in the encoding that it declares; UTF-8 if it declares none or an unknown one. */
export function decodeXml(bytes: Uint8Array): string {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 200));
  const [, encoding = 'utf-8'] = /^[^<]*<\?xml[^>]*\bencoding\s*=\s*["']([\w.-]{1,40})["']/.exec(head) ?? [];
  const isUtf16 = bytes[0] === 0xff || bytes[0] === 0xfe;
  try {
    return new TextDecoder(isUtf16 ? (bytes[0] === 0xff ? 'utf-16le' : 'utf-16be') : encoding).decode(bytes);
  } catch {
    return new TextDecoder().decode(bytes);
  }
}
