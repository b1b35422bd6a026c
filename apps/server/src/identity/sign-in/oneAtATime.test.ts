import { expect, test } from 'vitest';
import { oneAtATime } from './oneAtATime';

test('runs work of a key in sequence, even after failures, and other keys in parallel', async () => {
  const run = oneAtATime();
  const order: string[] = [];
  const step = (name: string, wait: number) => async () => {
    await new Promise((resolve) => setTimeout(resolve, wait));
    order.push(name);
    if (name === 'fails') throw new Error(name);
    return name;
  };
  const results = await Promise.allSettled([
    run('a', step('first', 30)),
    run('a', step('fails', 1)),
    run('a', step('third', 1)),
    run('b', step('other', 1)),
  ]);
  expect(order).toEqual(['other', 'first', 'fails', 'third']);
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled']);
});
