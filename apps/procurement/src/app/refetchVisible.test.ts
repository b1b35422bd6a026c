import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { refetchVisible } from './refetchVisible';

test('refetches lists, but neither a record being edited nor a hidden page', async () => {
  const queries = new QueryClient();
  const read = vi.fn<(key: string) => string>((key) => key);
  const watch = (key: string, staleTime: number) =>
    new QueryObserver(queries, { queryKey: [key], queryFn: () => read(key), staleTime }).subscribe(() => undefined);
  watch('list', 5_000);
  watch('document', Infinity);
  const leave = watch('left', 5_000);
  await vi.waitFor(() => expect(read.mock.calls.flat().toSorted()).toEqual(['document', 'left', 'list']));
  await vi.waitFor(() => expect(queries.isFetching()).toBe(0));
  leave();
  read.mockClear();
  await refetchVisible(queries);
  expect(read.mock.calls).toEqual([['list']]);
  queries.clear();
});
