import type { Bus } from '../../platform/bus/Bus';
import type { Database } from '../../platform/db';

export interface Rights {
  /**
   * Every change of rights must use it: roles of users, memberships of tenants, grants of roles. Runs `work` in its own
   * transaction, then notifies every server, which rechecks its open sockets. Requests do not depend on it, see `callerCache`.
   *
   * @param whose ids of users, or `anybody` if roles, permissions or tenants themselves change
   */
  change<T>(whose: readonly string[] | 'anybody', work: () => Promise<T>): Promise<T>;
}

export const createRights = (db: Database, bus: Bus): Rights => ({
  async change(whose, work) {
    const result = await db.transaction(work);
    bus.publish(whose === 'anybody' ? { kind: 'rights-changed' } : { kind: 'rights-changed', userIds: whose });
    return result;
  },
});
