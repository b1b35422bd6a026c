/** Possible decisions on a registration; `reject` requires a reason. */
export type Decision = 'approve' | 'reject' | 'void';
