import { describe, expect, test } from 'vitest';
import { makeRandom } from '../random';
import { calendarOf } from './calendar';

const at = (text: string) => new Date(`${text.replace(' ', 'T')}+08:00`);

describe.each([
  ['Wednesday', '2026-11-18 15:00:00'],
  ['Monday before the office opens', '2026-11-23 07:10:00'],
  ['Sunday', '2026-11-22 12:00:00'],
  ['Friday night', '2026-11-20 23:30:00'],
])('on %s', (_day, now) => {
  const calendar = calendarOf(at(now));
  const isWorking = (time: string) => {
    const day = at(time).getUTCDay();
    return day > 0 && day < 6 && time.slice(11) >= '08:30:00' && time.slice(11) <= '17:30:00';
  };

  test('past times and later times are working times, in order, and not in the future', () => {
    const random = makeRandom(1);
    for (let days = 0; days < 40; days += 1) {
      const created = calendar.moment(days, random);
      const changed = calendar.later(created, random.between(1, 60));
      expect([created, changed].every(isWorking), `${created} ${changed}`).toBe(true);
      expect(created <= changed && changed <= now).toBe(true);
    }
  });

  test('planned times are on working days', () => {
    for (let days = 0; days < 14; days += 1) expect(isWorking(calendar.planned(days, 9))).toBe(true);
  });
});

test.each([
  [0, 9, '2026-11-20 09:00:00'],
  [3, 9, '2026-11-20 09:00:00'],
  [5, 9, '2026-11-18 09:00:00'],
])('%i days before Monday at 08:00, %i o’clock is %s', (days, hour, time) => {
  expect(calendarOf(at('2026-11-23 08:00:00')).past(days, hour)).toBe(time);
});

test('a day later than Friday afternoon is Monday morning', () => {
  expect(calendarOf(at('2026-11-30 12:00:00')).later('2026-11-20 15:20:00', 24)).toBe('2026-11-23 08:50:00');
});
