import type { NumberSet } from './NumberSet';
import type { Piece } from './Piece';
import type { YearSpan } from './YearSpans';
import type { CronField } from '../fields';

/** Which days of a month are meant, from the one day field that is not `?`. */
export type DayRule =
  | { kind: 'dates'; dates: number }
  /** Bit 0 is Sunday. */
  | { kind: 'weekdays'; weekdays: number }
  | { kind: 'last'; offset: number; workday: boolean }
  | { kind: 'nearest'; date: number }
  /** `weekday` counts from 0, Sunday. */
  | { kind: 'lastOf'; weekday: number }
  | { kind: 'nth'; weekday: number; nth: number };

/** An expression that was read: what was written, and the sets it stands for. */
export interface CronSchedule {
  readonly expression: string;
  /** The pieces of each field as written. */
  readonly pieces: Readonly<Record<CronField, readonly Piece[]>>;
  readonly seconds: NumberSet;
  readonly minutes: NumberSet;
  readonly hours: NumberSet;
  readonly days: DayRule;
  readonly months: NumberSet;
  readonly years: readonly YearSpan[];
}
