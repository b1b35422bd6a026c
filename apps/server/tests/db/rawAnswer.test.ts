import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { PGlite } from '@electric-sql/pglite';
import { expect, test } from 'vitest';
import { rawAnswer } from '../../src/platform/db/embedded/rawAnswer';

/** Protocol message Query. */
function queryMessage(text: string): Uint8Array {
  const body = Buffer.from(`${text}\0`);
  const head = Buffer.from([0x51, 0, 0, 0, 0]);
  head.writeInt32BE(4 + body.length, 1);
  return Buffer.concat([head, body]);
}

test('returns the whole answer and keeps nothing of it', async () => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const heap = () => {
    collect();
    return process.memoryUsage().heapUsed;
  };
  const pglite = await PGlite.create();
  const rows = queryMessage(`select repeat('格', 1000) as text from generate_series(1, 2000)`);
  await rawAnswer(pglite, rows);
  const before = heap();
  for (let time = 0; time < 10; time += 1) expect((await rawAnswer(pglite, rows)).length).toBeGreaterThan(6_000_000);
  // 60 MB were answered.
  expect(heap() - before).toBeLessThan(10_000_000);

  const failed = Buffer.from(await rawAnswer(pglite, queryMessage('select 1 from nothing'))).toString();
  expect(failed).toContain('nothing');
  await pglite.close();
});
