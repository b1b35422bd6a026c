import { expect, test } from 'vitest';
import { beginOf, isPeriod } from './periods';

test('begins the given number of months ago', () => {
  const today = new Date('2026-08-31T12:00:00');
  expect(beginOf('6', today)).toBe('2026-02-28');
  expect(beginOf('24', today)).toBe('2024-08-31');
  expect(beginOf('all', today)).toBeUndefined();
});

test('knows its periods', () => {
  expect(['6', 'all', '7', ''].map(isPeriod)).toEqual([true, true, false, false]);
});
