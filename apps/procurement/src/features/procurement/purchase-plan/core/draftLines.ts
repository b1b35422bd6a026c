import { budgetTotal, PLAN_LINE_TEXTS, type PlanDetail } from '@gezi/domain';
import { isQuantity } from './planLines';

/** Amount in a cell; text while it is no number, or has more digits than one holds. */
type Amount = number | string | null;

/** A line of a draft in the grid. */
export interface DraftRow extends Record<(typeof TEXTS)[number], string | null> {
  /** Starts with `row_` for a new line. */
  id: string;
  counts: Amount;
  estimatedPrice: Amount;
}

const TEXTS = ['materialName', ...PLAN_LINE_TEXTS] as const;

/** The row of a stored line. A quantity of 0 was not entered yet. */
export const draftRowOf = (line: PlanDetail): DraftRow => ({
  ...textsOf(line),
  id: line.id,
  counts: line.counts === 0 ? null : line.counts,
  estimatedPrice: line.estimatedPrice,
});

/** A complete row of the values of the grid, a material or a workbook; blank texts are null. */
export function draftRowFrom(values: { id: string } & Partial<Record<keyof DraftRow, unknown>>): DraftRow {
  const { id, counts, estimatedPrice, ...texts } = values;
  return { ...textsOf(texts), id, counts: amountOf(counts), estimatedPrice: amountOf(estimatedPrice) };
}

/** True if nothing is entered in a row. Blank rows are not saved. */
export const isBlankRow = ({ id: _id, ...values }: Partial<DraftRow>): boolean =>
  Object.values(values).every((value) => value === null || value === undefined || String(value).trim() === '');

/** Σ demanded quantity × estimated price in yuan; invalid amounts count as 0. */
export const draftBudget = (rows: readonly DraftRow[]): number =>
  budgetTotal(
    rows.map(({ counts, estimatedPrice }) => ({
      counts: numberOf(counts),
      actualCounts: null,
      estimatedPrice: numberOf(estimatedPrice),
    })),
  );

const numberOf = (amount: Amount | undefined): number => (isQuantity(amount) ? Number(amount ?? 0) : 0);

const textsOf = (values: Readonly<Partial<Record<(typeof TEXTS)[number], unknown>>>) =>
  Object.fromEntries(TEXTS.map((name) => [name, textOf(values[name])])) as Record<
    (typeof TEXTS)[number],
    string | null
  >;

const textOf = (value: unknown): string | null =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim() || null : null;

const amountOf = (value: unknown): Amount =>
  typeof value === 'number' ? value : typeof value === 'string' && value.trim() !== '' ? value.trim() : null;
