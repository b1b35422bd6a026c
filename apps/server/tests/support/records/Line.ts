import type { TestCaller } from '../startTestServer';
import type { User } from './users';

/** One record a call may ask for: whose it is, how it is asked for, and who gets at it. */
export interface Line {
  record: string;
  input: (caller: TestCaller) => Record<string, unknown>;
  reached: readonly User[];
}
export const line = (record: string, reached: readonly User[], input: Line['input']): Line => ({
  record,
  reached,
  input,
});

/** What the input of a call may name. */
export type CallRecords = 'no record' | readonly Line[];
