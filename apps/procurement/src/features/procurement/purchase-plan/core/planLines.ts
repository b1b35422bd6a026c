import { budgetTotal, type PlanDetail, type PurchasePlan } from '@gezi/domain';

/** Who buys, as the selector holds it: id and shown name of a user. */
export interface Purchaser {
  id: string;
  name: string;
}

/** A line while it is worked on: a quantity with more digits than a number can hold stays the text that was typed. */
export type PlanLine = Omit<PlanDetail, 'actualCounts'> & { actualCounts: number | string | null };

/** What `PUT …/edit` takes (P§7). */
export type PlanToSave = Omit<PurchasePlan, 'purchasePlanDetailList'> & { purchasePlanDetailList: PlanLine[] };

/** The purchaser of a plan; null as long as none is assigned. */
export const purchaserOf = (plan: Pick<PurchasePlan, 'purchaseUserId' | 'purchaseUserName'>): Purchaser | null =>
  plan.purchaseUserId && plan.purchaseUserName ? { id: plan.purchaseUserId, name: plan.purchaseUserName } : null;

/** An empty purchase quantity stands for the demand (P§5): shown so, and saved so. */
export const withQuantity = (line: PlanLine): PlanLine =>
  hasQuantity(line) ? line : { ...line, actualCounts: line.counts };

export const hasQuantity = ({ actualCounts }: Pick<PlanLine, 'actualCounts'>): boolean =>
  actualCounts !== null && actualCounts !== '';

/** Whether more or less is bought than was asked for; the reason is required then. */
export const changesQuantity = (line: Pick<PlanLine, 'actualCounts' | 'counts'>): boolean =>
  hasQuantity(line) && Number(line.actualCounts) !== line.counts;

/** Whether a line lacks the reason for its quantity. */
export const lacksReason = (line: PlanLine): boolean => changesQuantity(line) && !reasonOf(line);

/** Largest quantity, decimals the server keeps (contract, part 1 §1.7), and digits a JSON number holds exactly. */
const MOST = 999_999_999_999;
const DECIMALS = 8;
const DIGITS = 15;

/** A quantity is empty, or a number from 0 with at most 8 decimals and 15 digits in all. */
export function isQuantity(value: unknown): boolean {
  if (value === null || value === undefined || value === '') return true;
  if (typeof value === 'string') {
    return /^\d{1,12}(\.\d{1,8})?$/.test(value) && value.replace('.', '').length <= DIGITS;
  }
  return typeof value === 'number' && value >= 0 && value <= MOST && Number(value.toFixed(DECIMALS)) === value;
}

/** Σ quantity to purchase × estimated price in yuan, 2 decimals; what is no quantity yet counts nothing. */
export const budgetOf = (lines: readonly PlanLine[]): number =>
  budgetTotal(
    lines.map(({ actualCounts, counts, estimatedPrice }) => ({
      counts,
      estimatedPrice,
      actualCounts: hasQuantity({ actualCounts }) ? Number(actualCounts) || 0 : null,
    })),
  );

/** The whole plan with purchaser and lines as they stand in the page. */
export const planToSave = (plan: PurchasePlan, purchaser: Purchaser, lines: readonly PlanLine[]): PlanToSave => ({
  ...plan,
  purchaseUserId: purchaser.id,
  purchaseUserName: purchaser.name,
  purchasePlanDetailList: lines.map((line) => ({ ...withQuantity(line), countsChangeReason: reasonOf(line) })),
});

/** Whether the purchaser, or quantity or reason of any line, is no longer the plan's. */
export function differsFrom(plan: PurchasePlan, purchaser: Purchaser | null, lines: readonly PlanLine[]): boolean {
  if ((purchaser?.id ?? null) !== (purchaserOf(plan)?.id ?? null)) return true;
  const stored = new Map(plan.purchasePlanDetailList.map((line) => [line.id, line]));
  return lines.some((line) => {
    const before = stored.get(line.id);
    return !before || quantityOf(line) !== quantityOf(before) || reasonOf(line) !== reasonOf(before);
  });
}

const reasonOf = ({ countsChangeReason }: Pick<PlanLine, 'countsChangeReason'>) => countsChangeReason?.trim() || null;
const quantityOf = (line: PlanLine) => Number(withQuantity(line).actualCounts);
