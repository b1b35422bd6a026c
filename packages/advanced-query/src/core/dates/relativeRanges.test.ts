import { expect, test } from 'vitest';
import { daysOf, daysOfPeriod } from './relativeRanges';

// A Saturday.
test.each([
  ['today', '2026-11-21', '2026-11-21'],
  ['yesterday', '2026-11-20', '2026-11-20'],
  ['last7Days', '2026-11-15', '2026-11-21'],
  ['last30Days', '2026-10-23', '2026-11-21'],
  ['next7Days', '2026-11-21', '2026-11-27'],
  ['thisWeek', '2026-11-16', '2026-11-22'],
  ['lastWeek', '2026-11-09', '2026-11-15'],
  ['thisMonth', '2026-11-01', '2026-11-30'],
  ['lastMonth', '2026-10-01', '2026-10-31'],
  ['thisQuarter', '2026-10-01', '2026-12-31'],
  ['thisYear', '2026-01-01', '2026-12-31'],
  ['lastYear', '2025-01-01', '2025-12-31'],
] as const)('%s: %s to %s', (range, first, last) => {
  expect(daysOf(range, '2026-11-21')).toEqual({ first, last });
});

test('the week ends on Sunday; last month of January is December', () => {
  expect(daysOf('thisWeek', '2026-11-22')).toEqual({ first: '2026-11-16', last: '2026-11-22' });
  expect(daysOf('lastMonth', '2026-01-31')).toEqual({ first: '2025-12-01', last: '2025-12-31' });
});

test.each([
  ['2024-02', '2024-02-01', '2024-02-29'],
  ['2026-12', '2026-12-01', '2026-12-31'],
  ['2026', '2026-01-01', '2026-12-31'],
])('%s', (text, first, last) => expect(daysOfPeriod(text)).toEqual({ first, last }));

test.each(['2026-13', '0000', '2026-01-01', ''])('%j is not a month or year', (text) =>
  expect(daysOfPeriod(text)).toBeUndefined(),
);
