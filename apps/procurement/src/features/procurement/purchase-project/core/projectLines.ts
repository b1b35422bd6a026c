import {
  projectBudget,
  quantityToPurchase,
  TENDER_LINE_TEXTS,
  type PlanDetailRow,
  type TenderDetail,
} from '@gezi/domain';
import { amountOf, numberOf, textsOf, type Amount } from '../../../../documents/core/lineRows';

/** A line of a project in draft, in the grid. */
export interface TenderRow extends Record<(typeof TEXTS)[number], string | null> {
  /** Starts with `row_` for a new line. */
  id: string;
  actualCounts: Amount;
  estimatedPrice: Amount;
}

const TEXTS = ['materialName', 'planDetailNo', ...TENDER_LINE_TEXTS] as const;

/** The row of a stored line. A quantity of 0 was not entered yet. */
export const tenderRowOf = (line: TenderDetail): TenderRow => ({
  ...textsOf(TEXTS, line),
  id: line.id,
  actualCounts: line.actualCounts === 0 ? null : line.actualCounts,
  estimatedPrice: line.estimatedPrice,
});

/** A complete row of the values of the grid, a material or a line of a plan; blank texts are null. */
export function tenderRowFrom(values: { id: string } & Partial<Record<keyof TenderRow, unknown>>): TenderRow {
  const { id, actualCounts, estimatedPrice, ...texts } = values;
  return {
    ...textsOf(TEXTS, texts),
    id,
    actualCounts: amountOf(actualCounts),
    estimatedPrice: amountOf(estimatedPrice),
  };
}

/** The row that takes a quantity from a line of a plan. */
export const tenderRowOfPlan = (line: PlanDetailRow, quantity: number | null): TenderRow =>
  tenderRowFrom({ ...line, id: '', planDetailId: line.id, actualCounts: quantity });

/** The line as it is sent; the server knows the number of its plan line. */
export function tenderLineFrom(row: TenderRow): Omit<TenderRow, 'planDetailNo'> {
  const { planDetailNo: _no, ...line } = tenderRowFrom(row);
  return line;
}

/** Quantity of a plan line that is in no project. */
export const openQuantity = (line: PlanDetailRow): number => Math.max(quantityToPurchase(line) - line.usedCounts, 0);

/** Σ quantity × estimated price in yuan; invalid amounts count as 0. */
export const draftBudget = (rows: readonly TenderRow[]): number =>
  projectBudget(
    rows.map(({ actualCounts, estimatedPrice }) => ({
      actualCounts: numberOf(actualCounts),
      estimatedPrice: numberOf(estimatedPrice),
    })),
  );
