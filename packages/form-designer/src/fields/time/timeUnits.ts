import type { Dayjs } from 'dayjs';

export type TimeUnit = 'hour' | 'minute' | 'second';

/** Values that cannot be selected, as antd's `disabledTime` returns them. */
export interface DisabledTimes {
  disabledHours?: () => number[];
  disabledMinutes?: (hour: number) => number[];
  disabledSeconds?: (hour: number, minute: number) => number[];
}

const UNITS: Readonly<Record<TimeUnit, { sign: RegExp; count: number }>> = {
  hour: { sign: /h/i, count: 24 },
  minute: { sign: /m/, count: 60 },
  second: { sign: /s/, count: 60 },
};

/** The units a dayjs format shows, e.g. hour and minute of `HH:mm`. */
export const unitsOf = (format: string): TimeUnit[] =>
  (Object.keys(UNITS) as TimeUnit[]).filter((unit) => UNITS[unit].sign.test(format.replaceAll(/\[[^\]]*\]/g, '')));

/**
 * The time with the next (1) or previous (-1) value of a unit that can be selected, from the last to the first value and
 * back; smaller units move to a value that can be selected. Undefined if there is no other value.
 */
export function stepUnit(time: Dayjs, unit: TimeUnit, by: 1 | -1, disabled: DisabledTimes = {}): Dayjs | undefined {
  const { count } = UNITS[unit];
  for (let step = 1; step < count; step += 1) {
    const value = (time.get(unit) + by * step + count * step) % count;
    if (isOff(time, unit, value, disabled)) continue;
    return settle(time.set(unit, value), disabled);
  }
  return undefined;
}

function isOff(time: Dayjs, unit: TimeUnit, value: number, disabled: DisabledTimes): boolean {
  const off =
    unit === 'hour'
      ? disabled.disabledHours?.()
      : unit === 'minute'
        ? disabled.disabledMinutes?.(time.hour())
        : disabled.disabledSeconds?.(time.hour(), time.minute());
  return off?.includes(value) ?? false;
}

function settle(time: Dayjs, disabled: DisabledTimes): Dayjs {
  let settled = time;
  for (const unit of ['minute', 'second'] as const) {
    const { count } = UNITS[unit];
    const first = Array.from({ length: count }, (_, step) => (settled.get(unit) + step) % count).find(
      (value) => !isOff(settled, unit, value, disabled),
    );
    if (first !== undefined) settled = settled.set(unit, first);
  }
  return settled;
}
