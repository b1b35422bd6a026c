import { expect, test } from 'vitest';
import { inSlices } from './inSlices';

const ids = Array.from({ length: 450 }, (_, at) => String(at));

test('reads all rows in their order, some at a time', async () => {
  const sizes: number[] = [];
  const rows = await inSlices(ids, (slice) => {
    sizes.push(slice.length);
    return Promise.resolve(slice);
  });
  expect(rows).toEqual(ids);
  expect(sizes).toEqual([200, 200, 50]);
  expect(await inSlices([], () => Promise.reject(new Error('nothing to read')))).toEqual([]);
});

test('lets other work run before each slice', async () => {
  let turns = 0;
  const seen: number[] = [];
  const count = () => {
    turns += 1;
    pending = setImmediate(count);
  };
  let pending = setImmediate(count);
  await inSlices(ids, (slice) => {
    seen.push(turns);
    return Promise.resolve(slice);
  });
  clearImmediate(pending);
  expect(seen).toEqual([...new Set(seen)]);
  expect(seen).toHaveLength(3);
});
