import type { CronField } from './fields';

export type CronErrorCode =
  /** Fewer than six fields or more than seven. */
  | 'field-count'
  /** No field in particular can be read, e.g. the whole stands in quotes. */
  | 'expression-syntax'
  /** Both day fields are set; one must be `?`. */
  | 'both-days'
  /** Both day fields are `?`. */
  | 'no-day'
  | 'field-syntax'
  | 'field-range'
  | 'field-step'
  /** A word that names no month or weekday. */
  | 'field-name'
  /** `?`, `L`, `W`, `#` or a name where the field does not take it. */
  | 'field-misplaced'
  /** `L` beside other values of its field. */
  | 'last-alone'
  /** A range of years that runs backwards. */
  | 'year-order';

export type CronErrorField = CronField | 'expression';

export interface CronFault {
  code: CronErrorCode;
  /** The field at fault; `expression` when it is none in particular. */
  field: CronErrorField;
  /** The piece that could not be taken, in capitals. */
  part: string;
  /** Least and greatest number, where the fault is about bounds. */
  min?: number;
  max?: number;
}

/** An expression that Quartz does not take; tells which field is at fault and why. */
export class CronError extends Error {
  override readonly name = 'CronError';
  readonly code: CronErrorCode;
  readonly field: CronErrorField;
  readonly part: string;
  /** Bounds, where the fault is about them. */
  readonly min: number | undefined;
  readonly max: number | undefined;
  /** Code, part and bounds in one line for a log; people are told by the package's texts. */
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
