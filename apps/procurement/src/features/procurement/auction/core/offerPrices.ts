import { auctionTotal, loweredPrices, type AuctionLine } from '@gezi/domain';

/** A drop of the total above this share asks for a confirmation. */
export const LARGE_DROP = 0.2;

/** A line of the offer form; empty prices are null. */
export interface OfferRow extends Omit<AuctionLine, 'detailId'> {
  /** Line of the project. */
  id: string;
  price: number | string | null;
}

/** The rows of the form, with the prices of the own latest offer. */
export const offerRows = (lines: readonly AuctionLine[]): OfferRow[] =>
  lines.map(({ detailId, ...line }) => ({ ...line, id: detailId, price: line.myPrice }));

/** Total in yuan, 8 decimals; undefined while a price is missing. */
export function totalOf(rows: readonly OfferRow[]): string | undefined {
  const prices = pricesOf(rows);
  return prices && auctionTotal(projectOf(rows), prices);
}

/** Prices that are lower in total by `by` yuan at least, by line; undefined if that is not possible. */
export function lowered(rows: readonly OfferRow[], by: number): Record<string, number> | undefined {
  const prices = pricesOf(rows);
  return prices && loweredPrices(projectOf(rows), prices, by);
}

function pricesOf(rows: readonly OfferRow[]): Record<string, number | string> | undefined {
  if (rows.length === 0 || rows.some(({ price }) => !isPrice(price))) return undefined;
  return Object.fromEntries(rows.map(({ id, price }) => [id, price!]));
}

const projectOf = (rows: readonly OfferRow[]) => ({
  longSource: rows.every(({ needCount }) => needCount === null) ? 1 : 0,
  minStep: null,
  detailList: rows.map(({ id, needCount }) => ({ id, actualCounts: needCount ?? 0 })),
});

/** Share by which a total is below another one; 0 if it is not. */
export const dropFrom = (former: number, total: string): number => Math.max(0, (former - Number(total)) / former);

/** True for an amount above 0 with 8 decimals at most. */
export function isPrice(value: unknown): boolean {
  const text = typeof value === 'number' || typeof value === 'string' ? String(value) : '';
  return PRICE.test(text) && Number(text) > 0;
}

const PRICE = /^\d{1,12}(\.\d{1,8})?$/;
