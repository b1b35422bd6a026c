import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { DatabaseUnavailableError } from './DatabaseUnavailableError';
import { SharedTransactions, type SharedWork } from './SharedTransactions';

/**
 * Transactions of which each waits for a connection.
 *
 * @param connect resolves once there is one
 * @param written resolves once the writes and the commits are answered
 */
function transactionsAfter(connect: () => Promise<void>, written?: Promise<void>) {
  const sizes: number[] = [];
  let begun = 0;
  const shared = new SharedTransactions({
    async shared(take, onWrite) {
      begun += 1;
      await connect();
      const works = take();
      sizes.push(works.length);
      const results = await Promise.all(works.map(async ({ work }: SharedWork) => ({ value: await work() })));
      onWrite();
      await written;
      return results;
    },
    alone: (work) => work(),
  });
  return { shared, sizes, begun: () => begun };
}

test('works that come while a transaction waits for its connection are taken by it', async () => {
  let connected!: () => void;
  const connection = new Promise<void>((resolve) => (connected = resolve));
  const { shared, sizes, begun } = transactionsAfter(() => connection);
  const works = [1, 2].map((value) => shared.run(String(value), () => Promise.resolve(value)));
  // Longer than a transaction makes others wait.
  await pause(150);
  works.push(shared.run('3', () => Promise.resolve(3)));
  expect(begun()).toBe(1);
  connected();
  expect(await Promise.all(works)).toEqual([1, 2, 3]);
  await pause(100);
  expect([begun(), sizes]).toEqual([1, [3]]);
});

test('slow transactions let others begin', async () => {
  const { shared, sizes } = transactionsAfter(() => Promise.resolve());
  let end!: () => void;
  const isOver = new Promise<void>((resolve) => (end = resolve));
  const slow = shared.run('a', () => isOver);
  await pause(5);
  await Promise.all(['b', 'c'].map((name) => shared.run(name, () => Promise.resolve())));
  expect(sizes).toEqual([1, 2]);
  end();
  await slow;
});

test('beside a running transaction, only a full one begins', async () => {
  const { shared, sizes } = transactionsAfter(() => Promise.resolve());
  let end!: () => void;
  const isOver = new Promise<void>((resolve) => (end = resolve));
  const running = ['a', 'b'].map((name) => shared.run(name, () => isOver));
  await pause(5);
  for (let name = 1; name < 16; name += 1) running.push(shared.run(String(name), () => isOver));
  await pause(5);
  expect(sizes).toEqual([2]);
  running.push(shared.run('16', () => isOver));
  await pause(5);
  expect(sizes).toEqual([2, 16]);
  running.push(shared.run('17', () => isOver));
  end();
  await Promise.all(running);
  expect(sizes).toEqual([2, 16, 1]);
});

test('the next one begins when the first write is sent, with half of the works', async () => {
  let answer!: () => void;
  const written = new Promise<void>((resolve) => (answer = resolve));
  const { shared, sizes } = transactionsAfter(() => Promise.resolve(), written);
  let write!: () => void;
  const isReady = new Promise<void>((resolve) => (write = resolve));
  const works = ['a', 'b'].map((name) => shared.run(name, () => isReady));
  await pause(1);
  for (const name of ['c', 'd', 'e', 'f']) works.push(shared.run(name, () => Promise.resolve()));
  await pause(1);
  expect(sizes).toEqual([2]);
  write();
  // The last one waits: there are fewer than those that are about to be answered.
  await expect.poll(() => sizes).toEqual([2, 3]);
  answer();
  await Promise.all(works);
  expect(sizes).toEqual([2, 3, 1]);
});

test('without a connection, all that wait get the error', async () => {
  const { shared } = transactionsAfter(() => Promise.reject(new DatabaseUnavailableError('no connection')));
  const outcomes = await Promise.allSettled(['a', 'b'].map((name) => shared.run(name, () => Promise.resolve(name))));
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
});
