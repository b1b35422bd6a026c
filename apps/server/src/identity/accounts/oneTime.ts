import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gte, isNull, lt, or, sql } from 'drizzle-orm';
import { sysOneTime, timeText, type Database } from '../../platform/db';

/** What a word is good for. */
export type OneTimeKind = 'oidc-flow' | 'third-login' | 'third-bind' | 'reset-password' | 'upload' | 'qr-login';
type Data = Record<string, string>;

/** 256 bits of chance. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Words that are good once and for a while; the database keeps their hashes only. */
export function oneTime(db: Database, clock: () => number) {
  /** @param browser what the browser has as its cookie; words made for another one are not there */
  const good = (kind: OneTimeKind, word: string, browser: string | undefined) =>
    and(
      eq(sysOneTime.tokenHash, hashOf(word)),
      eq(sysOneTime.kind, kind),
      gte(sysOneTime.expireTime, timeText(clock())),
      or(isNull(sysOneTime.browserHash), browser ? eq(sysOneTime.browserHash, hashOf(browser)) : undefined),
    );

  return {
    /**
     * @param life milliseconds
     * @param word default a new one
     */
    async issue(kind: OneTimeKind, data: Data, life: number, browser?: string, word = newSecret()): Promise<string> {
      const fresh = {
        kind,
        data,
        browserHash: browser ? hashOf(browser) : null,
        expireTime: timeText(clock() + life),
        tries: 0,
      };
      await db.orm
        .insert(sysOneTime)
        .values({ tokenHash: hashOf(word), ...fresh })
        // A word that is not of chance may come again, after its time.
        .onConflictDoUpdate({ target: sysOneTime.tokenHash, set: fresh });
      return word;
    },

    /** Looks without using it up, so many times at most; a guess of something else may come with it. */
    async look(kind: OneTimeKind, word: string, most: number, browser?: string): Promise<Data | undefined> {
      const [found] = await db.orm
        .update(sysOneTime)
        .set({ tries: sql`${sysOneTime.tries} + 1` })
        .where(and(good(kind, word, browser), lt(sysOneTime.tries, most)))
        .returning({ data: sysOneTime.data });
      return found?.data;
    },

    /** Uses it up; of several callers one gets it. */
    async take(kind: OneTimeKind, word: string, browser?: string): Promise<Data | undefined> {
      const [taken] = await db.orm
        .delete(sysOneTime)
        .where(good(kind, word, browser))
        .returning({ data: sysOneTime.data });
      return taken?.data;
    },

    removeExpired: () => db.orm.delete(sysOneTime).where(lt(sysOneTime.expireTime, timeText(clock()))),
  };
}
