import { CronError, type CronErrorCode } from '../CronError';
import { CRON_FIELDS, defaultHorizon, FIRST_YEAR, type CronField } from '../fields';
import type { CronSchedule, DayRule } from './CronSchedule';
import { parseField } from './parseField';
import type { Piece } from './Piece';
import { toNumberSet } from './toNumberSet';
import type { YearSpan } from './YearSpans';

export interface ParseOptions {
  /** Last year looked at; default the current one plus 100, as in Quartz. A loop of years may not begin after it. */
  horizon?: number;
}

/**
 * Parses an expression like Quartz 2.3.2.
 *
 * @param expression second, minute, hour, day of month, month, day of week, and optionally year, separated by spaces (B§3)
 * @throws {CronError} `error.field` names the field, `error.code` and `error.reason` give the reason
 */
export function parseCron(expression: string, options: ParseOptions = {}): CronSchedule {
  if (expression.length > MAX_LENGTH) refuse('expression-syntax');
  const texts = splitFields(expression);
  if (texts.length < 6 || texts.length > 7) refuse('field-count', String(texts.length));
  const horizon = options.horizon ?? defaultHorizon();
  const pieces = readFields(texts, horizon);
  return {
    expression,
    pieces,
    seconds: toNumberSet(pieces.second, 'second'),
    minutes: toNumberSet(pieces.minute, 'minute'),
    hours: toNumberSet(pieces.hour, 'hour'),
    days: toDayRule(pieces),
    months: toNumberSet(pieces.month, 'month'),
    years: pieces.year.map(toYearSpan),
  };
}

/** Maximum length; the longest useful expression is shorter. */
const MAX_LENGTH = 4000;

/** An error without a specific field. */
function refuse(code: CronErrorCode, part = ''): never {
  throw new CronError({ code, field: 'expression', part });
}

/** Splits an expression into fields in upper case, separated by spaces and tabs, as in Quartz. */
export function splitFields(expression: string): string[] {
  const texts = expression.toUpperCase().split(/[ \t]+/);
  // Like trim in Java, which removes line ends.
  return (/[\r\n]/.test(expression) ? texts.map((text) => text.replace(/^[\r\n]+|[\r\n]+$/g, '')) : texts).filter(
    Boolean,
  );
}

function readFields(texts: string[], horizon: number): Record<CronField, Piece[]> {
  const pieces = {} as Record<CronField, Piece[]>;
  let fault: CronError | undefined;
  let faults = 0;
  CRON_FIELDS.forEach((field, index) => {
    try {
      pieces[field] = parseField(texts[index] ?? '*', field, horizon);
    } catch (error) {
      if (!(error instanceof CronError)) throw error;
      fault ??= error;
      faults += 1;
    }
  });
  if (!fault) return pieces;
  // Empty, or in quotes: an error without a specific field.
  const ends = texts[0]!.charAt(0) + texts.at(-1)!.slice(-1);
  if (faults === texts.length || (WRAPPINGS.includes(ends) && texts[0]!.length > 1)) {
    refuse('expression-syntax');
  }
  throw fault;
}

const WRAPPINGS = ['""', "''", '``', '()', '[]', '{}', '“”', '‘’'];

function toDayRule({ dom, dow }: Record<CronField, Piece[]>): DayRule {
  const byDate = dom[0]!.kind !== 'any';
  if (byDate === (dow[0]!.kind !== 'any')) {
    refuse(byDate ? 'both-days' : 'no-day');
  }
  return byDate ? toDateRule(dom) : toWeekdayRule(dow);
}

function toDateRule(pieces: Piece[]): DayRule {
  const [first] = pieces;
  if (first?.kind === 'last') return { kind: 'last', offset: first.offset, workday: first.workday };
  const dates = toNumberSet(pieces, 'dom');
  // With W Quartz uses the smallest day only.
  if (pieces.some(({ kind }) => kind === 'nearest')) return { kind: 'nearest', date: dates.next(0) };
  return { kind: 'dates', dates: dates.bits };
}

function toWeekdayRule(pieces: Piece[]): DayRule {
  const weekdays = toNumberSet(pieces, 'dow');
  // With L and # Quartz uses the first weekday only.
  const weekday = weekdays.next(0) - 1;
  if (pieces[0]?.kind === 'lastOf') return { kind: 'lastOf', weekday };
  const nth = pieces.find((piece) => piece.kind === 'nth');
  if (nth) return { kind: 'nth', weekday, nth: nth.nth };
  return { kind: 'weekdays', weekdays: weekdays.bits >>> 1 };
}

export function toYearSpan(piece: Piece): YearSpan {
  switch (piece.kind) {
    case 'every':
      return { from: FIRST_YEAR, to: Infinity, step: piece.step };
    case 'loop':
      return { from: piece.from, to: Infinity, step: piece.step };
    case 'range':
      return { from: piece.from, to: piece.to, step: piece.step };
    case 'value':
      return { from: piece.from, to: piece.from, step: 1 };
    default:
      throw new RangeError(`A year cannot be ${piece.kind}`);
  }
}
