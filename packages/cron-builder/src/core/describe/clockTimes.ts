import type { CronSchedule } from '../parse/CronSchedule';
import { toPart } from './toPart';

/** Maximum number of times listed in a sentence. */
const MOST = 6;

/** The times of day as `09:15`, with seconds if any is not 0; undefined if there are too many. */
export function clockTimes({ pieces }: CronSchedule): string[] | undefined {
  const hours = toPart(pieces.hour, 'hour');
  const minutes = toPart(pieces.minute, 'minute');
  const seconds = toPart(pieces.second, 'second');
  if (hours.kind !== 'values' || minutes.kind !== 'values' || seconds.kind !== 'values') return undefined;
  if (hours.values.length * minutes.values.length * seconds.values.length > MOST) return undefined;
  const whole = seconds.values.every((second) => second === 0);
  return hours.values.flatMap((hour) =>
    minutes.values.flatMap((minute) =>
      seconds.values.map((second) => [hour, minute, ...(whole ? [] : [second])].map(two).join(':')),
    ),
  );
}

export const two = (value: number): string => String(value).padStart(2, '0');
