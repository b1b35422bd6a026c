import { budgetTotal, type PlanDetail, type PurchasePlan } from '@gezi/domain';
import { isQuantity } from '../../../../documents/core/lineRows';

/** The purchaser as the select stores it: id and display name of a user. */
export interface Purchaser {
  id: string;
  name: string;
}

/** A line being edited; a quantity with too many digits for a number stays text. */
export type PlanLine = Omit<PlanDetail, 'actualCounts'> & { actualCounts: number | string | null };

/** Request body of `PUT …/edit` (P§7). */
export type PlanToSave = Omit<PurchasePlan, 'purchasePlanDetailList'> & { purchasePlanDetailList: PlanLine[] };

/** The purchaser of a plan; null if none is assigned. */
export const purchaserOf = (plan: Pick<PurchasePlan, 'purchaseUserId' | 'purchaseUserName'>): Purchaser | null =>
  plan.purchaseUserId && plan.purchaseUserName ? { id: plan.purchaseUserId, name: plan.purchaseUserName } : null;

/** Replaces an empty purchase quantity by the demand (P§5), for display and saving. */
export const withQuantity = (line: PlanLine): PlanLine =>
  hasQuantity(line) ? line : { ...line, actualCounts: line.counts };

export const hasQuantity = ({ actualCounts }: Pick<PlanLine, 'actualCounts'>): boolean =>
  actualCounts !== null && actualCounts !== '';

/** True if the purchase quantity differs from the demand. Such a line requires a reason. */
export const changesQuantity = (line: Pick<PlanLine, 'actualCounts' | 'counts'>): boolean =>
  hasQuantity(line) && Number(line.actualCounts) !== line.counts;

/** True if a line requires a reason and has none. */
export const isReasonMissing = (line: PlanLine): boolean => changesQuantity(line) && !reasonOf(line);

/** Σ quantity to purchase × estimated price in yuan, 2 decimals; invalid quantities count as 0. */
export const budgetOf = (lines: readonly PlanLine[]): number =>
  budgetTotal(
    lines.map(({ actualCounts, counts, estimatedPrice }) => ({
      counts,
      estimatedPrice,
      actualCounts: hasQuantity({ actualCounts }) ? Number(actualCounts) || 0 : null,
    })),
  );

/** The whole plan with the current purchaser and lines. */
export const planToSave = (plan: PurchasePlan, purchaser: Purchaser, lines: readonly PlanLine[]): PlanToSave => ({
  ...plan,
  purchaseUserId: purchaser.id,
  purchaseUserName: purchaser.name,
  purchasePlanDetailList: lines.map((line) => ({ ...withQuantity(line), countsChangeReason: reasonOf(line) })),
});

/** Input of a purchaser for one line. */
export type LineEdit = Pick<PlanLine, 'id' | 'actualCounts' | 'countsChangeReason'>;

/** The input of all lines in normalised form: `10` and `10.0` are equal, blanks are no reason. */
export const editsOf = (lines: readonly PlanLine[]): LineEdit[] =>
  lines.map((line) => ({ id: line.id, actualCounts: quantityOf(line), countsChangeReason: reasonOf(line) }));

/** The plan's lines merged with the input; input for lines the plan no longer has is dropped. */
export function withEdits(plan: PurchasePlan, edits: readonly LineEdit[]): PlanLine[] {
  const entered = new Map(edits.map((edit) => [edit.id, edit]));
  return plan.purchasePlanDetailList.map((line) => withQuantity({ ...line, ...entered.get(line.id) }));
}

const reasonOf = ({ countsChangeReason }: Pick<PlanLine, 'countsChangeReason'>) => countsChangeReason?.trim() || null;

/** A number where one holds it exactly; otherwise what was typed. */
function quantityOf(line: PlanLine): number | string | null {
  const { actualCounts } = withQuantity(line);
  return isQuantity(actualCounts) ? Number(actualCounts) : actualCounts;
}
