import { MONTHS, WEEKDAYS } from '../fields';
import type { CronSchedule } from '../parse/CronSchedule';
import { members } from '../parse/members';
import type { Piece } from '../parse/Piece';
import { clockTimes, two } from './clockTimes';
import { dayStyle, fromMonday, isEven, isZero, toPart, type DayStyle, type Part } from './toPart';

export function describeEnglish(schedule: CronSchedule): string {
  const date = describeDate(schedule);
  const times = clockTimes(schedule);
  if (times) return `At ${list(times)} ${date}`;
  const rhythm = describeRhythm(schedule);
  return date === 'every day' ? rhythm : `${rhythm}, ${date}`;
}

function describeDate({ pieces: { dom, dow, month, year } }: CronSchedule): string {
  const monthText = months(toPart(month, 'month'));
  const style = dayStyle(dom, dow);
  const dates = style.kind === 'weekdays' ? '' : toDates(style, dom, dow);
  const days = style.kind === 'weekdays' ? weekdays(dow) : 'every day';
  const span = dates ? `${dates} of ${monthText || 'every month'}` : `${days}${monthText && ` in ${monthText}`}`;
  return `${span} ${years(year)}`.trim();
}

function years(pieces: readonly Piece[]): string {
  const texts = pieces.map((piece) => {
    switch (piece.kind) {
      case 'value':
        return String(piece.from);
      case 'range':
        return `${piece.from}–${piece.to}${piece.step > 1 ? ` every ${ordinal(piece.step)} year` : ''}`;
      case 'loop':
        return `every ${piece.step > 1 ? `${ordinal(piece.step)} ` : ''}year from ${piece.from}`;
      case 'every':
        return piece.step > 1 ? `every ${ordinal(piece.step)} year from 1970` : '';
      default:
        return '';
    }
  });
  if (texts.includes('')) return '';
  const text = list(texts);
  return /^\d/.test(text) ? `in ${text}` : text;
}

function months(part: Part): string {
  if (part.kind === 'range') return `${MONTHS[part.from - 1]} to ${MONTHS[part.to - 1]}`;
  return part.kind === 'values' ? list(part.values.map((month) => MONTHS[month - 1]!)) : '';
}

function weekdays(pieces: readonly Piece[]): string {
  const values = members(pieces, 'dow');
  if (values.length === 7) return 'every day';
  const name = (value: number) => WEEKDAYS[value - 1]!;
  const [piece] = pieces;
  if (pieces.length === 1 && piece?.kind === 'range' && piece.step === 1 && values.length > 2) {
    return `${name(piece.from)} to ${name(piece.to)}`;
  }
  return `every ${list(fromMonday(values).map(name))}`;
}

/** The dates within a month, ready for `of March`; empty for all of them. */
function toDates(style: DayStyle, dom: readonly Piece[], dow: readonly Piece[]): string {
  const weekday = () => WEEKDAYS[members(dow, 'dow')[0]! - 1];
  switch (style.kind) {
    case 'nth':
      return `on the ${ordinal(style.nth)} ${weekday()}`;
    case 'lastOf':
      return `on the last ${weekday()}`;
    case 'last': {
      if (!style.offset) return `on the last ${style.workday ? 'workday' : 'day'}`;
      const before = `${style.offset} day${style.offset > 1 ? 's' : ''} before the last day`;
      return style.workday ? `on the workday nearest to ${before}` : before;
    }
    case 'nearest':
      return `on the workday nearest to the ${ordinal(members(dom, 'dom')[0]!)}`;
  }
  const part = toPart(dom, 'dom');
  if (part.kind === 'every') return '';
  if (part.kind === 'values') return `on the ${list(part.values.map(ordinal))}`;
  const rhythm = part.step > 1 ? `every ${part.step} days ` : '';
  const from = `from the ${ordinal(part.from)}`;
  return part.kind === 'steps' ? `${rhythm || 'daily '}${from}` : `${rhythm}${from} to the ${ordinal(part.to)}`;
}

function describeRhythm({ pieces }: CronSchedule): string {
  const hours = toPart(pieces.hour, 'hour');
  const minutes = toPart(pieces.minute, 'minute');
  const seconds = toPart(pieces.second, 'second');
  const whole = isZero(seconds);
  if (isZero(minutes) && whole) return hourly(hours);
  const inMinute = tick(seconds, 'second');
  if (minutes.kind === 'every') {
    if (whole) return sentence('every minute', hours);
    const plain = seconds.kind === 'every' || isEven(seconds);
    return sentence(plain ? inMinute : `${inMinute} of every minute`, hours);
  }
  const minute = tick(minutes, 'minute');
  const exact = minutes.kind === 'values';
  const first = whole
    ? minute
    : exact
      ? `${inMinute} of ${minute.replace(/^at /, '')}`
      : `${inMinute} of the minute, ${minute}`;
  return sentence(first, hours, exact);
}

/** The full hours. */
function hourly(hours: Part): string {
  if (hours.kind === 'every') return 'Every hour on the hour';
  if (hours.kind === 'values') return `At ${list(hours.values.map((hour) => `${two(hour)}:00`))}`;
  const step = hours.step > 1 ? `${hours.step} hours` : 'hour';
  if (hours.kind === 'range') return `Every ${step} from ${two(hours.from)}:00 to ${two(hours.to)}:00`;
  return `Every ${step}${hours.from ? ` from ${two(hours.from)}:00` : ' on the hour'}`;
}

function sentence(inside: string, hours: Part, exact = false): string {
  const text = `${inside.charAt(0).toUpperCase()}${inside.slice(1)}`;
  switch (hours.kind) {
    case 'every':
      return exact ? `${text} of every hour` : text;
    case 'values':
      return `${text} ${exact ? 'past' : 'in'} hour${hours.values.length > 1 ? 's' : ''} ${list(hours.values.map(String))}`;
    case 'range':
      return hours.step > 1
        ? `${text} of every ${ordinal(hours.step)} hour from ${two(hours.from)}:00 to ${two(hours.to)}:59`
        : `${text}${exact ? ' of every hour' : ''} between ${two(hours.from)}:00 and ${two(hours.to)}:59`;
    case 'steps':
      return `${text} ${exact ? 'of' : 'in'} every ${ordinal(hours.step)} hour${hours.from ? ` from ${two(hours.from)}:00` : ''}`;
  }
}

function tick(part: Part, unit: string): string {
  switch (part.kind) {
    case 'every':
      return `every ${unit}`;
    case 'values':
      return `at ${unit}${part.values.length > 1 ? 's' : ''} ${list(part.values.map(String))}`;
    case 'steps':
      return part.even
        ? `every ${part.step} ${unit}s`
        : `every ${part.step === 1 ? unit : `${part.step} ${unit}s`} from ${unit} ${part.from}`;
    case 'range':
      return `every ${part.step > 1 ? `${part.step} ${unit}s` : unit} from ${unit} ${part.from} to ${part.to}`;
  }
}

const list = (texts: string[]) =>
  texts.length < 2 ? (texts[0] ?? '') : `${texts.slice(0, -1).join(', ')} and ${texts.at(-1)}`;

function ordinal(value: number): string {
  const tens = value % 100;
  const end = tens > 10 && tens < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][value % 10] ?? 'th');
  return `${value}${end}`;
}
