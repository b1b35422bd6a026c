/** Compares texts by code point like a UTF-8 database; UTF-16 would put 𠮷 before ｶ. */
export function compareTexts(one: string, other: string): number {
  const length = Math.min(one.length, other.length);
  for (let at = 0; at < length; at += 1) {
    const [a, b] = [one.charCodeAt(at), other.charCodeAt(at)];
    if (a === b) continue;
    // Surrogates encode the highest code points.
    const rank = (unit: number) => (unit >= 0xd800 && unit <= 0xdfff ? unit + 0x10000 : unit);
    return rank(a) - rank(b);
  }
  return one.length - other.length;
}

/** Compares decimal texts (`-12.50`) of any length by value. */
export function compareDecimals(one: string, other: string): number {
  const [a, b] = [partsOf(one), partsOf(other)];
  if (a.sign !== b.sign) return a.sign - b.sign;
  const size = compareTexts(a.whole, b.whole);
  const bigger = a.whole.length - b.whole.length || size || compareTexts(a.fraction, b.fraction);
  return bigger * a.sign;
}

function partsOf(text: string) {
  const negative = text.startsWith('-');
  const [whole = '', fraction = ''] = text.replace(/^[-+]/, '').split('.');
  const parts = { whole: whole.replace(/^0+/, ''), fraction: fraction.replace(/0+$/, '') };
  return { ...parts, sign: parts.whole === '' && parts.fraction === '' ? 0 : negative ? -1 : 1 };
}
