import { mayHoldRole, type GivenRules, type UserInfo } from '@gezi/domain';
import { hasRole, type Caller } from '../../../platform/http/Caller';
import { refuse } from '../../../platform/http/refusal';
import { authority } from '../../../identity/rights/authority';
import { diffIds } from '../../../identity/rights/diffIds';
import { selectRules, givenRules } from '../../../identity/rights/givenRules';
import { readGrants, wholeRights } from '../../../identity/rights/readGrants';
import { ROLE_PAGE, roleColumns } from '../../../identity/rights/rolePage';
import { administrators } from '../../../identity/users/administrators';
import { roleAssignment } from '../../../identity/users/roleAssignment';
import type { Services } from '../../../FeatureModule';
import { texts } from '../../../platform/texts';
import { grantStore, type RoleRow } from './store';

/**
 * Assignment of roles to users in the current tenant, and permissions of roles. Callers must hold every permission they
 * grant or revoke. Only administrators assign the administrator role, and a tenant always keeps one administrator.
 */
export function grants({ db, rights, audit, dataRules }: Services) {
  const store = grantStore(db, dataRules.forTable(ROLE_PAGE, roleColumns));
  const assignment = roleAssignment(db);
  const admins = administrators(db);
  const { mustActOn, mustHold, mustAdministerAll, mustBeKnown, mustBeInPackage } = authority(db);

  return {
    async rolesOf(caller: Caller, userId: string): Promise<string[]> {
      const roles = await assignment.idsOf(caller.tenantId, userId);
      if (roles.length === 0) throw refuse(texts.grant.noRoles, 'userid');
      return roles;
    },

    async give(caller: Caller, roleId: string, userIdList: readonly string[], call: string): Promise<void> {
      const userIds = [...new Set(userIdList)];
      await rights.change(userIds, async () => {
        const role = await assignableRole(caller, roleId);
        await mustHold(caller, await readGrants.ofRoles(db, [role.id]), 'roleId');
        const users = await store.members(caller.tenantId, userIds);
        if (users.length < userIds.length) throw refuse(texts.grant.foreignUser, 'userIdList');
        const unfitUser = users.find(({ userType }) => !mayHoldRole(userType as UserInfo['userType'], role.roleCode));
        await mustActOn(caller, userIds, 'role', 'userIdList');
        if (unfitUser) throw refuse(texts.grant.unfit(unfitUser.username, role.roleName), 'userIdList');
        await store.give(caller.tenantId, role.id, userIds);
        await log(caller, () => texts.audit.roleGiven(role.roleName), call, { roleId, userIds });
      });
    },

    async take(caller: Caller, roleId: string, requestedIds: readonly string[], call: string): Promise<void> {
      const userIds = [...new Set(requestedIds)];
      if (userIds.length === 0) throw refuse(texts.grant.nobody, 'userIds');
      await rights.change(userIds, async () => {
        const role = await assignableRole(caller, roleId);
        await mustHold(caller, await readGrants.ofRoles(db, [role.id]), 'roleId');
        const users = await store.members(caller.tenantId, userIds);
        if (users.length < userIds.length) throw refuse(texts.grant.foreignUser, 'userIds');
        await mustActOn(caller, userIds, 'role', 'userIds');
        // Serializes concurrent removals, so that they cannot remove the last two administrators together.
        await store.lockRole(role.id);
        await store.take(caller.tenantId, role.id, userIds);
        if (role.roleCode === 'admin' && (await admins.countOf(caller.tenantId)) === 0) {
          throw refuse(texts.grant.lastAdministrator, 'userIds');
        }
        await log(caller, () => texts.audit.roleTaken(role.roleName), call, { roleId, userIds });
      });
    },

    async permissionsOf(caller: Caller, roleId: string): Promise<string[]> {
      return store.permissionsOf((await findOrRefuse(caller, roleId)).id);
    },

    async savePermissions(
      caller: Caller,
      roleId: string,
      requestedIds: string,
      last: string,
      call: string,
    ): Promise<void> {
      const { added, removed } = diffIds(requestedIds, last);
      await rights.change('anybody', async () => {
        const role = await changeableRole(caller, roleId);
        await mustBeKnown(added);
        if (role.tenantId !== 0) await mustBeInPackage(caller, added);
        // Callers also need the permissions they revoke, because otherwise they could not undo it.
        await mustHold(caller, wholeRights([...added, ...removed]), 'permissionIds');
        await store.grant(role.id, added);
        await store.revoke(role.id, removed);
        await log(caller, () => texts.audit.permissionsSaved(role.roleName), call, { roleId, added, removed });
      });
    },

    /** Data rules of a page, and which of them apply to a role. */
    async rulesOf(caller: Caller, roleId: string, permissionId: string): Promise<GivenRules> {
      const role = await findOrRefuse(caller, roleId);
      return givenRules(db, permissionId, (await store.rulesOf(role.id, permissionId)) ?? null);
    },

    async saveRules(
      caller: Caller,
      roleId: string,
      permissionId: string,
      requestedIds: string,
      call: string,
    ): Promise<void> {
      await rights.change('anybody', async () => {
        const role = await changeableRole(caller, roleId);
        const selectedRules = await selectRules(db, permissionId, requestedIds);
        const before = await store.rulesOf(role.id, permissionId);
        if (before === undefined) throw refuse(texts.grant.notGranted, 'roleId');
        for (const ids of [before, selectedRules]) {
          await mustHold(caller, [await readGrants.ofRules(db, permissionId, ids)], 'dataRuleIds');
        }
        await store.saveRules(role.id, permissionId, selectedRules);
        await log(caller, () => texts.audit.rulesSaved(role.roleName), call, {
          roleId,
          permissionId,
          dataRuleIds: selectedRules,
        });
      });
    },
  };

  async function findOrRefuse(caller: Caller, roleId: string): Promise<RoleRow> {
    const role = await store.role(caller, roleId);
    if (!role) throw refuse(texts.notFound, 'roleId');
    return role;
  }

  async function assignableRole(caller: Caller, roleId: string): Promise<RoleRow> {
    const role = await findOrRefuse(caller, roleId);
    if (role.roleCode === 'admin' && !hasRole(caller, 'admin')) throw refuse(texts.grant.administratorsOnly, 'roleId');
    return role;
  }

  /** Roles shared by all tenants may be changed only by administrators of all tenants. */
  async function changeableRole(caller: Caller, roleId: string): Promise<RoleRow> {
    const role = await assignableRole(caller, roleId);
    if (role.tenantId === 0) await mustAdministerAll(caller, texts.grant.sharedRole, 'roleId');
    return role;
  }

  function log(caller: Caller, content: () => string, call: string, details: Record<string, unknown>): Promise<void> {
    return audit({ kind: 'edit', content, caller, ip: caller.ip, call, details });
  }
}
