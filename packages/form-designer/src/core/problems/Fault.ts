import type { FormProblem } from '../document/FormProblem';

/** A problem of one part, before the part is named. */
export type Fault = Pick<FormProblem, 'code' | 'severity' | 'member' | 'detail'>;
