import { performance } from 'node:perf_hooks';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { memoryBus } from '../bus/memoryBus';
import { sysRole, sysUser, type Database } from '../db';
import { ChangeCounts } from '../db/ChangeCounts';
import { createInvalidations } from './createInvalidations';

let time = 0;
beforeEach(() => void vi.spyOn(performance, 'now').mockImplementation(() => time));
afterEach(() => void vi.restoreAllMocks());

/** A database whose reads are counted. */
function countedDatabase() {
  const changes = new ChangeCounts();
  const execute = vi.fn<() => Promise<unknown>>(async () => ({ rows: [{ snapshot: '1:1:', changed: [] }] }));
  const db = { changes: (tables: readonly string[]) => changes.count(tables), orm: { execute } };
  return { db: db as unknown as Database, changes, execute };
}

test('reads again only after a change of a table that has a listener', async () => {
  const { db, changes, execute } = countedDatabase();
  const invalidations = createInvalidations(db, memoryBus());
  invalidations.onChange([sysUser, sysRole], () => undefined);
  invalidations.onChange([sysUser], () => undefined);
  await invalidations.catchUp();
  expect(execute).toHaveBeenCalledTimes(1);

  changes.add(['purchase_plan', 'sys_log']);
  await invalidations.catchUp();
  expect(execute).toHaveBeenCalledTimes(1);

  changes.add(['sys_role']);
  await invalidations.catchUp();
  expect(execute).toHaveBeenCalledTimes(2);

  // A statement whose tables are unknown.
  changes.add(['']);
  await invalidations.catchUp();
  expect(execute).toHaveBeenCalledTimes(3);
});

test('reads again after half a second, since another server may have changed rows', async () => {
  const { db, execute } = countedDatabase();
  const invalidations = createInvalidations(db, memoryBus());
  invalidations.onChange([sysUser], () => undefined);
  await invalidations.catchUp();
  time += 499;
  await invalidations.catchUp();
  expect(execute).toHaveBeenCalledTimes(1);
  time += 1;
  await invalidations.catchUp();
  expect(execute).toHaveBeenCalledTimes(2);
});
