import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useSearched } from './useSearched';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function pass(milliseconds: number) {
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
}

test('searches 800 ms after the last key', () => {
  const { result, rerender } = renderHook(({ typed }) => useSearched(typed), { initialProps: { typed: '' } });
  for (const typed of ['w', 'wa', 'wan', 'wang']) {
    rerender({ typed });
    pass(700);
    expect(result.current.sought).toBe('');
  }
  pass(99);
  expect(result.current.sought).toBe('');
  pass(1);
  expect(result.current.sought).toBe('wang');
});

test('searches at once when confirmed or emptied', () => {
  const { result, rerender } = renderHook(({ typed }) => useSearched(typed), { initialProps: { typed: 'wang' } });
  rerender({ typed: 'li' });
  act(() => result.current.confirm());
  pass(0);
  expect(result.current.sought).toBe('li');
  rerender({ typed: '' });
  pass(0);
  expect(result.current.sought).toBe('');
});
