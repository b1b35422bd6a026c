import { Placeholder, sql, type Column, type SQL } from 'drizzle-orm';
import type { Database } from './Database';

/** Asia/Shanghai has been UTC+8 without daylight saving time since 1992. */
const OFFSET = 8 * 3_600_000;

/** The last result of {@link timeText}: most calls of a second ask for that second. */
let last = { second: Number.NaN, text: '' };

/** A time as stored in the database: `YYYY-MM-DD HH:mm:ss` in Asia/Shanghai. */
export function timeText(at: Date | number = Date.now()): string {
  const second = Math.floor(Number(at) / 1000);
  if (second !== last.second) {
    last = { second, text: new Date(second * 1000 + OFFSET).toISOString().slice(0, 19).replace('T', ' ') };
  }
  return last.text;
}

/** Epoch milliseconds of a text formatted by {@link timeText}. */
export const timeOf = (text: string): number => Date.parse(`${text.replace(' ', 'T')}Z`) - OFFSET;

/** The current time of the database, as {@link timeText} formats it. Unlike `now()`, it advances within a transaction. */
export async function databaseTime(db: Database): Promise<string> {
  const { rows } = await db.orm.execute<{ time: string }>(
    sql`select to_char(clock_timestamp() at time zone 'Asia/Shanghai', 'YYYY-MM-DD HH24:MI:SS') as time`,
  );
  return rows[0]!.time;
}

/**
 * The next version of a row: now, but at least a second after its `updateTime`, so that two edits within a second have
 * different versions.
 *
 * @param at default now; the value of a `sql.placeholder` is a {@link timeText}
 */
export const nextVersion = (updateTime: Column, at: Date | number | Placeholder = Date.now()): SQL<string> =>
  sql<string>`greatest(${at instanceof Placeholder ? at : timeText(at)}::timestamp(0), ${updateTime} + interval '1 second')`;

/** Time of the database at the start of the transaction, in Asia/Shanghai. Stable, so that indexes serve it. */
export const NOW = sql`(now() at time zone 'Asia/Shanghai')`;

/** Time of the database when the expression is evaluated, e.g. after the wait for a lock, in Asia/Shanghai. */
export const CURRENT_TIME = sql`(clock_timestamp() at time zone 'Asia/Shanghai')`;
