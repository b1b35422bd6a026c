import type { Condition, QueryItem } from '../query/Condition';
import { daysOf, daysOfPeriod, type DaySpan } from './relativeRanges';
import { timeText } from './timeText';

/**
 * Replaces a relative range, a month or a year by conditions on dates, which every server understands. Other conditions
 * are returned unchanged.
 *
 * @param now epoch milliseconds; the current day is that of Asia/Shanghai
 */
export function expandDates(condition: Condition, now: number): QueryItem {
  const days = spanOf(condition, now);
  if (!days) return condition;
  const { field, dbType } = condition;
  const on = (rule: Condition['rule'], val: string): Condition => ({
    field,
    rule,
    val,
    type: 'date',
    ...(dbType !== undefined && { dbType }),
  });
  const { first, last } = days;
  switch (condition.rule) {
    case 'ne':
      return { matchType: 'or', conditions: [on('lt', first), on('gt', last)] };
    case 'gt':
      return on('gt', last);
    case 'ge':
      return on('ge', first);
    case 'lt':
      return on('lt', first);
    case 'le':
      return on('le', last);
    default:
      if (first === last) return on('eq', first);
      return { matchType: 'and', conditions: [on('ge', first), on('le', last)] };
  }
}

function spanOf({ type, relative, val, dbType }: Condition, now: number): DaySpan | undefined {
  if (type !== 'date' && type !== 'datetime') return undefined;
  if (relative) return daysOf(relative, timeText(now).slice(0, 10));
  // A text column can contain `2026-03` itself.
  return typeof val === 'string' && dbType !== 'string' ? daysOfPeriod(val) : undefined;
}
