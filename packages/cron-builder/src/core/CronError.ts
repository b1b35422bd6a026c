import type { CronField } from './fields';

export type CronErrorCode =
  /** Fewer than six fields or more than seven. */
  | 'field-count'
  /** The expression is unreadable, e.g. in quotes. */
  | 'expression-syntax'
  /** Both day fields are set; one must be `?`. */
  | 'both-days'
  /** Both day fields are `?`. */
  | 'no-day'
  | 'field-syntax'
  | 'field-range'
  | 'field-step'
  /** A word that is not a month or weekday. */
  | 'field-name'
  /** `?`, `L`, `W`, `#` or a name where the field does not allow it. */
  | 'field-misplaced'
  /** `L` together with other values. */
  | 'last-alone'
  /** A descending range of years. */
  | 'year-order';

export type CronErrorField = CronField | 'expression';

export interface CronFault {
  code: CronErrorCode;
  /** The refused field; `expression` for none in particular. */
  field: CronErrorField;
  /** The refused part in upper case. */
  part: string;
  /** Minimum and maximum, for errors of range. */
  min?: number;
  max?: number;
}

/** Error of an expression that Quartz refuses, with field and reason. */
export class CronError extends Error {
  override readonly name = 'CronError';
  readonly code: CronErrorCode;
  readonly field: CronErrorField;
  readonly part: string;
  /** Minimum and maximum, for errors of range. */
  readonly min: number | undefined;
  readonly max: number | undefined;
  /** Code, part and bounds for a log; `useCronFault` gives the message for users. */
  readonly reason: string;

  constructor({ code, field, part, min, max }: CronFault) {
    const reason = `${code} "${part}"${max === undefined ? '' : `, ${min} to ${max}`}`;
    super(`${field}: ${reason}`);
    this.code = code;
    this.field = field;
    this.part = part;
    this.min = min;
    this.max = max;
    this.reason = reason;
  }
}
