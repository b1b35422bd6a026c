import type { Bus } from '../../platform/bus/Bus';
import type { Database } from '../../platform/db';

export interface Rights {
  /**
   * The one way to change what people may do: roles held, memberships of tenants, what a role grants. One transaction, not
   * within another; afterwards every server looks again at the open sockets it concerns. Calls read their rights anew
   * each time.
   *
   * @param whose ids of users, or `anybody` where roles, permissions or tenants themselves change
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
