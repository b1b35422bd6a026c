import { expect, test } from 'vitest';
import { createWorkbookQueue } from './createWorkbookQueue';

/** Work that ends when the test says so. */
function heldWork(started: string[], name: string) {
  let end = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  return {
    end: () => end(),
    run: async () => {
      started.push(name);
      await ended;
      return name;
    },
  };
}
const settle = () => new Promise((resolve) => setImmediate(resolve));

test('reads few workbooks at a time, one per user, in order', async () => {
  const queue = createWorkbookQueue({ running: 2 });
  const started: string[] = [];
  const works = ['a1', 'a2', 'b1', 'c1'].map((name) => heldWork(started, name));
  const results = works.map((work, at) => queue.run(['a', 'a', 'b', 'c'][at]!, work.run));
  await settle();
  expect(started).toEqual(['a1', 'b1']);
  works[1]!.end();
  works[2]!.end();
  await settle();
  expect(started).toEqual(['a1', 'b1', 'c1']);
  works[0]!.end();
  await settle();
  expect(started).toEqual(['a1', 'b1', 'c1', 'a2']);
  works[3]!.end();
  expect(await Promise.all(results)).toEqual(['a1', 'a2', 'b1', 'c1']);
});

test('refuses when the queue or the share of a user is full, and accepts again afterwards', async () => {
  const queue = createWorkbookQueue({ running: 1, waiting: 2, perUser: 2 });
  const work = heldWork([], 'x');
  const running = [queue.run('a', work.run), queue.run('a', work.run)];
  await expect(queue.run('a', work.run)).rejects.toThrow('同时最多导入 2 个文件，请等待前面的导入完成');
  running.push(queue.run('b', work.run));
  await expect(queue.run('c', work.run)).rejects.toThrow('正在导入的文件过多，请稍后再试');
  work.end();
  await Promise.all(running);
  expect(await queue.run('c', () => Promise.resolve('done'))).toBe('done');
});

test('refuses after too long a wait, and frees the turn of work that fails', async () => {
  const queue = createWorkbookQueue({ running: 1, waitLimit: 20 });
  const work = heldWork([], 'x');
  const first = queue.run('a', work.run);
  await expect(queue.run('b', work.run)).rejects.toThrow('排队等待超时，请稍后再试');
  work.end();
  await first;
  await expect(queue.run('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await queue.run('a', () => Promise.resolve('done'))).toBe('done');
});
