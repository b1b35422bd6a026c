import Big from 'big.js';
import { done, EXACT_DIGITS, type Outcome, refused, sumOfProducts } from '../../kit';
import type { PlanDetail, PlanDetailIn, PlanEdit } from './schema';
import { isOpenForPurchaser, planStatus, type PlanStatus } from './status';

/** Quantity to purchase in the line's unit; defaults to the demanded quantity (P§5). */
export const quantityToPurchase = (line: Pick<PlanDetail, 'actualCounts' | 'counts'>): number =>
  line.actualCounts ?? line.counts;

/** Σ quantity to purchase × estimated price in yuan, half-up to 2 decimals (P§9). */
export const budgetTotal = (lines: readonly Pick<PlanDetail, 'actualCounts' | 'counts' | 'estimatedPrice'>[]): number =>
  sumOfProducts(lines.map((line) => ({ quantity: quantityToPurchase(line), price: line.estimatedPrice })));

/** User who reads a plan; role codes as in contract, part 3 §1. */
export interface PlanReader {
  userId: string;
  roles: readonly string[];
}

interface PlanForReader {
  status: string;
  purchaseUserId: string | null;
}

/** True if the caller may choose the purchaser and change quantities: managers and the assigned purchaser, while the plan is open. */
export const mayEditPlan = (plan: PlanForReader, reader: PlanReader): boolean =>
  isOpenForPurchaser(plan.status) && maySteer(plan, reader);

/** Managers and the assigned purchaser. */
export const maySteer = (
  { purchaseUserId }: Pick<PlanForReader, 'purchaseUserId'>,
  { roles, userId }: PlanReader,
): boolean =>
  ['manager', 'admin'].some((role) => roles.includes(role)) ||
  (roles.includes('purchaser') && purchaseUserId === userId);

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
  /** Lines whose quantity or reason differs from the stored ones. */
  lines: { id: string; actualCounts: string; countsChangeReason: string | null }[];
}

/**
 * Validates an edit of a plan in purchasing and returns the changes. The purchaser that the plan has may stay, even if the
 * account was frozen since; another one must be an active buyer of the tenant, which the server checks.
 *
 * @param stored plan in the database
 * @param edit input, already validated against its schema
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
  for (const [index, lineEdit] of (edit.purchasePlanDetailList ?? []).entries()) {
    const fieldOf = (member: string) => `purchasePlanDetailList/${index}/${member}`;
    const line = byId.get(lineEdit.id ?? '');
    if (!line) return refused({ code: 'unknown-line', field: fieldOf('id') });
    if (seen.has(line.id)) return refused({ code: 'repeated-line', field: fieldOf('id') });
    seen.add(line.id);

    const reason = newReason(line, lineEdit);
    if (isAsStored(line, lineEdit, reason)) continue;
    const quantity = newQuantity(line, lineEdit);
    if (quantity.c.length > EXACT_DIGITS) return refused({ code: 'too-precise', field: fieldOf('actualCounts') });
    if (!quantity.eq(line.counts) && !reason) {
      return refused({ code: 'reason-missing', field: fieldOf('countsChangeReason') });
    }
    const isUnchanged =
      line.actualCounts !== null && quantity.eq(line.actualCounts) && reason === line.countsChangeReason;
    if (!isUnchanged) lines.push({ id: line.id, actualCounts: quantity.toFixed(), countsChangeReason: reason });
  }
  return done({ status: planStatus.toPurchase, purchaseUserId: edit.purchaseUserId!, lines });
}

/** Whether a purchaser is chosen: id and name are both present (请选择采购员, P§5). */
export const hasPurchaser = (edit: Pick<PlanEdit, 'purchaseUserId' | 'purchaseUserName'>): boolean =>
  Boolean(edit.purchaseUserId?.trim() && edit.purchaseUserName?.trim());

/** True for a line that an edit leaves as it is, without computing amounts; false if in doubt. */
const isAsStored = (line: PlanDetail, { actualCounts }: PlanDetailIn, reason: string | null): boolean =>
  actualCounts !== null &&
  actualCounts === line.actualCounts &&
  reason === line.countsChangeReason &&
  (reason !== null || actualCounts === line.counts);

/** Absent = stored quantity; empty = demanded quantity. */
function newQuantity(line: PlanDetail, { actualCounts }: PlanDetailIn): Big {
  if (actualCounts === undefined) return Big(quantityToPurchase(line));
  return Big(actualCounts === null || actualCounts === '' ? line.counts : actualCounts);
}

/** Absent = stored reason; blank = no reason. */
const newReason = (line: PlanDetail, { countsChangeReason }: PlanDetailIn): string | null =>
  countsChangeReason === undefined ? line.countsChangeReason : countsChangeReason?.trim() || null;
