import { withoutThousands } from '../../core/numberOf';
import { plainText, type CellDefinition } from '../../core/cells/CellDefinition';

const TYPING = /^-?\d*\.?\d*$/;
const COMPLETE = /^-?(\d+\.?\d*|\.\d+)$/;

/**
 * A number. Typing accepts a leading minus, digits and one point; text that is not a number is cleared when the focus
 * leaves the cell (B§5). Digits beyond a double's precision are stored as text, so that none is lost.
 */
export const inputNumberCell: CellDefinition<number | string | null> = {
  type: 'inputNumber',
  defaultWidth: 120,
  control: 'text',
  filter: 'number',
  empty: null,
  align: 'end',
  format: plainText,
  accepts: (text) => TYPING.test(text),
  parse(text) {
    const plain = withoutThousands(text.trim());
    if (plain === '') return { ok: true, value: null };
    if (!COMPLETE.test(plain)) return { ok: false, reason: 'not-a-number' };
    const number = Number(plain);
    return { ok: true, value: plain.replace(/\D/g, '').length > 15 && !sameDigits(number, plain) ? plain : number };
  },
  compare: (a, b) => Number(a) - Number(b),
};

/** Whether the double prints the typed digits. */
const sameDigits = (number: number, text: string) => String(number) === text.replace(/^(-?)0+(?=\d)/, '$1');
