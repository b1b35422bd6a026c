import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createPagedRows } from './createPagedRows';

const PEOPLE = Array.from({ length: 95 }, (_, nth) => `用户 ${nth}`);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function people(isExcluded?: (row: string) => boolean) {
  const asked: number[] = [];
  const aborted: number[] = [];
  let isDown = false;
  const store = createPagedRows<string>({
    pageSize: 10,
    isExcluded,
    loadPage: async (pageNo, signal) => {
      asked.push(pageNo);
      signal.addEventListener('abort', () => aborted.push(pageNo));
      await new Promise((resolve) => setTimeout(resolve, 20));
      if (isDown) throw new Error('服务繁忙');
      return { records: PEOPLE.slice((pageNo - 1) * 10, pageNo * 10), total: PEOPLE.length };
    },
  });
  return { store, asked, aborted, breakServer: (down: boolean) => (isDown = down) };
}
const pause = (ms = 200) => vi.advanceTimersByTimeAsync(ms);

test('loads the first page with the total on the first request', async () => {
  const { store, asked } = people();
  store.request(0, 9);
  expect(store.get().isReady).toBe(false);
  await pause();
  expect(asked).toEqual([1]);
  expect(store.get().rows.total).toBe(95);
  expect(store.get().rows.rowAt(9)).toBe('用户 9');
  expect(store.get().rows.rowAt(10)).toBeUndefined();
});

test('loads any page in any order, once each', async () => {
  const { store, asked } = people();
  store.request(0, 9);
  await pause();
  store.request(85, 94);
  await pause();
  store.request(82, 94);
  await pause();
  expect(asked).toEqual([1, 9, 10]);
  expect(store.get().rows.rowAt(94)).toBe('用户 94');
  expect(store.get().rows.loaded).toHaveLength(25);
});

test('aborts pages that are scrolled past and loads only where a fling ends', async () => {
  const { store, asked, aborted } = people();
  store.request(0, 9);
  await pause();
  store.request(20, 29);
  await pause(5);
  for (let row = 30; row <= 80; row += 10) store.request(row, row + 9);
  await pause(10);
  expect(aborted).toEqual([]);
  await pause();
  expect(asked).toEqual([1, 3, 9]);
  store.abort();
  store.request(40, 49);
  store.abort();
  expect(aborted).toEqual([5]);
});

test('closes the gaps of excluded rows and loads rows that move into view', async () => {
  const { store, asked } = people((row) => row === '用户 3' || row === '用户 12');
  store.request(0, 9);
  await pause();
  const { rows } = store.get();
  expect(asked).toEqual([1, 2]);
  expect(rows.total).toBe(93);
  expect([2, 3, 9, 10, 11].map((index) => rows.rowAt(index))).toEqual([
    '用户 2',
    '用户 4',
    '用户 10',
    '用户 11',
    '用户 13',
  ]);
  expect(rows.loaded).toHaveLength(18);
});

test('publishes a failure and loads again only on retry', async () => {
  const { store, asked, breakServer } = people();
  breakServer(true);
  store.request(0, 9);
  await pause();
  expect(store.get()).toMatchObject({ isReady: false, error: new Error('服务繁忙') });
  store.request(0, 9);
  await pause();
  expect(asked).toEqual([1]);
  breakServer(false);
  store.retry();
  await pause();
  expect(store.get()).toMatchObject({ isReady: true, error: undefined });
});
