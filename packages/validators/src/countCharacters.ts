/**
 * Length of a text in Unicode code points: `𠮷` is one, and so is a lone surrogate. A composed emoji counts each of its
 * code points.
 */
export function countCharacters(text: string): number {
  let count = text.length;
  for (let index = 1; index < text.length; index++) {
    if (isLow(text.charCodeAt(index)) && isHigh(text.charCodeAt(index - 1))) count--;
  }
  return count;
}

const isHigh = (unit: number) => unit >= 0xd800 && unit <= 0xdbff;
const isLow = (unit: number) => unit >= 0xdc00 && unit <= 0xdfff;
