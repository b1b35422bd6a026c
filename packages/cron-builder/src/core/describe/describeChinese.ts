import type { CronSchedule } from '../parse/CronSchedule';
import { members } from '../parse/members';
import type { Piece } from '../parse/Piece';
import { clockTimes } from './clockTimes';
import { dayStyle, fromMonday, isEven, isZero, toPart, type DayStyle, type Part } from './toPart';

const DAYS = '日一二三四五六';
const TIMES = '零一二三四五';

export function describeChinese(schedule: CronSchedule): string {
  const date = describeDate(schedule);
  const times = clockTimes(schedule);
  if (times) return `${date} ${times.join('、')} 执行`;
  const rhythm = describeRhythm(schedule);
  // 每5分钟 already implies every day.
  return date === '每天' && rhythm.startsWith('每') ? `${rhythm}执行` : `${date}，${rhythm}执行`;
}

function describeDate({ pieces: { dom, dow, month, year } }: CronSchedule): string {
  const monthText = months(toPart(month, 'month'));
  const span = `${years(year) || (monthText && '每年')}${monthText}`;
  // 的 separates several months from their days.
  const of = /至|、/.test(monthText) ? '的' : '';
  const style = dayStyle(dom, dow);
  if (style.kind === 'weekdays') return `${span}${of}每${weekdays(dow)}`;
  const dates = toDates(style, dom, dow);
  return monthText ? `${span}${of}${dates || '每天'}` : `${span}${dates ? `每月${dates}` : '每天'}`;
}

function years(pieces: readonly Piece[]): string {
  const texts = pieces.map((piece) => {
    switch (piece.kind) {
      case 'value':
        return `${piece.from}年`;
      case 'range':
        return `${piece.from}年至${piece.to}年${piece.step > 1 ? `每${piece.step}年` : ''}`;
      case 'loop':
        return `${piece.from}年起每${several(piece.step)}年`;
      case 'every':
        return piece.step > 1 ? `1970年起每${piece.step}年` : '';
      default:
        return '';
    }
  });
  return texts.includes('') ? '' : texts.join('、');
}

function months(part: Part): string {
  if (part.kind === 'every') return '';
  if (part.kind === 'range') return `${part.from}月至${part.to < part.from ? '次年' : ''}${part.to}月`;
  return part.kind === 'values' ? part.values.map((month) => `${month}月`).join('、') : '';
}

function weekdays(pieces: readonly Piece[]): string {
  const values = members(pieces, 'dow');
  if (values.length === 7) return '天';
  const [piece] = pieces;
  const name = (value: number) => `周${DAYS[value - 1]}`;
  if (pieces.length === 1 && piece?.kind === 'range' && piece.step === 1 && values.length > 2) {
    return `${name(piece.from)}至${name(piece.to)}`;
  }
  return fromMonday(values).map(name).join('、');
}

/** The dates within a month; empty for all of them. */
function toDates(style: DayStyle, dom: readonly Piece[], dow: readonly Piece[]): string {
  const weekday = () => `星期${DAYS[members(dow, 'dow')[0]! - 1]}`;
  switch (style.kind) {
    case 'nth':
      return `第${TIMES[style.nth]}个${weekday()}`;
    case 'lastOf':
      return `最后一个${weekday()}`;
    case 'last': {
      if (!style.offset) return `最后一${style.workday ? '个工作日' : '天'}`;
      const before = `月末前第${style.offset}天`;
      return style.workday ? `最接近${before}的工作日` : before;
    }
    case 'nearest':
      return `最接近${members(dom, 'dom')[0]}日的工作日`;
  }
  const part = toPart(dom, 'dom');
  if (part.kind === 'every') return '';
  if (part.kind === 'values') return part.values.map((date) => `${date}日`).join('、');
  if (part.kind === 'steps') return `${part.from}日起每${several(part.step)}天`;
  const end = `${part.from}日至${part.to < part.from ? '次月' : ''}${part.to}日`;
  return part.step > 1 ? `${end}每${part.step}天` : end;
}

function describeRhythm({ pieces }: CronSchedule): string {
  const hours = toPart(pieces.hour, 'hour');
  const minutes = toPart(pieces.minute, 'minute');
  const seconds = toPart(pieces.second, 'second');
  const hourly = hours.kind === 'every' || (hours.kind === 'range' && hours.step === 1);
  const scope = hourScope(hours);
  if (isZero(minutes) && isZero(seconds)) return `${scope}${hourly ? '每小时' : ''}整点`;
  const rhythmic = minutes.kind === 'every' || isEven(minutes);
  const minute = `${hourly && !rhythmic ? '每小时的' : ''}${tick(minutes, '分', '分钟')}`;
  const inside = isZero(seconds) ? minute : withinMinute(seconds, minute, rhythmic);
  if (hourly) return `${scope}${inside}`;
  if (minutes.kind === 'values') return `${scope}的${inside}`;
  return `${scope}${hours.kind === 'values' ? '内' : '，该小时内'}${inside}`;
}

/** `9点至17点`, empty for every hour. */
function hourScope(hours: Part): string {
  switch (hours.kind) {
    case 'every':
      return '';
    case 'values':
      return hours.values.map((hour) => `${hour}点`).join('、');
    case 'range':
      return `${hours.from}点至${hours.to < hours.from ? '次日' : ''}${hours.to}点${hours.step > 1 ? `每${hours.step}小时` : ''}`;
    case 'steps':
      return `${hours.from ? `${hours.from}点起` : ''}每${hours.step}小时`;
  }
}

/** The seconds within a minute. */
function withinMinute(seconds: Part, minute: string, rhythmic: boolean): string {
  const inside = tick(seconds, '秒', '秒');
  if (minute === '每分钟') return seconds.kind === 'every' || isEven(seconds) ? inside : `每分钟的${inside}`;
  return seconds.kind === 'values' ? `${minute}${rhythmic ? '的' : ''}${inside}` : `${minute}，该分钟内${inside}`;
}

function tick(part: Part, unit: string, span: string): string {
  switch (part.kind) {
    case 'every':
      return `每${span}`;
    case 'values':
      return `第${part.values.join('、')}${unit}`;
    case 'steps':
      return `${part.even ? '' : `第${part.from}${unit}起`}每${several(part.step)}${span}`;
    case 'range':
      return `第${part.from}至${part.to}${unit}每${several(part.step)}${span}`;
  }
}

/** 每天 rather than 每1天. */
const several = (step: number) => (step > 1 ? step : '');
