import { expect, test } from 'vitest';
import { repeatable } from './repeatable';

test('requests during a run are answered by one further run', async () => {
  const ends: (() => void)[] = [];
  const request = repeatable(() => new Promise<void>((resolve) => ends.push(resolve)));
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  request();
  request();
  request();
  expect(ends).toHaveLength(1);
  ends[0]!();
  await settle();
  expect(ends).toHaveLength(2);
  ends[1]!();
  await settle();
  expect(ends).toHaveLength(2);
  request();
  expect(ends).toHaveLength(3);
});

test('a failed run does not stop later ones', async () => {
  let count = 0;
  const request = repeatable(async () => {
    count += 1;
    throw new Error('offline');
  });
  request();
  await new Promise((resolve) => setImmediate(resolve));
  request();
  expect(count).toBe(2);
});
