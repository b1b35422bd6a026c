import { sql, type Column, type SQL } from 'drizzle-orm';

/** Asia/Shanghai has been UTC+8 without daylight saving time since 1992. */
const OFFSET = 8 * 3_600_000;

/** A time as stored in the database: `YYYY-MM-DD HH:mm:ss` in Asia/Shanghai. */
export const timeText = (at: Date | number = Date.now()): string =>
  new Date(Number(at) + OFFSET).toISOString().slice(0, 19).replace('T', ' ');

/** Epoch milliseconds of a text formatted by {@link timeText}. */
export const timeOf = (text: string): number => Date.parse(`${text.replace(' ', 'T')}Z`) - OFFSET;

/**
 * The next version of a row: now, but at least a second after its `updateTime`, so that two edits within a second have
 * different versions.
 */
export const nextVersion = (updateTime: Column, at: Date | number = Date.now()): SQL<string> =>
  sql<string>`greatest(${timeText(at)}::timestamp(0), ${updateTime} + interval '1 second')`;
