import { sql } from 'drizzle-orm';
import { timeText, type Database } from '../db';
import { historyTables, monthOf } from './historyTables';

/** Months made ahead, the current one included. */
const AHEAD = 3;
/** Writers wait no longer; rows of a month without a partition are stored in the default one until the next try. */
const LOCK_TIMEOUT = '2s';

/** Makes the partitions of the current and the next months. Several servers may do so at once. @param now epoch milliseconds */
export async function addMonths(db: Database, now: number): Promise<void> {
  for (const { name, time } of historyTables) {
    await db.transaction(async () => {
      await db.orm.execute(sql.raw(`set local lock_timeout = '${LOCK_TIMEOUT}'`));
      for (let ahead = 0; ahead < AHEAD; ahead += 1) {
        const month = monthOf(timeText(now), ahead);
        await db.orm.execute(sql`select history_add_month(${name}, ${time.name}, ${month}::date)`);
      }
    });
  }
}
