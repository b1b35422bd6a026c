import { mayHoldRole, type UserInfo } from '@gezi/domain';
import { and, eq, inArray } from 'drizzle-orm';
import { sysRole, sysUserRole, type Database } from '../../platform/db';
import { hasRole, type Caller } from '../../platform/http/Caller';
import { refuse } from '../../platform/http/refusal';
import { authority } from '../rights/authority';
import { readGrants } from '../rights/readGrants';
import { hasPermission } from '../sessions/hasPermission';
import { texts } from '../../platform/texts';
import { administrators } from './administrators';

interface Holder {
  id: string;
  username: string;
  userType: string;
  /** Whether the same call created the user. */
  isNew: boolean;
}

const FIELD = 'selectedroles';

/**
 * Assigns roles of a user in the current tenant. Callers must have the rights of a role they assign or remove. Only
 * administrators may assign or remove the administrator role, and a tenant must keep one administrator.
 */
export function roleAssignment(db: Database) {
  const admins = administrators(db);
  const { mustActOn, mustHold } = authority(db);

  async function idsOf(tenantId: number, userId: string): Promise<string[]> {
    const rows = await db.orm
      .select({ id: sysUserRole.roleId })
      .from(sysUserRole)
      .where(and(eq(sysUserRole.userId, userId), eq(sysUserRole.tenantId, tenantId)))
      .orderBy(sysUserRole.roleId);
    return rows.map(({ id }) => id);
  }

  return {
    idsOf,

    /**
     * Call it within `rights.change`.
     *
     * @throws {Refusal} naming `selectedroles`
     */
    async assign(caller: Caller, user: Holder, wanted: readonly string[]): Promise<void> {
      const before = await idsOf(caller.tenantId, user.id);
      const added = wanted.filter((id) => !before.includes(id));
      const removed = before.filter((id) => !wanted.includes(id));
      const roles = await db.orm
        .select({ id: sysRole.id, roleCode: sysRole.roleCode, roleName: sysRole.roleName })
        .from(sysRole)
        .where(and(inArray(sysRole.tenantId, [0, caller.tenantId]), inArray(sysRole.id, ['', ...wanted, ...removed])));
      const byId = new Map(roles.map((role) => [role.id, role]));
      if (wanted.some((id) => !byId.has(id))) throw refuse(texts.user.unknownRole, FIELD);
      const unfit = wanted
        .map((id) => byId.get(id)!)
        .find(({ roleCode }) => !mayHoldRole(user.userType as UserInfo['userType'], roleCode));
      if (unfit) throw refuse(texts.grant.unfit(user.username, unfit.roleName), FIELD);
      if (added.length + removed.length === 0) return;

      const touchesAdmin = [...added, ...removed].some((id) => byId.get(id)?.roleCode === 'admin');
      if (!hasRole(caller, 'admin')) {
        if (touchesAdmin) throw refuse(texts.grant.administratorsOnly, FIELD);
        if (!(await hasPermission(db, caller, 'system:role:edit'))) throw refuse(texts.user.mayNotGiveRoles, FIELD);
        await mustHold(caller, await readGrants.ofRoles(db, [...added, ...removed]), FIELD);
      }
      if (!user.isNew) await mustActOn(caller, [user.id], 'role', FIELD);
      if (touchesAdmin) await admins.lockRole();
      if (removed.length > 0) {
        await db.orm
          .delete(sysUserRole)
          .where(
            and(
              eq(sysUserRole.userId, user.id),
              eq(sysUserRole.tenantId, caller.tenantId),
              inArray(sysUserRole.roleId, removed),
            ),
          );
      }
      if (added.length > 0) {
        const rows = added.map((roleId) => ({ userId: user.id, tenantId: caller.tenantId, roleId }));
        await db.orm.insert(sysUserRole).values(rows).onConflictDoNothing();
      }
      const takesAdmin = removed.some((id) => byId.get(id)?.roleCode === 'admin');
      if (takesAdmin && (await admins.countOf(caller.tenantId)) === 0) {
        throw refuse(texts.grant.lastAdministrator, FIELD);
      }
    },

    /** Whether users of a type may have all roles of a user, in any tenant. */
    async allRolesFit(userId: string, userType: string): Promise<boolean> {
      const held = await db.orm
        .select({ roleCode: sysRole.roleCode })
        .from(sysUserRole)
        .innerJoin(sysRole, eq(sysRole.id, sysUserRole.roleId))
        .where(eq(sysUserRole.userId, userId));
      return held.every(({ roleCode }) => mayHoldRole(userType as UserInfo['userType'], roleCode));
    },
  };
}
