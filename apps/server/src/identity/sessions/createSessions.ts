import { done, refused, type Outcome } from '@gezi/domain';
import { timeText } from '../../platform/db';
import type { Caller } from '../../platform/http/Caller';
import type { PlatformServices } from '../../platform/PlatformServices';
import { callerCache } from './callerCache';
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

/**
 * Sessions in the database, their callers in memory. Requests see a sign-out at once, those to other servers within a
 * second; sockets are notified by the bus.
 */
export function createSessions({
  db,
  bus,
  clock,
  invalidations,
}: Pick<PlatformServices, 'db' | 'bus' | 'clock' | 'invalidations'>): Sessions {
  const store = sessionStore(db, clock);
  const query = callerQuery(db);
  const callers = callerCache(invalidations, async ({ now, ...request }) => {
    const [row] = await query.byToken.execute({ ...request, now, today: now.slice(0, 10) });
    return row;
  });

  return {
    open: (user, from) => db.transaction(() => store.open(user, from)),
    removeExpired: () => store.removeExpired(),

    async callerOf({ token, tenant, permission = '', ip, lowAppId }) {
      if (!looksLikeToken(token)) return refused({ code: 'not-signed-in' });
      const hash = tokenHash(token);
      const row = await callers.find({ tokenHash: hash, permission, now: timeText(clock()) });
      if (!row) return refused({ code: 'not-signed-in' });
      const tenantId = selectTenant(tenant, row.tenants, row.loginTenantId);
      if (tenantId === undefined) {
        const { userId, username } = row;
        return refused({ code: 'foreign-tenant', caller: { userId, username, tenantId: 0, lowAppId } });
      }
      const { sessionId: id, loginTime, lastSeenTime } = row;
      if (await store.recordUsage({ id, loginTime, lastSeenTime })) callers.forget(hash);
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
