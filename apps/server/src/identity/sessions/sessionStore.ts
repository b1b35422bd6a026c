import { and, eq, lt, sql } from 'drizzle-orm';
import { newId, sysSession, sysUser, timeOf, timeText, type Database } from '../../platform/db';
import { tokenHash, newToken } from './token';

/**
 * Idle and absolute lifetime of a session, milliseconds. Clients store a token for seven days after its last use (contract,
 * part 1 §2.1); after thirty days users must sign in again.
 */
const IDLE_LIFETIME = 7 * 86_400_000;
const MAX_LIFETIME = 30 * 86_400_000;
/** Minimum milliseconds between two updates of the last use. */
const RECORD_INTERVAL = 5 * 60_000;

/** Stores sessions. A session ends when its row is deleted or `expireTime` has passed. */
export function sessionStore(db: Database, clock: () => number) {
  return {
    /**
     * @param user the verified user, with the password hash it was verified against
     * @returns the token, which is not stored; undefined if the password or the account changed meanwhile
     */
    async open(
      user: { id: string; password: string | null },
      from: { ip: string; userAgent: string },
    ): Promise<{ token: string; sessionId: string } | undefined> {
      // Locks the user until the end of the transaction, so that a concurrent password change also ends this session.
      const [unchanged] = await db.orm
        .select({ id: sysUser.id })
        .from(sysUser)
        .where(
          and(
            eq(sysUser.id, user.id),
            eq(sysUser.password, user.password ?? ''),
            eq(sysUser.delFlag, 0),
            sql`${sysUser.status} <> 2`,
          ),
        )
        .for('update');
      if (!unchanged) return undefined;
      const token = newToken();
      const sessionId = newId();
      const now = clock();
      await db.orm.insert(sysSession).values({
        id: sessionId,
        tokenHash: tokenHash(token),
        userId: user.id,
        ip: from.ip.slice(0, 64),
        userAgent: from.userAgent.slice(0, 255),
        loginTime: timeText(now),
        lastSeenTime: timeText(now),
        expireTime: timeText(now + IDLE_LIFETIME),
      });
      return { token, sessionId };
    },

    /**
     * Records the use of a session and prolongs it, never beyond its absolute lifetime.
     *
     * @returns whether the session was updated
     */
    async recordUsage(session: { id: string; loginTime: string; lastSeenTime: string }): Promise<boolean> {
      const now = clock();
      if (now - timeOf(session.lastSeenTime) < RECORD_INTERVAL) return false;
      const expires = Math.min(now + IDLE_LIFETIME, timeOf(session.loginTime) + MAX_LIFETIME);
      await db.orm
        .update(sysSession)
        .set({ lastSeenTime: timeText(now), expireTime: timeText(expires) })
        .where(eq(sysSession.id, session.id));
      return true;
    },

    /** @returns the ended session; undefined for an unknown token */
    async end(token: string): Promise<{ id: string; userId: string } | undefined> {
      const [ended] = await db.orm
        .delete(sysSession)
        .where(eq(sysSession.tokenHash, tokenHash(token)))
        .returning({ id: sysSession.id, userId: sysSession.userId });
      return ended;
    },

    async endOne(id: string): Promise<void> {
      await db.orm.delete(sysSession).where(eq(sysSession.id, id));
    },

    async endAllOf(userId: string): Promise<void> {
      await db.orm.delete(sysSession).where(eq(sysSession.userId, userId));
    },

    /** @returns number of removed sessions */
    async removeExpired(): Promise<number> {
      const { rowCount } = await db.orm.delete(sysSession).where(lt(sysSession.expireTime, timeText(clock())));
      return rowCount ?? 0;
    },
  };
}
export type SessionStore = ReturnType<typeof sessionStore>;
