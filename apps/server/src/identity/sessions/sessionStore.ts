import { and, eq, lt, sql } from 'drizzle-orm';
import { newId, sysSession, sysUser, timeOf, timeText, type Database } from '../../platform/db';
import { tokenHash, newToken } from './token';

/**
 * Milliseconds a session lives without use, and in all. Seven days are sliding, as the clients keep a token for seven days
 * from its last use (contract, part 1 §2.1); who uses it every day signs in again after thirty.
 */
const IDLE_LIFE = 7 * 86_400_000;
const WHOLE_LIFE = 30 * 86_400_000;
/** Use is noted no more often than this. */
const NOTE_EVERY = 5 * 60_000;

/** SQL of sessions. A session whose row is gone, or past its `expireTime`, is signed out. */
export function sessionStore(db: Database, clock: () => number) {
  return {
    /**
     * @param user the user whose password was checked, and the hash it was checked against
     * @returns the token, which is nowhere stored; undefined when the password changed, or the account ended, meanwhile
     */
    async open(
      user: { id: string; password: string | null },
      from: { ip: string; userAgent: string },
    ): Promise<{ token: string; sessionId: string } | undefined> {
      // Held until the end of the transaction: a change of the password comes before this, or ends the session again.
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
        expireTime: timeText(now + IDLE_LIFE),
      });
      return { token, sessionId };
    },

    /** Prolongs a session that is in use; never beyond its whole life. */
    async noteUse(session: { id: string; loginTime: string; lastSeenTime: string }): Promise<void> {
      const now = clock();
      if (now - timeOf(session.lastSeenTime) < NOTE_EVERY) return;
      const expires = Math.min(now + IDLE_LIFE, timeOf(session.loginTime) + WHOLE_LIFE);
      await db.orm
        .update(sysSession)
        .set({ lastSeenTime: timeText(now), expireTime: timeText(expires) })
        .where(eq(sysSession.id, session.id));
    },

    /** @returns the session that ended, if the token had one */
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

    /** @returns how many there were */
    async removeExpired(): Promise<number> {
      const { rowCount } = await db.orm.delete(sysSession).where(lt(sysSession.expireTime, timeText(clock())));
      return rowCount ?? 0;
    },
  };
}
export type SessionStore = ReturnType<typeof sessionStore>;
