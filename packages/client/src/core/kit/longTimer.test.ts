import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startLongTimer } from './longTimer';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test.each([1, 1000, 2 ** 31 - 1, 2 ** 31, 3e10])(
  'a timer of %d ms fires after that time and not before',
  (milliseconds) => {
    const run = vi.fn<() => void>();
    startLongTimer(run, milliseconds);
    vi.advanceTimersByTime(milliseconds - 1);
    expect(run).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(run).toHaveBeenCalledOnce();
  },
);

test('a long timer can be cancelled at any time', () => {
  const run = vi.fn<() => void>();
  const stop = startLongTimer(run, 3e11);
  vi.advanceTimersByTime(5e9);
  stop();
  expect(vi.getTimerCount()).toBe(0);
});

test('Infinity never fires', () => {
  startLongTimer(() => {}, Infinity);
  expect(vi.getTimerCount()).toBe(0);
});
