import { expect, test } from 'vitest';
import { createDueWorker } from './createDueWorker';
import type { DueRecord, DueWork } from './DueWork';

/** Work on records that stay due until they are changed. */
function workOn(ids: readonly string[], change: (id: string) => void): { work: DueWork; left: Set<string> } {
  const left = new Set(ids);
  const work: DueWork = {
    name: 'test',
    find: async (limit) => [...left].slice(0, limit).map((id): DueRecord => ({ id, tenantId: 1 })),
    change: async ({ id }) => {
      change(id);
      left.delete(id);
    },
  };
  return { work, left };
}

test('changes what is due, and goes on after a failure', async () => {
  const changed: string[] = [];
  const faults: unknown[] = [];
  const { work, left } = workOn(['a', 'b', 'c'], (id) => {
    if (id === 'b' && faults.length === 0) throw new Error('busy');
    changed.push(id);
  });
  const worker = createDueWorker([work], (fault) => faults.push(fault));
  expect(await worker.round()).toBe(2);
  expect([...left]).toEqual(['b']);
  expect(faults).toHaveLength(1);
  expect(await worker.round()).toBe(1);
  expect(changed).toEqual(['a', 'c', 'b']);
  expect(await worker.round()).toBe(0);
});

test('starts a round when woken, also during a round', async () => {
  const changed: string[] = [];
  const { work, left } = workOn(['a'], (id) => {
    changed.push(id);
    if (id !== 'a') return;
    left.add('b');
    worker.wake();
  });
  const worker = createDueWorker([work], () => {});
  worker.wake();
  expect(changed).toEqual([]);
  worker.start();
  await expect.poll(() => changed).toEqual(['a', 'b']);
  await worker.stop();
});

test('changes several records at the same time, and no further ones while stopping', async () => {
  const begun: string[] = [];
  let release = () => {};
  const gate = new Promise<void>((resolve) => (release = resolve));
  const { work } = workOn(['a', 'b', 'c'], () => {});
  const worker = createDueWorker([{ ...work, change: ({ id }) => (begun.push(id), gate) }], () => {}, { parallel: 2 });
  worker.start();
  await expect.poll(() => begun).toEqual(['a', 'b']);
  const stopped = worker.stop();
  release();
  await stopped;
  expect(begun).toEqual(['a', 'b']);
});

test('makes up at the start for what became due before', async () => {
  const changed: string[] = [];
  const { work } = workOn(['a'], (id) => changed.push(id));
  const worker = createDueWorker([work], () => {});
  worker.start();
  await expect.poll(() => changed).toEqual(['a']);
  await worker.stop();
});
