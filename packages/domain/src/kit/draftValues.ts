import Big from 'big.js';

/** Digits a JSON number represents exactly. */
export const EXACT_DIGITS = 15;

/** The amount as an exact text; null for none, undefined for one with too many digits. */
export function exactAmount(value: number | string | null | undefined): string | null | undefined {
  if (value === null || value === undefined || value === '') return null;
  const amount = Big(value);
  return amount.c.length > EXACT_DIGITS ? undefined : amount.toFixed();
}

/** True if two amounts are equal, whatever their number of decimals. */
export const isSameAmount = (one: number | string, other: number | string): boolean => Big(one).eq(other);

/** True if the column of an amount can have it: up to 12 digits before the point. */
export const isStorableAmount = (amount: number | string): boolean => Big(amount).lt(MAX_AMOUNT);

const MAX_AMOUNT = Big(10).pow(12);

/** A stored exact amount as the number of the wire. */
export const numberOrNull = (amount: string | null | undefined): number | null =>
  amount === null || amount === undefined ? null : Number(amount);

/** The id of a stored line; null for a new one. Temporary ids of a grid start with `row_`. */
export const storedId = (id: string | null | undefined): string | null => (id && !id.startsWith('row_') ? id : null);

/** Texts of a line in requests, trimmed; empty ones are null. */
export const lineTexts = <Name extends string>(
  names: readonly Name[],
  line: Readonly<Partial<Record<Name, string | null | undefined>>>,
): Record<Name, string | null> =>
  Object.fromEntries(names.map((name) => [name, line[name]?.trim() || null])) as Record<Name, string | null>;

interface Product {
  quantity: number | string | null | undefined;
  /** Yuan per unit. */
  price: number | string | null | undefined;
}

/** Σ quantity × price in yuan, half-up to 2 decimals (P§9). */
export const sumOfProducts = (lines: readonly Product[]): number => Number(exactSumOfProducts(lines, 2));

/** Σ quantity × price in yuan as an exact text, half-up to the given number of decimals. */
export const exactSumOfProducts = (lines: readonly Product[], decimals: number): string =>
  lines
    .reduce((sum, { quantity, price }) => sum.plus(Big(quantity || 0).times(price || 0)), Big(0))
    .round(decimals, Big.roundHalfUp)
    .toFixed();
