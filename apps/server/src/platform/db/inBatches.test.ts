import { expect, test } from 'vitest';
import type { Database } from './Database';
import { inBatches } from './inBatches';

const rows = Array.from({ length: 10_001 }, (_, at) => at);

test.each([
  ['in a transaction all batches are sent before the first is answered', true],
  ['outside of a transaction a batch waits for the one before', false],
])('%s', async (_name, isInTransaction) => {
  const db = { isInTransaction: () => isInTransaction } as Database;
  const log: string[] = [];
  await inBatches(db, rows, async (batch) => {
    log.push(`${batch[0]} sent`);
    await new Promise(setImmediate);
    log.push(`${batch[0]} answered`);
  });
  const events = (what: string) => ['0', '5000', '10000'].map((first) => `${first} ${what}`);
  const [sent, answered] = [events('sent'), events('answered')];
  expect(log).toEqual(isInTransaction ? [...sent, ...answered] : sent.flatMap((each, at) => [each, answered[at]]));
});

test('rejects with the failure of a batch', async () => {
  const db = { isInTransaction: () => true } as Database;
  await expect(
    inBatches(db, rows, ([first]) => (first === 5_000 ? Promise.reject(new Error('no')) : Promise.resolve())),
  ).rejects.toThrow('no');
  expect(await inBatches(db, [], () => Promise.reject(new Error('nothing to send')))).toBeUndefined();
});
