import { done, refused, type Outcome } from '../../kit';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
/** Characters of a code, as the database has room for it. */
const LONGEST = 64;

export type OrgCodeRefusal = 'too-many' | 'too-deep';

/**
 * The code of a new department: the parent's, a letter and two digits, after all that stand beside it.
 *
 * @param parentCode `''` for a root
 * @param siblings codes below the parent, deleted ones too: none is given twice
 */
export function nextOrgCode(parentCode: string, siblings: readonly string[]): Outcome<string, OrgCodeRefusal> {
  if (parentCode.length + 3 > LONGEST) return refused('too-deep');
  const numbers = siblings.flatMap((code) => {
    const [, letter, digits] = /^([A-Z])(\d{2})$/.exec(code.slice(parentCode.length)) ?? [];
    return letter ? [LETTERS.indexOf(letter) * 99 + Number(digits)] : [];
  });
  const next = Math.max(0, ...numbers) + 1;
  const letter = LETTERS[Math.floor((next - 1) / 99)];
  if (!letter) return refused('too-many');
  return done(`${parentCode}${letter}${String(((next - 1) % 99) + 1).padStart(2, '0')}`);
}
