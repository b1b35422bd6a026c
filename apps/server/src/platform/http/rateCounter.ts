import { and, eq, gt, lt, sql } from 'drizzle-orm';
import { sysRateLimit, timeOf, timeText, type Database } from '../db';

export interface RateCount {
  /** Hits in the window, this one included. */
  current: number;
  /** Milliseconds until the window ends. */
  ttl: number;
}

export type RateCounter = ReturnType<typeof rateCounter>;

/** Counts hits by key in the database, so that all servers share the counts. A window begins with its first hit. */
export function rateCounter(db: Database, clock: () => number) {
  const { hits, expireTime } = sysRateLimit;
  const countOf = (row: { hits: number; expireTime: string } | undefined): RateCount =>
    row ? { current: row.hits, ttl: Math.max(0, timeOf(row.expireTime) - clock()) } : { current: 0, ttl: 0 };

  return {
    /** Adds a hit. @param window milliseconds */
    async hit(key: string, window: number): Promise<RateCount> {
      const now = timeText(clock());
      const end = timeText(clock() + window);
      const isOver = sql`${expireTime} <= ${now}`;
      const [row] = await db.orm
        .insert(sysRateLimit)
        .values({ key: keyOf(key), hits: 1, expireTime: end })
        .onConflictDoUpdate({
          target: sysRateLimit.key,
          set: {
            hits: sql`case when ${isOver} then 1 else ${hits} + 1 end`,
            expireTime: sql`case when ${isOver} then ${end}::timestamp else ${expireTime} end`,
          },
        })
        .returning({ hits, expireTime });
      return countOf(row);
    },

    /** Returns the count without adding a hit. */
    async read(key: string): Promise<RateCount> {
      const [row] = await db.orm
        .select({ hits, expireTime })
        .from(sysRateLimit)
        .where(and(eq(sysRateLimit.key, keyOf(key)), gt(expireTime, timeText(clock()))));
      return countOf(row);
    },

    removeExpired: () => db.orm.delete(sysRateLimit).where(lt(expireTime, timeText(clock()))),
  };
}

const keyOf = (key: string) => key.slice(0, 191);
