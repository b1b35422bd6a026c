import Big from 'big.js';
import { done, refused, type Outcome } from '../../kit';
import type { PlanDetail, PlanDetailEdit, PlanEdit } from './schema';
import { isOpenForPurchaser, planStatus, type PlanStatus } from './status';

/** Quantity to purchase, in the line's unit: as demanded until the purchaser changes it (P§5). */
export const quantityToPurchase = (line: Pick<PlanDetail, 'actualCounts' | 'counts'>): number =>
  line.actualCounts ?? line.counts;

/** Σ quantity to purchase × estimated price in yuan, half-up to 2 decimals (P§9). */
export const budgetTotal = (lines: readonly Pick<PlanDetail, 'actualCounts' | 'counts' | 'estimatedPrice'>[]): number =>
  lines
    .reduce((sum, line) => sum.plus(Big(quantityToPurchase(line)).times(line.estimatedPrice ?? 0)), Big(0))
    .round(2, Big.roundHalfUp)
    .toNumber();

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
  | { code: 'repeated-line'; field: string }
  | { code: 'too-precise'; field: string }
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
  const seen = new Set<string>();
  const lines: PlanChange['lines'] = [];
  for (const [index, wanted] of (edit.purchasePlanDetailList ?? []).entries()) {
    const at = (member: string) => `purchasePlanDetailList/${index}/${member}`;
    const line = byId.get(wanted.id);
    if (!line) return refused({ code: 'unknown-line', field: at('id') });
    if (seen.has(line.id)) return refused({ code: 'repeated-line', field: at('id') });
    seen.add(line.id);

    const quantity = wantedQuantity(line, wanted);
    if (quantity.c.length > EXACT_DIGITS) return refused({ code: 'too-precise', field: at('actualCounts') });
    const reason = wantedReason(line, wanted);
    if (!quantity.eq(line.counts) && !reason) {
      return refused({ code: 'reason-missing', field: at('countsChangeReason') });
    }
    const same = line.actualCounts !== null && quantity.eq(line.actualCounts) && reason === line.countsChangeReason;
    if (!same) lines.push({ id: line.id, actualCounts: quantity.toFixed(), countsChangeReason: reason });
  }
  return done({ status: planStatus.toPurchase, purchaseUserId: edit.purchaseUserId!, lines });
}

/** A purchaser is chosen when id and name are both there (请选择采购员, P§5). */
export const hasPurchaser = (edit: Pick<PlanEdit, 'purchaseUserId' | 'purchaseUserName'>): boolean =>
  Boolean(edit.purchaseUserId?.trim() && edit.purchaseUserName?.trim());

/** Digits that a JSON number carries without loss. */
const EXACT_DIGITS = 15;

/** Absent: as stored; empty: as demanded. */
function wantedQuantity(line: PlanDetail, { actualCounts }: PlanDetailEdit): Big {
  if (actualCounts === undefined) return Big(quantityToPurchase(line));
  return Big(actualCounts === null || actualCounts === '' ? line.counts : actualCounts);
}

/** Absent: as stored; blank: none. */
const wantedReason = (line: PlanDetail, { countsChangeReason }: PlanDetailEdit): string | null =>
  countsChangeReason === undefined ? line.countsChangeReason : countsChangeReason?.trim() || null;
