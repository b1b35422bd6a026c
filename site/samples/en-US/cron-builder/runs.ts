import { CronError, describeCron, nextRuns, parseCron, whyNever } from '@gezi/cron-builder/core';

const after = new Date('2026-11-28T00:00:00+08:00');
nextRuns('0 15 9 ? * 6L *', { after, timeZone: 'Asia/Shanghai', limit: 2 }); // → [ 2026-12-25T01:15:00.000Z, 2027-01-29T01:15:00.000Z ]

describeCron('0 15 9 ? * 6L *'); // → '每月最后一个星期五 09:15 执行'
describeCron('0 15 9 ? * 6L *', { locale: 'en-US' }); // → 'At 09:15 on the last Friday of every month'
whyNever('0 0 9 30 2 ?'); // → 'no-such-day'

/** Checks an expression before it is saved. */
export function faultOf(expression: string): string | undefined {
  try {
    parseCron(expression);
    return undefined;
  } catch (error) {
    if (error instanceof CronError) return `${error.field}: ${error.code}`;
    throw error;
  }
}

faultOf('0 60 9 * * ?'); // → 'minute: field-range'
