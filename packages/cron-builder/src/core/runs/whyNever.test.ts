import { expect, test } from 'vitest';
import { runDaysOf } from './runDaysOf';
import { whyNever } from './whyNever';

test.each([
  ['0 0 12 30 2 ?', 'no-such-day'],
  ['0 0 12 31 4,6 ?', 'no-such-day'],
  ['0 0 12 29 2 ? 2027', 'no-such-day-in-years'],
  ['0 0 9 1 1 ? 2019', 'years-over'],
  ['0 0 9 1 1 ? 2026', 'years-over'],
  ['0 0 9 1 1 ? 2127', 'years-too-far'],
  ['0 30 2 ? 3 1#2', 'clock-skips'],
  ['0 0 12 * * ?', undefined],
  ['0 0 0 29 2 ?', undefined],
])('%s: %s', (expression, reason) =>
  expect(whyNever(expression, { after: '2026-11-21T08:00:00Z', timeZone: 'America/New_York', horizon: 2126 })).toBe(
    reason,
  ),
);

test.each([
  ['0 0 9 ? * 6L', 2026, 11, [27]],
  ['0 0 9 L * ?', 2028, 2, [29]],
  ['0 0 9 ? * MON', 2026, 11, [2, 9, 16, 23, 30]],
  ['0 0 9 31 * ?', 2026, 8, [31]],
  ['0 0 9 * * ? 2027', 2026, 11, []],
  ['0 0 9 * 3 ?', 2026, 11, []],
])('the days of %s in %i-%i', (expression, year, month, days) =>
  expect(runDaysOf(expression, year, month)).toEqual(days),
);
