import { sql, type Column, type SQL } from 'drizzle-orm';

/** Asia/Shanghai has kept UTC+8 without summer time since 1992. */
const OFFSET = 8 * 3_600_000;

/** A moment as the database has it: `YYYY-MM-DD HH:mm:ss` in Asia/Shanghai. */
export const timeText = (at: Date | number = Date.now()): string =>
  new Date(Number(at) + OFFSET).toISOString().slice(0, 19).replace('T', ' ');

/** Epoch milliseconds of {@link timeText}'s form. */
export const timeOf = (text: string): number => Date.parse(`${text.replace(' ', 'T')}Z`) - OFFSET;

/**
 * The next version of a row: now, and at least a second after the one it has, so that two edits within a second do not
 * look alike to `updateTime`.
 */
export const nextVersion = (updateTime: Column, at: Date | number = Date.now()): SQL<string> =>
  sql<string>`greatest(${timeText(at)}::timestamp(0), ${updateTime} + interval '1 second')`;
