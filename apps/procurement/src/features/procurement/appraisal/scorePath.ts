/** Path of the list of evaluations. */
export const TASK_LIST_PATH = '/procurement/appraise';

/** Path of the scores of a task. */
export const scorePath = (id: string): string => `${TASK_LIST_PATH}/score?${new URLSearchParams({ id }).toString()}`;
