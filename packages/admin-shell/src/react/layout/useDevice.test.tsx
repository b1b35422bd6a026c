import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useCollapse } from './useCollapse';
import { useDevice } from './useDevice';

function resize(width: number) {
  window.innerWidth = width;
  act(() => void window.dispatchEvent(new Event('resize')));
}

const pass = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));

beforeEach(() => {
  vi.useFakeTimers();
  window.innerWidth = 1440;
});
afterEach(() => void vi.useRealTimers());

test('the device changes once a width is stable for 150 ms', () => {
  const { result } = renderHook(() => useDevice());
  expect(result.current).toBe('desktop');
  resize(700);
  pass(100);
  resize(900);
  pass(149);
  expect(result.current).toBe('desktop');
  pass(1);
  expect(result.current).toBe('tablet');
  resize(767);
  pass(150);
  expect(result.current).toBe('mobile');
});

test('the menu collapses automatically on small screens and by choice on wide ones', () => {
  const choose = vi.fn<(collapsed: boolean) => void>();
  const { result, rerender } = renderHook(({ device }) => useCollapse(device, false, choose), {
    initialProps: { device: 'desktop' as 'desktop' | 'tablet' },
  });
  expect(result.current.collapsed).toBe(false);
  rerender({ device: 'tablet' });
  expect(result.current.collapsed).toBe(true);
  act(() => result.current.toggle());
  expect(result.current.collapsed).toBe(false);
  // Expanding temporarily on a small screen is not stored.
  expect(choose).not.toHaveBeenCalled();
  rerender({ device: 'desktop' });
  expect(result.current.collapsed).toBe(false);
  act(() => result.current.toggle());
  expect(choose).toHaveBeenCalledExactlyOnceWith(true);
});

test('selecting an item collapses the menu below 1200 px only', () => {
  const { result } = renderHook(() => useCollapse('desktop', false, () => undefined));
  act(() => result.current.selected());
  expect(result.current.collapsed).toBe(false);
  window.innerWidth = 1199;
  act(() => result.current.selected());
  expect(result.current.collapsed).toBe(true);
});
