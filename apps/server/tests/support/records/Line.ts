import type { TestCaller } from '../startTestServer';
import type { User } from './users';

/** A record that a call may reach: its owner, the input, and the callers who reach it. */
export interface Line {
  record: string;
  input: (caller: TestCaller) => Record<string, unknown>;
  reached: readonly User[];
  /** Callers with the permission who get 403 instead of "not found"; default none. */
  forbiddenTo?: readonly User[];
}
export const line = (
  record: string,
  reached: readonly User[],
  input: Line['input'],
  forbiddenTo: readonly User[] = [],
): Line => ({ record, reached, input, forbiddenTo });

/** Records that the input of a call may name. */
export type CallRecords = 'no record' | readonly Line[];
