import type { NumberSet } from './NumberSet';
import type { Piece } from './Piece';
import type { YearSpan } from './YearSpans';
import type { CronField } from '../fields';

/** Days of a month, from the day field that is not `?`. */
export type DayRule =
  | { kind: 'dates'; dates: number }
  /** Bit 0 is Sunday. */
  | { kind: 'weekdays'; weekdays: number }
  | { kind: 'last'; offset: number; workday: boolean }
  | { kind: 'nearest'; date: number }
  /** `weekday` counts from 0, Sunday. */
  | { kind: 'lastOf'; weekday: number }
  | { kind: 'nth'; weekday: number; nth: number };

/** A parsed expression: its source and its sets of numbers. */
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
