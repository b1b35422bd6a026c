import { AMOUNT_TEXT } from '@gezi/domain';

/** Amount in a cell; text while it is no number, or has more digits than one holds. */
export type Amount = number | string | null;

/**
 * Maximum quantity, decimals stored by the server (contract, part 1 §1.7), and digits a JSON number represents exactly.
 */
const MAX_QUANTITY = 999_999_999_999;
const DECIMALS = 8;
const DIGITS = 15;

/** True for an empty value and for a number ≥ 0 with at most 8 decimals and 15 digits. */
export function isQuantity(value: unknown): boolean {
  if (value === null || value === undefined || value === '') return true;
  if (typeof value === 'string') {
    return AMOUNT_TEXT.test(value) && value.replace('.', '').length <= DIGITS;
  }
  return typeof value === 'number' && value >= 0 && value <= MAX_QUANTITY && Number(value.toFixed(DECIMALS)) === value;
}

/** True if nothing is entered in a row. Blank rows are not saved. */
export const isBlankRow = ({ id: _id, ...values }: object & { id?: unknown }): boolean =>
  Object.values(values).every(
    (value: unknown) => value === null || value === undefined || (typeof value === 'string' && value.trim() === ''),
  );

/** The amount as a number; an invalid one counts as 0. */
export const numberOf = (amount: Amount | undefined): number => (isQuantity(amount) ? Number(amount ?? 0) : 0);

/** The trimmed texts of a row; blank ones are null. */
export const textsOf = <Name extends string>(
  names: readonly Name[],
  values: Readonly<Partial<Record<Name, unknown>>>,
): Record<Name, string | null> =>
  Object.fromEntries(names.map((name) => [name, textOf(values[name])])) as Record<Name, string | null>;

/** The amount in a cell or a workbook; blank texts are null. */
export const amountOf = (value: unknown): Amount =>
  typeof value === 'number' ? value : typeof value === 'string' && value.trim() !== '' ? value.trim() : null;

const textOf = (value: unknown): string | null =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim() || null : null;
