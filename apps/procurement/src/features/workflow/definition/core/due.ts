import type { TimerDue } from '@gezi/domain';

export type DueUnit = 'M' | 'H' | 'D';

/** A time as a number of one unit, perhaps repeated. */
export interface SimpleDue {
  count: number;
  unit: DueUnit;
  /** Number of times of a repeated one. */
  times?: number;
}

const DURATION = /^(?:R(\d+)\/)?P(?:(\d+)D|T(\d+)([HM]))$/;

/** Reads a duration of one unit; undefined for another, e.g. a date. */
export function readDue({ kind, value }: TimerDue): SimpleDue | undefined {
  const [match, times, days, count, unit] = DURATION.exec(value.trim()) ?? [];
  if (match === undefined || kind === 'date' || (kind === 'cycle') !== (times !== undefined)) return undefined;
  return {
    count: Number(days ?? count),
    unit: days === undefined ? (unit as DueUnit) : 'D',
    ...(times !== undefined && { times: Number(times) }),
  };
}

export function writeDue({ count, unit, times }: SimpleDue): TimerDue {
  const duration = unit === 'D' ? `P${count}D` : `PT${count}${unit}`;
  return times === undefined
    ? { kind: 'duration', value: duration }
    : { kind: 'cycle', value: `R${times}/${duration}` };
}
