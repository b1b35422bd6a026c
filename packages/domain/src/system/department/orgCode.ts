import { done, refused, type Outcome } from '../../kit';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
/** Maximum characters of a code in the database. */
const MAX_LENGTH = 64;

export type OrgCodeRefusal = 'too-many' | 'too-deep';

/**
 * Next code below a parent: the parent's code plus a letter and two digits, after all siblings.
 *
 * @param parentCode `''` for the root
 * @param siblings codes of the parent's children, including deleted ones, so that no code is reused
 */
export function nextOrgCode(parentCode: string, siblings: readonly string[]): Outcome<string, OrgCodeRefusal> {
  if (parentCode.length + 3 > MAX_LENGTH) return refused('too-deep');
  const numbers = siblings.flatMap((code) => {
    const [, letter, digits] = /^([A-Z])(\d{2})$/.exec(code.slice(parentCode.length)) ?? [];
    return letter ? [LETTERS.indexOf(letter) * 99 + Number(digits)] : [];
  });
  const next = Math.max(0, ...numbers) + 1;
  const letter = LETTERS[Math.floor((next - 1) / 99)];
  if (!letter) return refused('too-many');
  return done(`${parentCode}${letter}${String(((next - 1) % 99) + 1).padStart(2, '0')}`);
}
