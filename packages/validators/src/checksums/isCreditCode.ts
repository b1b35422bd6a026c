// GB 32100 leaves out I, O, S, V and Z.
const ALPHABET = '0123456789ABCDEFGHJKLMNPQRTUWXY';
const SHAPE = /^[0-9A-HJ-NPQRTUWXY]{2}\d{6}[0-9A-HJ-NPQRTUWXY]{10}$/;

/** A unified social credit code of 18 capitals and digits whose check character is right (GB 32100). */
export function isCreditCode(text: string): boolean {
  if (!SHAPE.test(text)) return false;
  let sum = 0;
  let weight = 1;
  for (let index = 0; index < 17; index++) {
    sum += ALPHABET.indexOf(text.charAt(index)) * weight;
    weight = (weight * 3) % 31;
  }
  return ALPHABET[(31 - (sum % 31)) % 31] === text[17];
}
