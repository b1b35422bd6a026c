import { expect, test } from 'vitest';
import { timeOf, timeText } from './clock';

test.each([
  ['2026-03-12T02:13:01.999Z', '2026-03-12 10:13:01'],
  ['2026-03-12T02:13:01.000Z', '2026-03-12 10:13:01'],
  ['2026-12-31T16:00:00.000Z', '2027-01-01 00:00:00'],
  ['1969-12-31T23:59:59.500Z', '1970-01-01 07:59:59'],
  ['2026-03-12T02:13:02.000Z', '2026-03-12 10:13:02'],
])('%s is stored as %s', (instant, text) => {
  expect(timeText(new Date(instant))).toBe(text);
  expect(timeText(Date.parse(instant))).toBe(text);
  expect(timeOf(text)).toBe(Math.floor(Date.parse(instant) / 1000) * 1000);
});

test('a time that is none is refused', () => {
  expect(() => timeText(Number.NaN)).toThrow(RangeError);
});
