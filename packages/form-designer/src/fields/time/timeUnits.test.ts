import dayjs from 'dayjs';
import { expect, test } from 'vitest';
import { disabledTime } from './disabledTime';
import { stepUnit, unitsOf } from './timeUnits';

const at = (time: string) => dayjs(`2026-01-01 ${time}`);

test.each([
  ['HH:mm:ss', ['hour', 'minute', 'second']],
  ['HH:mm', ['hour', 'minute']],
  ['HH[h]', ['hour']],
  ['hh:mm A', ['hour', 'minute']],
])('units of %s', (format, units) => expect(unitsOf(format)).toEqual(units));

test.each([
  ['09:30:00', 'hour', 1, '10:30:00'],
  ['23:30:00', 'hour', 1, '00:30:00'],
  ['00:30:00', 'hour', -1, '23:30:00'],
  ['09:59:00', 'minute', 1, '09:00:00'],
  ['09:30:00', 'second', -1, '09:30:59'],
] as const)('%s, %s by %s: %s', (from, unit, by, to) =>
  expect(stepUnit(at(from), unit, by)?.format('HH:mm:ss')).toBe(to),
);

test('skips values outside of the selectable range', () => {
  const range = { 'picker-options': { selectableRange: '08:30:00-17:15:00' } };
  const disabled = disabledTime(range)!(at('00:00:00'));
  expect(stepUnit(at('17:10:00'), 'hour', 1, disabled)?.format('HH:mm:ss')).toBe('08:30:00');
  expect(stepUnit(at('17:15:00'), 'minute', 1, disabled)?.format('HH:mm:ss')).toBe('17:00:00');
  const one = disabledTime({ 'picker-options': { selectableRange: '08:00:00-08:59:59' } })!(at('00:00:00'));
  expect(stepUnit(at('08:00:00'), 'hour', 1, one)).toBeUndefined();
});
