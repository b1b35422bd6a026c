import { sql } from 'drizzle-orm';
import type { Database } from './Database';
import { sysFillNumber } from './schema';

/**
 * Consumes the next number of a series, from 1. Concurrent calls get different numbers; within a transaction the series
 * stays locked until it ends.
 *
 * @param series up to 36 characters
 * @param period numbers start again for each period, up to 100 characters
 */
export async function nextNumber(db: Database, series: string, period: string): Promise<number> {
  const [next] = await db.orm
    .insert(sysFillNumber)
    .values({ ruleId: series, period, number: 1 })
    .onConflictDoUpdate({
      target: [sysFillNumber.ruleId, sysFillNumber.period],
      set: { number: sql`${sysFillNumber.number} + 1` },
    })
    .returning({ number: sysFillNumber.number });
  return next!.number;
}
