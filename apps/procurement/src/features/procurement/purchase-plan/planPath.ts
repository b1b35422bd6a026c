const MODES = ['view', 'commit', 'edit', 'add'] as const;

/**
 * `commit`: chooses the purchaser and changes quantities; `view`: read-only (P§2); `edit`: writes the draft; `add`: a new
 * draft.
 */
export type PlanMode = (typeof MODES)[number];

/** Reads the mode of an address; default `view`. */
export const planModeOf = (text: string | null): PlanMode => MODES.find((mode) => mode === text) ?? 'view';

/** Path of a plan. */
export const planPath = (id: string, mode: PlanMode): string =>
  `/purchase/plan/view?${new URLSearchParams({ id, mode }).toString()}`;

/** Path of a new plan. */
export const NEW_PLAN_PATH = '/purchase/plan/view?mode=add';

/** Path of the list. */
export const PLAN_LIST_PATH = '/purchase/plan';

/** Path of the lines of all plans. */
export const PLAN_LINES_PATH = '/purchase/plan/lines';

/** Permission to assign plans and change quantities; the server's flags decide for each plan. */
export const PLAN_EDIT_PERMISSION = 'purchase:purchasePlan:edit';
