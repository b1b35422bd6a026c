import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gte, isNull, lt, or, sql } from 'drizzle-orm';
import { sysOneTime, timeText, type Database } from '../../platform/db';

/** Purpose of a one-time token. */
export type OneTimeKind = 'oidc-flow' | 'third-login' | 'third-bind' | 'reset-password' | 'upload' | 'qr-login';
type Data = Record<string, string>;

/** 256 random bits. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** One-time tokens that expire; the database stores only their hashes. */
export function oneTimeTokens(db: Database, clock: () => number) {
  /** @param browser the browser's cookie; tokens bound to another browser do not match */
  const isValid = (kind: OneTimeKind, token: string, browser: string | undefined) =>
    and(
      eq(sysOneTime.tokenHash, hashOf(token)),
      eq(sysOneTime.kind, kind),
      gte(sysOneTime.expireTime, timeText(clock())),
      or(isNull(sysOneTime.browserHash), browser ? eq(sysOneTime.browserHash, hashOf(browser)) : undefined),
    );

  return {
    /**
     * @param lifetime milliseconds
     * @param token default: a random token
     */
    async issue(
      kind: OneTimeKind,
      data: Data,
      lifetime: number,
      browser?: string,
      token = newSecret(),
    ): Promise<string> {
      const fresh = {
        kind,
        data,
        browserHash: browser ? hashOf(browser) : null,
        expireTime: timeText(clock() + lifetime),
        tries: 0,
      };
      await db.orm
        .insert(sysOneTime)
        .values({ tokenHash: hashOf(token), ...fresh })
        // A token that is not random may be issued again after it expired.
        .onConflictDoUpdate({ target: sysOneTime.tokenHash, set: fresh });
      return token;
    },

    /** Reads a token without consuming it, at most `maxReads` times, to limit guesses of a secret sent with it. */
    async peek(kind: OneTimeKind, token: string, maxReads: number, browser?: string): Promise<Data | undefined> {
      const [found] = await db.orm
        .update(sysOneTime)
        .set({ tries: sql`${sysOneTime.tries} + 1` })
        .where(and(isValid(kind, token, browser), lt(sysOneTime.tries, maxReads)))
        .returning({ data: sysOneTime.data });
      return found?.data;
    },

    /** Consumes a token; of concurrent callers only one gets it. */
    async take(kind: OneTimeKind, token: string, browser?: string): Promise<Data | undefined> {
      const [taken] = await db.orm
        .delete(sysOneTime)
        .where(isValid(kind, token, browser))
        .returning({ data: sysOneTime.data });
      return taken?.data;
    },

    removeExpired: () => db.orm.delete(sysOneTime).where(lt(sysOneTime.expireTime, timeText(clock()))),
  };
}
