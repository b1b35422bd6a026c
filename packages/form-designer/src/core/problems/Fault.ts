import type { Problem } from '../document/Problem';

/** A problem of one part, before the part is named. */
export type Fault = Pick<Problem, 'code' | 'severity' | 'member' | 'detail'>;
