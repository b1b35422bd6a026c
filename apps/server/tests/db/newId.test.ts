import { afterEach, expect, test, vi } from 'vitest';
import { newId } from '../../src/platform/db';
import { setIdNode } from '../../src/platform/db/newId';

afterEach(() => {
  vi.useRealTimers();
  setIdNode(0);
});

test('100,000 ids are distinct, ascending as text too, and have 19 digits', () => {
  const ids = Array.from({ length: 100_000 }, () => newId());
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.toSorted()).toEqual(ids);
  expect(ids.every((id) => /^\d{19}$/.test(id))).toBe(true);
});

test('ids stay unique if the clock is set back', () => {
  vi.useFakeTimers({ now: Date.UTC(2030, 0, 1) });
  const before = newId();
  vi.setSystemTime(Date.UTC(2029, 0, 1));
  const after = newId();
  expect(BigInt(after)).toBeGreaterThan(BigInt(before));
});

test('two nodes create different ids in the same millisecond', () => {
  vi.useFakeTimers({ now: Date.UTC(2040, 0, 1) });
  setIdNode(1);
  const one = Array.from({ length: 5_000 }, () => newId());
  vi.setSystemTime(Date.UTC(2040, 0, 2));
  setIdNode(2);
  const other = Array.from({ length: 5_000 }, () => newId());
  const rest = (id: string) => (BigInt(id) >> 12n) & 1023n;
  expect(new Set(one.map(rest))).toEqual(new Set([1n]));
  expect(new Set(other.map(rest))).toEqual(new Set([2n]));
});

test('throws for a node number out of range', () => {
  expect(() => setIdNode(1024)).toThrow(RangeError);
});
