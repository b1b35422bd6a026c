import type { Caller } from '../../platform/http/Caller';

/** A kind of work that waits for users, offered by a feature. */
export interface TodoKind {
  /** E.g. `plan-approve`. */
  code: string;
  /** Permission to do the work; users without it have none of it. Absent: `count` alone decides. */
  permission?: string;
  /** Name for users. */
  title: () => string;
  /** Page of the app with these records. */
  path: string;
  /** Number of records that wait for the caller. */
  count: (caller: Caller) => Promise<number>;
}
