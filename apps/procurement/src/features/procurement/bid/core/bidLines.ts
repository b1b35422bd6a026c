import { bidTotal, type QuoteLine, type QuoteLineIn } from '@gezi/domain';
import { amountOf, isQuantity, numberOf, textsOf, type Amount } from '../../../../documents/core/lineRows';

const TEXTS = ['mfr', 'brand', 'specs', 'startDate', 'endDate', 'remark'] as const;

/** Input of a supplier for one line. */
export interface QuoteEntry extends Record<(typeof TEXTS)[number], string | null> {
  detailId: string;
  count: Amount;
  /** Yuan per unit. */
  price: Amount;
  guaranteeMonth: Amount;
}

/** A line of the project with the input for it. */
export type QuoteRow = Omit<QuoteLine, keyof QuoteEntry | 'id'> & QuoteEntry & { id: string };

/** The input of a line in normalised form. */
export const entryOf = (line: Readonly<Record<keyof QuoteEntry, unknown>>): QuoteEntry => ({
  ...textsOf(TEXTS, line),
  detailId: String(line.detailId),
  count: amountOf(line.count),
  price: amountOf(line.price),
  guaranteeMonth: amountOf(line.guaranteeMonth),
});

/** The lines of a bid merged with the input; input for lines that the project does not have is dropped. */
export function withEntries(lines: readonly QuoteLine[], entries: readonly QuoteEntry[]): QuoteRow[] {
  const entered = new Map(entries.map((entry) => [entry.detailId, entry]));
  return lines.map((line) => ({ ...line, id: line.detailId, ...(entered.get(line.detailId) ?? entryOf(line)) }));
}

/** The line as it is sent. */
export function lineFrom(row: QuoteRow): QuoteLineIn {
  const { guaranteeMonth, ...line } = entryOf(row);
  return { ...line, guaranteeMonth: guaranteeMonth === null ? null : Number(guaranteeMonth) };
}

/** Σ quantity × price of lines in yuan, to 8 decimals; invalid amounts count as 0. */
export const draftTotal = (lines: readonly Pick<QuoteEntry, 'count' | 'price'>[]): string =>
  bidTotal(lines.map(({ count, price }) => ({ count: numberOf(count), price: numberOf(price) })));

/** The line with amounts that are numbers; invalid ones are absent. */
export const withValidAmounts = <Line extends Pick<QuoteEntry, 'count' | 'price'>>(line: Line): Line => ({
  ...line,
  count: isQuantity(line.count) ? line.count : null,
  price: isQuantity(line.price) ? line.price : null,
});
