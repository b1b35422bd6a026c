import { expect, test, vi } from 'vitest';
import { createNames } from './createNames';

type Load = (ids: readonly string[]) => Promise<{ id: string; name?: string }[]>;
const item = (id: string) => ({ id, name: `名${id}` });
const moment = () => new Promise((resolve) => setTimeout(resolve, 15));

test('batches requests within a moment into one call', async () => {
  const load = vi.fn<Load>((ids) => Promise.resolve(ids.filter((id) => id !== 'gone').map(item)));
  const names = createNames({ keyOf: ({ id }) => id, load, gatherMs: 0 });
  names.request(['a', 'b']);
  names.request(['b', 'gone', '']);
  await moment();
  names.request(['a', 'gone']);
  await moment();
  expect(load.mock.calls).toEqual([[['a', 'b', 'gone']]]);
  expect(names.peek('a')).toEqual(item('a'));
  expect(names.peek('gone')).toBeNull();
  expect(names.peek('c')).toBeUndefined();
});

test('limits the batch size and retries a failed call on the next request', async () => {
  const load = vi.fn<Load>();
  load.mockRejectedValueOnce(new Error('down')).mockImplementation((ids) => Promise.resolve(ids.map(item)));
  const names = createNames({ keyOf: ({ id }) => id, load, gatherMs: 0, batch: 2 });
  names.request(['a', 'b', 'c']);
  await moment();
  expect([names.peek('a'), names.peek('c')]).toEqual([undefined, item('c')]);
  expect([names.hasFailed('a'), names.hasFailed('c')]).toEqual([true, false]);
  names.request(['a']);
  expect(names.hasFailed('a')).toBe(false);
  await moment();
  expect(names.peek('a')).toEqual(item('a'));
});
