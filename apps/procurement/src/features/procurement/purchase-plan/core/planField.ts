/** A place in a plan that a refusal of the server names, e.g. `purchasePlanDetailList/0/countsChangeReason`. */
export type PlanField = { at: 'purchaser' } | { at: 'line'; index: number; column: string };

/** @param field `field` of the refusing envelope; undefined when it names none that the page shows */
export function planFieldOf(field: string | undefined): PlanField | undefined {
  if (!field) return undefined;
  const path = field.replace(/^\//, '');
  if (path === 'purchaseUserId' || path === 'purchaseUserName') return { at: 'purchaser' };
  const line = /^purchasePlanDetailList\/(\d+)\/(\w+)$/.exec(path);
  return line ? { at: 'line', index: Number(line[1]), column: line[2]! } : undefined;
}
