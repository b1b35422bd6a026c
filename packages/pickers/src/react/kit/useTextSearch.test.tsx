import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

const table = vi.hoisted(() => ({ isLoaded: false }));
vi.mock(import('pinyin-pro'), async (original) => {
  table.isLoaded = true;
  return original();
});
// Other test files may have loaded the table.
vi.resetModules();
const { useTextSearch } = await import('./useTextSearch');

const NAMES = ['李华', '王建国'];

test('loads the pinyin table with the first keyword and searches again with it', async () => {
  const { result } = renderHook(() => useTextSearch(NAMES));
  expect(NAMES.filter(result.current(''))).toEqual(NAMES);
  expect(NAMES.filter(result.current(' '))).toEqual(NAMES);
  expect(table.isLoaded).toBe(false);

  const first = result.current;
  act(() => expect(NAMES.filter(first('lihua'))).toEqual([]));
  await waitFor(() => expect(result.current).not.toBe(first), { timeout: 20_000 });
  expect(table.isLoaded).toBe(true);
  expect(NAMES.filter(result.current('lihua'))).toEqual(['李华']);
});
