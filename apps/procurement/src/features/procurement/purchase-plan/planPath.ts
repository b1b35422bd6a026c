/** `commit` chooses the purchaser and changes quantities, `view` only shows (P§2). */
export type PlanMode = 'commit' | 'view';

/** Address of a plan. */
export const planPath = (id: string, mode: PlanMode): string =>
  `/purchase/plan/view?${new URLSearchParams({ id, mode }).toString()}`;

/** Address of the list. */
export const PLAN_LIST_PATH = '/purchase/plan';

/** Who may assign plans and change quantities holds this code; the server's flags decide plan by plan. */
export const PLAN_EDIT_PERMISSION = 'purchase:purchasePlan:edit';
