import { expect, test } from 'vitest';
import { instantOf, timeLeft } from './timeLeft';

const END = instantOf('2026-12-01 17:00:00');

test('reads the time of Asia/Shanghai', () => {
  expect(END).toBe(Date.UTC(2026, 11, 1, 9, 0, 0));
});

test.each([
  ['2026-11-29 13:55:30', 2, '03:04:30', 'calm'],
  ['2026-12-01 15:59:59', 0, '01:00:01', 'calm'],
  ['2026-12-01 16:00:00', 0, '01:00:00', 'soon'],
  ['2026-12-01 16:55:00', 0, '00:05:00', 'now'],
  ['2026-12-01 16:59:59', 0, '00:00:01', 'now'],
  ['2026-12-01 17:00:00', 0, '00:00:00', 'none'],
  ['2026-12-02 09:00:00', 0, '00:00:00', 'none'],
] as const)('at %s %i days and %s are left: %s', (now, days, clock, urgency) => {
  expect(timeLeft(END, instantOf(now))).toEqual({ days, clock, urgency });
});

test('counts a started second', () => {
  expect(timeLeft(END, END - 1)).toMatchObject({ clock: '00:00:01', urgency: 'now' });
});
