import { mayHoldRole, type GivenRules, type UserInfo } from '@gezi/domain';
import { hasRole, type Caller } from '../../../platform/http/Caller';
import { refuse } from '../../../platform/http/refusal';
import { authority } from '../../../identity/rights/authority';
import { changeOf } from '../../../identity/rights/changeOf';
import { selectRules, givenRules } from '../../../identity/rights/givenRules';
import { readGrants, wholeRights } from '../../../identity/rights/readGrants';
import { ROLE_PAGE, roleColumns } from '../../../identity/rights/rolePage';
import type { Services } from '../../../FeatureModule';
import { texts } from '../../../platform/texts';
import { grantStore, type RoleRow } from './store';

/**
 * Who has which role in the tenant in force, and what a role grants. Who grants or takes a right holds it; the
 * administrator's role is given and taken by administrators, and a tenant always has one of them.
 */
export function grants({ db, rights, audit, dataRules }: Services) {
  const store = grantStore(db, dataRules.also(ROLE_PAGE, roleColumns));
  const { mustActOn, mustHold, forAllTenants, mustBeKnown, mustBeInPackage } = authority(db);

  return {
    async rolesOf(caller: Caller, userId: string): Promise<string[]> {
      const roles = await store.rolesOf(caller.tenantId, userId);
      if (roles.length === 0) throw refuse(texts.grant.noRoles, 'userid');
      return roles;
    },

    async give(caller: Caller, roleId: string, userIdList: readonly string[], call: string): Promise<void> {
      const userIds = [...new Set(userIdList)];
      await rights.change(userIds, async () => {
        const role = await roleInHand(caller, roleId);
        await mustHold(caller, await readGrants.ofRoles(db, [role.id]), 'roleId');
        const users = await store.members(caller.tenantId, userIds);
        if (users.length < userIds.length) throw refuse(texts.grant.foreignUser, 'userIdList');
        const unfit = users.find(({ userType }) => !mayHoldRole(userType as UserInfo['userType'], role.roleCode));
        await mustActOn(caller, userIds, 'role', 'userIdList');
        if (unfit) throw refuse(texts.grant.unfit(unfit.username, role.roleName), 'userIdList');
        await store.give(caller.tenantId, role.id, userIds);
        await note(caller, texts.audit.roleGiven(role.roleName), call, { roleId, userIds });
      });
    },

    async take(caller: Caller, roleId: string, wanted: readonly string[], call: string): Promise<void> {
      const userIds = [...new Set(wanted)];
      if (userIds.length === 0) throw refuse(texts.grant.nobody, 'userIds');
      await rights.change(userIds, async () => {
        const role = await roleInHand(caller, roleId);
        await mustHold(caller, await readGrants.ofRoles(db, [role.id]), 'roleId');
        const users = await store.members(caller.tenantId, userIds);
        if (users.length < userIds.length) throw refuse(texts.grant.foreignUser, 'userIds');
        await mustActOn(caller, userIds, 'role', 'userIds');
        // Whoever else is taken from holds the same rows: two that take at once are not both the last but one.
        await store.lockRole(role.id);
        await store.take(caller.tenantId, role.id, userIds);
        if (role.roleCode === 'admin' && (await store.administrators(caller.tenantId)) === 0) {
          throw refuse(texts.grant.lastAdministrator, 'userIds');
        }
        await note(caller, texts.audit.roleTaken(role.roleName), call, { roleId, userIds });
      });
    },

    async permissionsOf(caller: Caller, roleId: string): Promise<string[]> {
      return store.permissionsOf((await found(caller, roleId)).id);
    },

    async savePermissions(caller: Caller, roleId: string, wanted: string, last: string, call: string): Promise<void> {
      const { added, removed } = changeOf(wanted, last);
      await rights.change('anybody', async () => {
        const role = await roleToChange(caller, roleId);
        await mustBeKnown(added);
        if (role.tenantId !== 0) await mustBeInPackage(caller, added);
        // Whoever takes a right could not give it back without holding it.
        await mustHold(caller, wholeRights([...added, ...removed]), 'permissionIds');
        await store.grant(role.id, added);
        await store.revoke(role.id, removed);
        await note(caller, texts.audit.permissionsSaved(role.roleName), call, { roleId, added, removed });
      });
    },

    /** The data rules of a page, and those a role is under. */
    async rulesOf(caller: Caller, roleId: string, permissionId: string): Promise<GivenRules> {
      const role = await found(caller, roleId);
      return givenRules(db, permissionId, (await store.rulesOf(role.id, permissionId)) ?? null);
    },

    async saveRules(caller: Caller, roleId: string, permissionId: string, wanted: string, call: string): Promise<void> {
      await rights.change('anybody', async () => {
        const role = await roleToChange(caller, roleId);
        const chosen = await selectRules(db, permissionId, wanted);
        const before = await store.rulesOf(role.id, permissionId);
        if (before === undefined) throw refuse(texts.grant.notGranted, 'roleId');
        for (const ids of [before, chosen]) {
          await mustHold(caller, [await readGrants.ofRules(db, permissionId, ids)], 'dataRuleIds');
        }
        await store.saveRules(role.id, permissionId, chosen);
        await note(caller, texts.audit.rulesSaved(role.roleName), call, { roleId, permissionId, dataRuleIds: chosen });
      });
    },
  };

  async function found(caller: Caller, roleId: string): Promise<RoleRow> {
    const role = await store.role(caller, roleId);
    if (!role) throw refuse(texts.notFound, 'roleId');
    return role;
  }

  async function roleInHand(caller: Caller, roleId: string): Promise<RoleRow> {
    const role = await found(caller, roleId);
    if (role.roleCode === 'admin' && !hasRole(caller, 'admin')) throw refuse(texts.grant.administratorsOnly, 'roleId');
    return role;
  }

  /** What serves every tenant is changed by who administers every tenant. */
  async function roleToChange(caller: Caller, roleId: string): Promise<RoleRow> {
    const role = await roleInHand(caller, roleId);
    if (role.tenantId === 0) await forAllTenants(caller, texts.grant.sharedRole, 'roleId');
    return role;
  }

  function note(caller: Caller, content: string, call: string, details: Record<string, unknown>): Promise<void> {
    return audit({ kind: 'edit', content, caller, ip: caller.ip, call, details });
  }
}
