import type { TestCaller } from '../startTestServer';
import type { User } from './users';

/** One record a call may ask for: whose it is, how it is asked for, and who gets at it. */
export interface Line {
  record: string;
  input: (caller: TestCaller) => Record<string, unknown>;
  reached: readonly User[];
  /** Who may make the call and is told that this record is not for them; others, that there is none. Default nobody. */
  forbiddenTo?: readonly User[];
}
export const line = (
  record: string,
  reached: readonly User[],
  input: Line['input'],
  forbiddenTo: readonly User[] = [],
): Line => ({ record, reached, input, forbiddenTo });

/** What the input of a call may name. */
export type CallRecords = 'no record' | readonly Line[];
