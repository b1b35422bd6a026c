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

test('makes up at the start for what became due before', async () => {
  const changed: string[] = [];
  const { work } = workOn(['a'], (id) => changed.push(id));
  const worker = createDueWorker([work], () => {});
  worker.start();
  await expect.poll(() => changed).toEqual(['a']);
  await worker.stop();
});
