import { done, refused, type Outcome } from '@gezi/domain';
import type { Bus } from '../../platform/bus/Bus';
import { timeText, type Database } from '../../platform/db';
import type { Caller } from '../../platform/http/Caller';
import { callerIn, type Standing } from './callerIn';
import { callerQuery } from './callerQuery';
import { selectTenant } from './selectTenant';
import { sessionStore, type SessionStore } from './sessionStore';
import { looksLikeToken, tokenHash } from './token';

interface Presented {
  token: unknown;
  /** `X-Tenant-Id` or `tenant-id`. */
  tenant?: string;
  /** Permission code the call needs. */
  permission?: string;
  ip: string;
  lowAppId: string | null;
}

/** With who it was, where that is known. */
type CallerRefusal =
  | { code: 'not-signed-in' }
  | { code: 'foreign-tenant'; caller: Pick<Caller, 'userId' | 'username' | 'tenantId' | 'lowAppId'> };

export interface Sessions extends Pick<SessionStore, 'open' | 'removeExpired'> {
  /** Who a token belongs to at this moment, and whether a role of theirs in the tenant in force grants the permission. */
  callerOf(presented: Presented): Promise<Outcome<Standing, CallerRefusal>>;
  /**
   * How the holders of open connections stand at this moment; to be asked about is no use of a session.
   *
   * @returns by session, those that are good: the standing in a tenant, undefined where it is not theirs (any more)
   */
  standings(
    sessionIds: readonly string[],
    permission: string,
  ): Promise<Map<string, (tenantId: number) => Standing | undefined>>;
  /** Signs out; unknown tokens are none of our business. */
  end(token: unknown): Promise<void>;
  /** Ends one session, whoever holds it; `note` is written with its end or not at all. The bus hears of it afterwards. */
  endOne(sessionId: string, note: () => Promise<void>): Promise<void>;
  /**
   * Signs users out everywhere: password changed, account frozen or deleted. What `change` writes and the end of the
   * sessions stand or fall together; the bus hears of it afterwards.
   */
  endAllOf(users: string | readonly string[], change: () => Promise<void>): Promise<void>;
}

/** Sessions in the database; every server sees a sign-out at its next request, sockets hear of it by the bus. */
export function createSessions(db: Database, bus: Bus, clock: () => number): Sessions {
  const store = sessionStore(db, clock);
  const query = callerQuery(db);

  return {
    open: (user, from) => db.transaction(() => store.open(user, from)),
    removeExpired: () => store.removeExpired(),

    async callerOf({ token, tenant, permission = '', ip, lowAppId }) {
      if (!looksLikeToken(token)) return refused({ code: 'not-signed-in' });
      const now = timeText(clock());
      const [row] = await query.byToken.execute({
        tokenHash: tokenHash(token),
        now,
        today: now.slice(0, 10),
        permission,
      });
      if (!row) return refused({ code: 'not-signed-in' });
      const tenantId = selectTenant(tenant, row.tenants, row.loginTenantId);
      if (tenantId === undefined) {
        const { userId, username } = row;
        return refused({ code: 'foreign-tenant', caller: { userId, username, tenantId: 0, lowAppId } });
      }
      await store.noteUse({ id: row.sessionId, loginTime: row.loginTime, lastSeenTime: row.lastSeenTime });
      return done(callerIn(row, tenantId, { ip, lowAppId }));
    },

    async standings(sessionIds, permission) {
      const now = timeText(clock());
      const rows = await query.bySessions(sessionIds, { now, today: now.slice(0, 10), permission });
      return new Map(
        rows.map((row) => [
          row.sessionId,
          (tenantId: number) =>
            tenantId === 0 || row.tenants.includes(tenantId)
              ? callerIn(row, tenantId, { ip: '', lowAppId: null })
              : undefined,
        ]),
      );
    },

    async end(token) {
      if (!looksLikeToken(token)) return;
      const ended = await store.end(token);
      if (ended) bus.publish({ kind: 'session-ended', sessionId: ended.id });
    },

    async endOne(sessionId, note) {
      await db.transaction(async () => {
        await store.endOne(sessionId);
        await note();
      });
      bus.publish({ kind: 'session-ended', sessionId });
    },

    async endAllOf(users, change) {
      const userIds = typeof users === 'string' ? [users] : users;
      await db.transaction(async () => {
        await change();
        for (const userId of userIds) await store.endAllOf(userId);
      });
      for (const userId of userIds) bus.publish({ kind: 'session-ended', userId });
    },
  };
}
