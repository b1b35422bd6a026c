import { expect, test } from 'vitest';
import { noticeDays } from './noticeDays';

// A Sunday.
const TODAY = '2026-03-01';

test.each([
  ['jt', '2026-03-01', '2026-03-01'],
  ['zt', '2026-02-28', '2026-02-28'],
  ['qt', '2026-02-27', '2026-02-27'],
  ['bz', '2026-02-23', '2026-03-01'],
  ['sz', '2026-02-16', '2026-02-22'],
  ['by', '2026-03-01', '2026-03-01'],
  ['sy', '2026-02-01', '2026-02-28'],
  ['7day', '2026-02-23', '2026-03-01'],
] as const)('returns the days of %s', (range, from, to) => {
  expect(noticeDays(range, TODAY)).toEqual({ from, to });
});

test('uses custom days only for the range zdy', () => {
  expect(noticeDays('zdy', TODAY, { beginDate: '2026-01-01', endDate: '' })).toEqual({ from: '2026-01-01' });
  expect(noticeDays('', TODAY, { beginDate: '2026-01-01' })).toEqual({});
});
