import { done, refused, type Outcome } from '@gezi/domain';
import type { Bus } from '../bus/Bus';
import { timeText, type Database, type Orm } from '../db';
import type { Caller } from '../http/Caller';
import { callerQuery } from './callerQuery';
import { chooseTenant } from './chooseTenant';
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

export interface Sessions extends Pick<SessionStore, 'open' | 'alive' | 'removeExpired'> {
  /** Who a token belongs to at this moment, and whether a role of theirs grants the permission. */
  callerOf(presented: Presented): Promise<Outcome<{ caller: Caller; granted: boolean }, CallerRefusal>>;
  /** Signs out; unknown tokens are none of our business. */
  end(token: unknown): Promise<void>;
  /**
   * Signs a user out everywhere: password changed, account frozen or deleted. What `change` writes and the end of the
   * sessions stand or fall together; the bus hears of it afterwards.
   */
  endAllOf(userId: string, change: (tx: Orm) => Promise<void>): Promise<void>;
}

/** Sessions in the database; every server sees a sign-out at its next request, sockets hear of it by the bus. */
export function createSessions(db: Database, bus: Bus, clock: () => number): Sessions {
  const store = sessionStore(db, clock);
  const query = callerQuery(db);

  return {
    open: (user, from) => db.transaction(() => store.open(user, from)),
    alive: (ids) => store.alive(ids),
    removeExpired: () => store.removeExpired(),

    async callerOf({ token, tenant, permission = '', ip, lowAppId }) {
      if (!looksLikeToken(token)) return refused({ code: 'not-signed-in' });
      const now = timeText(clock());
      const [row] = await query.execute({ tokenHash: tokenHash(token), now, today: now.slice(0, 10), permission });
      if (!row) return refused({ code: 'not-signed-in' });
      const tenantId = chooseTenant(tenant, row.tenants, row.loginTenantId);
      if (tenantId === undefined) {
        const { userId, username } = row;
        return refused({ code: 'foreign-tenant', caller: { userId, username, tenantId: 0, lowAppId } });
      }
      await store.noteUse({ id: row.sessionId, loginTime: row.loginTime, lastSeenTime: row.lastSeenTime });
      const caller: Caller = {
        sessionId: row.sessionId,
        userId: row.userId,
        username: row.username,
        realname: row.realname,
        userType: row.userType as Caller['userType'],
        supplierId: row.supplierId,
        status: row.status,
        roles: row.roles,
        orgCode: row.orgCode,
        departsInCharge: (row.departIds ?? '').split(',').filter(Boolean),
        tenantId,
        ip,
        lowAppId,
      };
      return done({ caller, granted: row.granted || row.roles.includes('admin') });
    },

    async end(token) {
      if (!looksLikeToken(token)) return;
      const ended = await store.end(token);
      if (ended) bus.publish({ kind: 'session-ended', sessionId: ended.id });
    },

    async endAllOf(userId, change) {
      await db.transaction(async (tx) => {
        await change(tx);
        await store.endAllOf(userId);
      });
      bus.publish({ kind: 'session-ended', userId });
    },
  };
}
