import { done, refused, type Outcome } from '../kit';
import type { PlanDetail, PlanDetailEdit, PlanEdit } from './schema';
import { isOpenForPurchaser, planStatus, type PlanStatus } from './status';

/** Quantity to purchase, in the line's unit: as demanded until the purchaser changes it (P§5). */
export const quantityToPurchase = (line: Pick<PlanDetail, 'actualCounts' | 'counts'>): number =>
  line.actualCounts ?? line.counts;

/** Σ quantity to purchase × estimated price in yuan, half-up to 2 decimals (P§9). */
export function budgetTotal(lines: readonly Pick<PlanDetail, 'actualCounts' | 'counts' | 'estimatedPrice'>[]): number {
  const total = lines.reduce((sum, line) => sum + quantityToPurchase(line) * (line.estimatedPrice ?? 0), 0);
  // Half-up on the decimal notation: 1.005 is stored a hair below itself.
  return Math.round(Number(`${total.toPrecision(15)}e2`)) / 100;
}

/** What of a plan its reader is: roles are codes of contract part 3 §1. */
export interface PlanReader {
  userId: string;
  roles: readonly string[];
}

interface PlanForReader {
  status: string;
  purchaseUserId: string | null;
}

/** Whether the caller may choose the purchaser and change quantities: manager, or the assigned purchaser, while the plan is open. */
export function mayEditPlan(plan: PlanForReader, reader: PlanReader): boolean {
  if (!isOpenForPurchaser(plan.status)) return false;
  const leads = reader.roles.includes('manager') || reader.roles.includes('admin');
  return leads || (reader.roles.includes('purchaser') && plan.purchaseUserId === reader.userId);
}

export type PlanEditRefusal =
  | { code: 'not-editable' }
  | { code: 'no-purchaser' }
  | { code: 'unknown-line'; field: string }
  | { code: 'reason-missing'; field: string };

export interface PlanChange {
  status: PlanStatus;
  purchaseUserId: string;
  /** Lines whose quantity or reason differs from what is stored. */
  lines: { id: string; actualCounts: string; countsChangeReason: string | null }[];
}

/**
 * Checks an edit of a plan that is being purchased and says what it changes.
 *
 * @param stored the plan as it is in the database
 * @param edit what came in, schema-checked
 */
export function planChange(
  stored: PlanForReader & { purchasePlanDetailList: readonly PlanDetail[] },
  edit: PlanEdit,
  reader: PlanReader,
): Outcome<PlanChange, PlanEditRefusal> {
  if (!mayEditPlan(stored, reader)) return refused({ code: 'not-editable' });
  if (!hasPurchaser(edit)) return refused({ code: 'no-purchaser' });

  const byId = new Map(stored.purchasePlanDetailList.map((line) => [line.id, line]));
  const lines: PlanChange['lines'] = [];
  for (const [index, wanted] of (edit.purchasePlanDetailList ?? []).entries()) {
    const line = byId.get(wanted.id);
    if (!line) return refused({ code: 'unknown-line', field: `purchasePlanDetailList/${index}/id` });
    const change = lineChange(line, wanted);
    if (change.changesQuantity && !change.countsChangeReason) {
      return refused({ code: 'reason-missing', field: `purchasePlanDetailList/${index}/countsChangeReason` });
    }
    if (change.differs) {
      const { actualCounts, countsChangeReason } = change;
      lines.push({ id: line.id, actualCounts, countsChangeReason });
    }
  }
  return done({ status: planStatus.toPurchase, purchaseUserId: edit.purchaseUserId!, lines });
}

/** A purchaser is chosen when id and name are both there (请选择采购员, P§5). */
export const hasPurchaser = (edit: Pick<PlanEdit, 'purchaseUserId' | 'purchaseUserName'>): boolean =>
  Boolean(edit.purchaseUserId?.trim() && edit.purchaseUserName?.trim());

function lineChange(line: PlanDetail, wanted: PlanDetailEdit) {
  const empty = wanted.actualCounts === undefined || wanted.actualCounts === null || wanted.actualCounts === '';
  const actualCounts = String(empty ? line.counts : wanted.actualCounts);
  const changesQuantity = Number(actualCounts) !== line.counts;
  const reason = wanted.countsChangeReason?.trim() || null;
  const differs = Number(actualCounts) !== line.actualCounts || reason !== (line.countsChangeReason || null);
  return { actualCounts, changesQuantity, countsChangeReason: reason, differs };
}
