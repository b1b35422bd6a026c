import { awardedOr, bidTotal, type QuoteLine } from '@gezi/domain';

/** A line of a stored bid with its totals in yuan. */
export interface PricedRow extends Omit<QuoteLine, 'id'> {
  id: string;
  total: number;
  actualTotal: number;
}

/** Lines of a stored bid as rows of a table; awarded values that are not set fall back to the quoted ones (P§2). */
export const pricedRows = (lines: readonly QuoteLine[]): PricedRow[] =>
  lines.map((line) => {
    const actualCount = awardedOr(line.actualCount, line.count);
    const actualPrice = awardedOr(line.actualPrice, line.price);
    return {
      ...line,
      id: line.detailId,
      actualCount,
      actualPrice,
      total: Number(bidTotal([line])),
      actualTotal: Number(bidTotal([{ count: actualCount, price: actualPrice }])),
    };
  });
