/** A card number of 10 to 20 digits whose last one is right by Luhn's rule (ISO/IEC 7812-1). */
export function isBankCard(text: string): boolean {
  if (!/^\d{10,20}$/.test(text)) return false;
  let sum = 0;
  for (let index = 0; index < text.length; index++) {
    const digit = Number(text[text.length - 1 - index]);
    const doubled = index % 2 === 1 ? digit * 2 : digit;
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0;
}
