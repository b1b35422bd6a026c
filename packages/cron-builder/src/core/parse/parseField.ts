import { CronError, type CronErrorCode } from '../CronError';
import { FIELD_RULES, MAX_INT, type CronField } from '../fields';
import type { Piece } from './Piece';

const NUMBERS = /^(\d+)(?:-(\d+))?(?:\/(\d+))?$/;
const STAR = /^(?:\*|\*?\/(\d+))$/;
// Quartz ignores a step after names.
const NAMES = /^([A-Z]{3})(?:-([A-Z]{3}))?(?:\/(\d+))?$/;
const LAST_DAY = /^L(?:-(\d+))?(W)?$/;
const NEAREST = /^(\d+)W$/;
const LAST_WEEKDAY = /^(\d+|[A-Z]{3})?L$/;
const NTH_WEEKDAY = /^(\d+|[A-Z]{3})#(\d+)$/;

/** The largest n of `L-n` (Quartz). */
const MAX_OFFSET = 30;
const MAX_NTH = 5;

/**
 * Parses a field.
 *
 * @param text the field in capitals, without spaces
 * @param horizon last year to search; a loop of years must not begin after it
 * @throws {CronError} with `field` as its field
 */
export function parseField(text: string, field: CronField, horizon: number): Piece[] {
  if (text === '*') return [{ kind: 'every', step: 1 }];
  const day = field === 'dom' || field === 'dow';
  if (text === '?' && day) return [{ kind: 'any' }];
  if (!text.includes(',')) return [parsePiece(text, field, horizon)];
  // Quartz does not support L, or two #, together with other days.
  if (day && (text.includes('L') || text.indexOf('#') !== text.lastIndexOf('#'))) refuse('last-alone', field, text);
  return text.split(',').map((part) => parsePiece(part, field, horizon));
}

function parsePiece(part: string, field: CronField, horizon: number): Piece {
  return parseNumbers(part, field, horizon) ?? parseSpecial(part, field) ?? unreadable(part, field);
}

function parseNumbers(part: string, field: CronField, horizon: number): Piece | undefined {
  const numbers = NUMBERS.exec(part);
  if (numbers) {
    const from = bounded(numbers[1]!, field);
    if (numbers[2] !== undefined) {
      const to = bounded(numbers[2], field);
      if (field === 'year' && to < from) refuse('year-order', field, part);
      // Quartz does not limit the step here: a larger step leaves the first value.
      return { kind: 'range', from, to, step: boundedStep(numbers[3] ?? '1', field, MAX_INT) };
    }
    if (numbers[3] === undefined) return { kind: 'value', from };
    if (field === 'year' && from > horizon) refuse('year-order', field, part);
    return { kind: 'loop', from, step: boundedStep(numbers[3], field) };
  }
  const star = STAR.exec(part);
  if (star) return { kind: 'every', step: star[1] === undefined ? 1 : boundedStep(star[1], field) };
  return undefined;
}

function parseSpecial(part: string, field: CronField): Piece | undefined {
  const names = FIELD_RULES[field].names && NAMES.exec(part);
  if (names) {
    if (names[3] !== undefined) boundedStep(names[3], field, MAX_INT);
    const from = named(names[1]!, field);
    return names[2] ? { kind: 'range', from, to: named(names[2], field), step: 1 } : { kind: 'value', from };
  }
  if (field === 'dom') return parseDayOfMonth(part);
  return field === 'dow' ? parseDayOfWeek(part) : undefined;
}

function parseDayOfMonth(part: string): Piece | undefined {
  const last = LAST_DAY.exec(part);
  if (last) {
    const offset = +(last[1] ?? 0);
    if (offset > MAX_OFFSET) throw new CronError({ code: 'field-range', field: 'dom', part, min: 0, max: MAX_OFFSET });
    return { kind: 'last', offset, workday: last[2] !== undefined };
  }
  // Quartz hangs at `0W`; the bounds exclude it.
  const nearest = NEAREST.exec(part);
  return nearest ? { kind: 'nearest', from: bounded(nearest[1]!, 'dom') } : undefined;
}

function parseDayOfWeek(part: string): Piece | undefined {
  const last = LAST_WEEKDAY.exec(part);
  // L alone means the last day of the week, Saturday.
  if (last) return last[1] === undefined ? { kind: 'value', from: 7 } : { kind: 'lastOf', from: weekday(last[1]) };
  const nth = NTH_WEEKDAY.exec(part);
  if (!nth) return undefined;
  const count = +nth[2]!;
  if (count < 1 || count > MAX_NTH) {
    throw new CronError({ code: 'field-range', field: 'dow', part: nth[2]!, min: 1, max: MAX_NTH });
  }
  return { kind: 'nth', from: weekday(nth[1]!), nth: count };
}

const weekday = (text: string) => (text > '9' ? named(text, 'dow') : bounded(text, 'dow'));

function bounded(digits: string, field: CronField): number {
  const { min, max } = FIELD_RULES[field];
  const value = +digits;
  if (value < min || value > max) throw new CronError({ code: 'field-range', field, part: digits, min, max });
  return value;
}

/** A step of 0 is refused: Quartz hangs on some of them and ignores others. */
function boundedStep(digits: string, field: CronField, max = FIELD_RULES[field].maxStep): number {
  if (+digits < 1 || +digits > max) throw new CronError({ code: 'field-step', field, part: digits, min: 1, max });
  return +digits;
}

function named(name: string, field: CronField): number {
  const index = FIELD_RULES[field].names!.indexOf(name);
  if (index < 0) refuse(isName(name) ? 'field-misplaced' : 'field-name', field, name);
  return index + 1;
}

/** The most precise error for a field that fits no form. */
function unreadable(part: string, field: CronField): never {
  const elsewhere =
    part === '?' || LAST_DAY.test(part) || NEAREST.test(part) || LAST_WEEKDAY.test(part) || NTH_WEEKDAY.test(part);
  if (elsewhere || part.split('-').some(isName)) refuse('field-misplaced', field, part);
  refuse(FIELD_RULES[field].names && /^[A-Z]{2}/.test(part) ? 'field-name' : 'field-syntax', field, part);
}

const isName = (text: string) => FIELD_RULES.month.names!.includes(text) || FIELD_RULES.dow.names!.includes(text);

function refuse(code: CronErrorCode, field: CronField, part: string): never {
  throw new CronError({ code, field, part });
}
