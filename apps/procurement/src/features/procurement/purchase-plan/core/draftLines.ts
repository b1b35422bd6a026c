import { budgetTotal, PLAN_LINE_TEXTS, type PlanDetail } from '@gezi/domain';
import { amountOf, numberOf, textsOf, type Amount } from '../../../../documents/core/lineRows';

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
  ...textsOf(TEXTS, line),
  id: line.id,
  counts: line.counts === 0 ? null : line.counts,
  estimatedPrice: line.estimatedPrice,
});

/** A complete row of the values of the grid, a material or a workbook; blank texts are null. */
export function draftRowFrom(values: { id: string } & Partial<Record<keyof DraftRow, unknown>>): DraftRow {
  const { id, counts, estimatedPrice, ...texts } = values;
  return { ...textsOf(TEXTS, texts), id, counts: amountOf(counts), estimatedPrice: amountOf(estimatedPrice) };
}

/** Σ demanded quantity × estimated price in yuan; invalid amounts count as 0. */
export const draftBudget = (rows: readonly DraftRow[]): number =>
  budgetTotal(
    rows.map(({ counts, estimatedPrice }) => ({
      counts: numberOf(counts),
      actualCounts: null,
      estimatedPrice: numberOf(estimatedPrice),
    })),
  );
