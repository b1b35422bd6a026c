/** The part of a plan a refusal is about, e.g. `purchasePlanDetailList/0/countsChangeReason`. */
export type PlanField = { at: 'purchaser' } | { at: 'line'; index: number; column: string };

/** @param field `field` of the refusal's envelope; undefined result if the page does not show it */
export function planFieldOf(field: string | undefined): PlanField | undefined {
  if (!field) return undefined;
  const path = field.replace(/^\//, '');
  if (path === 'purchaseUserId' || path === 'purchaseUserName') return { at: 'purchaser' };
  const line = /^purchasePlanDetailList\/(\d+)\/(\w+)$/.exec(path);
  return line ? { at: 'line', index: Number(line[1]), column: line[2]! } : undefined;
}
