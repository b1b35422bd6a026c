/** `commit`: chooses the purchaser and changes quantities; `view`: read-only (P§2). */
export type PlanMode = 'commit' | 'view';

/** Path of a plan. */
export const planPath = (id: string, mode: PlanMode): string =>
  `/purchase/plan/view?${new URLSearchParams({ id, mode }).toString()}`;

/** Path of the list. */
export const PLAN_LIST_PATH = '/purchase/plan';

/** Permission to assign plans and change quantities; the server's flags decide for each plan. */
export const PLAN_EDIT_PERMISSION = 'purchase:purchasePlan:edit';
