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
  /** Permission code that the call requires. */
  permission?: string;
  ip: string;
  lowAppId: string | null;
}

/** Includes the user, if known. */
type CallerRefusal =
  | { code: 'not-signed-in' }
  | { code: 'foreign-tenant'; caller: Pick<Caller, 'userId' | 'username' | 'tenantId' | 'lowAppId'> };

export interface Sessions extends Pick<SessionStore, 'open' | 'removeExpired'> {
  /** The current caller of a token, and whether a role in the current tenant grants the permission. */
  callerOf(presented: Presented): Promise<Outcome<Standing, CallerRefusal>>;
  /**
   * Current state of the users of open connections. Does not prolong their sessions.
   *
   * @returns valid sessions by id, each with a function that returns the standing in a tenant, undefined if the user does
   *   not belong to it
   */
  standings(
    sessionIds: readonly string[],
    permission: string,
  ): Promise<Map<string, (tenantId: number) => Standing | undefined>>;
  /** Signs out; unknown tokens are ignored. */
  end(token: unknown): Promise<void>;
  /** Ends the session of any user, with `note` in the same transaction, then publishes it on the bus. */
  endOne(sessionId: string, audit: () => Promise<void>): Promise<void>;
  /**
   * Ends all sessions of users, e.g. after a password change, with `change` in the same transaction, then publishes it on
   * the bus.
   */
  endAllOf(users: string | readonly string[], change: () => Promise<void>): Promise<void>;
}

/** Sessions in the database. Requests see a sign-out at once; sockets are notified by the bus. */
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
      await store.recordUsage({ id: row.sessionId, loginTime: row.loginTime, lastSeenTime: row.lastSeenTime });
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
