import { expect, test } from 'vitest';
import { formatDate, formatDateTime } from './formatDate';

test.each([
  ['2026-03-05 08:09:10', '2026-03-05', '2026-03-05 08:09:10'],
  ['2026-03-05', '2026-03-05', '2026-03-05 00:00:00'],
  [new Date(2026, 0, 2, 3, 4, 5), '2026-01-02', '2026-01-02 03:04:05'],
  [new Date(2026, 0, 2, 3, 4, 5).getTime(), '2026-01-02', '2026-01-02 03:04:05'],
  ['长期有效', '长期有效', '长期有效'],
  ['', '', ''],
  [null, '', ''],
  [undefined, '', ''],
])('%j', (value, day, moment) => {
  expect(formatDate(value)).toBe(day);
  expect(formatDateTime(value)).toBe(moment);
});
