import { asc, inArray } from 'drizzle-orm';
import type { Services } from '../../../FeatureModule';
import { authority } from '../../../identity/rights/authority';
import { administrators } from '../../../identity/users/administrators';
import { tenantMembership } from '../../../identity/users/tenantMembership';
import { sysTenant } from '../../../platform/db';
import type { Caller } from '../../../platform/http/Caller';
import { refuse } from '../../../platform/http/refusal';
import { splitList } from '../../../platform/query/parseFieldCondition';
import { texts } from '../../../platform/texts';

const FIELD = 'relTenantIds';

/** Assigns the tenants of a user. */
export function tenantAssignment({ db, clock }: Pick<Services, 'db' | 'clock'>) {
  const membership = tenantMembership(db, clock);
  const tenantAdministrators = administrators(db);
  const { mustAdministerAll, mustActOn } = authority(db);

  return {
    /**
     * Assigns the given tenants, comma-joined; none given = unchanged. Only administrators of all tenants change them, and
     * the current tenant stays. Call it within `rights.change`.
     *
     * @returns the tenants before and after a change
     * @throws {Refusal} naming `relTenantIds`
     */
    async assign(
      caller: Caller,
      user: { id: string; isNew: boolean },
      relTenantIds: string | null | undefined,
    ): Promise<{ before: string; after: string } | undefined> {
      const wanted = [...new Set(splitList(relTenantIds ?? '').map(Number))].sort((one, other) => one - other);
      const current = await membership.of(user.id);
      if (wanted.length === 0 || wanted.join() === current.join()) return undefined;
      await mustAdministerAll(caller, texts.tenant.shared, FIELD);
      if (!user.isNew) await mustActOn(caller, [user.id], 'tenant', FIELD);
      if (!wanted.includes(caller.tenantId)) throw refuse(texts.user.keepsTenant, FIELD);
      await lockTenants(current, wanted);
      for (const tenantId of wanted) {
        if (!current.includes(tenantId)) await membership.join(caller, tenantId, [user.id]);
      }
      const left = current.filter((tenantId) => !wanted.includes(tenantId));
      for (const tenantId of left) {
        await membership.leave(caller, tenantId, [user.id]);
        if ((await tenantAdministrators.countOf(tenantId)) === 0) throw refuse(texts.grant.lastAdministrator, FIELD);
      }
      return { before: current.join(), after: wanted.join() };
    },
  };

  /** @throws {Refusal} if one of the wanted tenants does not exist */
  async function lockTenants(current: readonly number[], wanted: readonly number[]): Promise<void> {
    const ids = [...new Set([...current, ...wanted])].filter(
      (id) => Number.isSafeInteger(id) && Math.abs(id) < 2 ** 31,
    );
    const found = await db.orm
      .select({ id: sysTenant.id })
      .from(sysTenant)
      .where(inArray(sysTenant.id, ids))
      .orderBy(asc(sysTenant.id))
      .for('update');
    const known = new Set(found.map(({ id }) => id));
    if (wanted.some((id) => !known.has(id))) throw refuse(texts.user.unknownTenant, FIELD);
  }
}
