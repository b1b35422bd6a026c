import { expect, test, vi } from 'vitest';
import { expiringCache } from './expiringCache';

function setUp() {
  const clock = { now: 0 };
  let calls = 0;
  const compute = vi.fn<() => Promise<number>>(async () => (calls += 1));
  return { clock, compute, cache: expiringCache<number>(() => clock.now, 1000) };
}

test('computes a value once until it expires or is deleted', async () => {
  const { clock, compute, cache } = setUp();
  expect(await Promise.all([cache.load('a', compute), cache.load('a', compute)])).toEqual([1, 1]);
  expect(await cache.load('b', compute)).toBe(2);
  clock.now = 1000;
  expect(await cache.load('a', compute)).toBe(3);
  cache.delete('a');
  expect(await cache.load('a', compute)).toBe(4);
});

test('does not cache a failure', async () => {
  const { compute, cache } = setUp();
  compute.mockRejectedValueOnce(new Error('no connection'));
  await expect(cache.load('a', compute)).rejects.toThrow('no connection');
  expect(await cache.load('a', compute)).toBe(1);
});

test('has a value ready once it is computed', async () => {
  const { clock, compute, cache } = setUp();
  const loading = cache.load('a', compute);
  expect(cache.ready('a')).toBeUndefined();
  await loading;
  expect(cache.ready('a')).toBe(1);
  clock.now = 1000;
  expect(cache.ready('a')).toBeUndefined();
});
