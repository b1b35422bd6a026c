const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Time until a deadline, in whole units; all 0 once it has passed. */
export interface TimeLeft {
  days: number;
  /** `HH:mm:ss`. */
  clock: string;
  /** `none` once the deadline has passed, `soon` in the last hour, `now` in the last five minutes. */
  urgency: 'calm' | 'soon' | 'now' | 'none';
}

/**
 * Time between two instants in epoch milliseconds. A started second counts, so that 0 is shown only after the deadline.
 */
export function timeLeft(deadline: number, now: number): TimeLeft {
  const left = Math.max(0, Math.ceil((deadline - now) / SECOND) * SECOND);
  const parts = [(left % DAY) / HOUR, (left % HOUR) / MINUTE, (left % MINUTE) / SECOND];
  return {
    days: Math.floor(left / DAY),
    clock: parts.map((part) => String(Math.floor(part)).padStart(2, '0')).join(':'),
    urgency: left === 0 ? 'none' : left <= 5 * MINUTE ? 'now' : left <= HOUR ? 'soon' : 'calm',
  };
}

/** Epoch milliseconds of a time on the wire: `YYYY-MM-DD HH:mm:ss` in Asia/Shanghai. */
export const instantOf = (time: string): number => Date.parse(`${time.replace(' ', 'T')}+08:00`);
