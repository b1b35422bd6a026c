import { expect, test } from 'vitest';
import { cycleOf, durationOf, durationText } from './duration';

test.each([
  ['PT30M', 1_800_000],
  ['P1DT2H', 93_600_000],
  ['P1W', 604_800_000],
  ['PT0S', undefined],
  ['P', undefined],
  ['PT', undefined],
  ['2 hours', undefined],
])('reads %s', (text, length) => expect(durationOf(text)).toBe(length));

test('reads repeated durations', () => {
  expect(cycleOf('R3/PT24H')).toEqual({ times: 3, length: 86_400_000 });
  expect(cycleOf('R/PT24H')).toBeUndefined();
  expect(cycleOf('R101/PT1H')).toBeUndefined();
});

test.each([
  [93_600_000, '1天2小时'],
  [7_380_000, '2小时3分钟'],
  [1_200, '1秒'],
])('writes %d as %s', (length, text) => expect(durationText(length)).toBe(text));

test('writes lengths in English', () => {
  expect([durationText(93_600_000, 'en-US'), durationText(180_000, 'en-US'), durationText(900, 'en-US')]).toEqual([
    '1 d 2 h',
    '3 min',
    '0 s',
  ]);
});
