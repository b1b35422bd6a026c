import { afterEach, expect, test, vi } from 'vitest';
import { sharedClock } from '../../src/platform/db';
import { createTestDatabase } from '../testDatabase';

/** A busy machine answers late. */
const MINUTE = 60_000;

afterEach(() => vi.restoreAllMocks());

test('follows the clock of the database, whatever that of this machine is set to', async () => {
  const db = await createTestDatabase({ content: 'empty' });
  const clock = await sharedClock(db);
  const read = async () => {
    const { rows } = await db.pool.query<{ now: number }>(
      'select (extract(epoch from clock_timestamp()) * 1000)::float8 as now',
    );
    return rows[0]!.now;
  };
  expect(Math.abs(clock.now() - (await read()))).toBeLessThan(MINUTE);
  vi.spyOn(Date, 'now').mockReturnValue(0);
  expect(clock.now()).toBeGreaterThan(Date.parse('2026-01-01'));
  clock.stop();
  await db.close();
});
