import { mayHoldRole, type UserInfo } from '@gezi/domain';
import { splitList } from '../../crud/parseFieldCondition';
import { hasRole, type Caller } from '../../http/Caller';
import { refuse } from '../../http/refusal';
import type { Services } from '../../Services';
import { texts } from '../../texts';
import { grantStore, type RoleRow } from './store';

/**
 * Who has which role in the tenant in force, and what a role grants. Nobody gives away more than they have; the
 * administrator's role is in the hands of administrators, and a tenant keeps one of them.
 */
export function grants({ db, rights, audit }: Services) {
  const store = grantStore(db);

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
        await mayGive(caller, await store.permissionsOf(role.id));
        const users = await store.members(caller.tenantId, userIds);
        if (users.length < userIds.length) throw refuse(texts.grant.foreignUser, 'userIdList');
        const unfit = users.find(({ userType }) => !mayHoldRole(userType as UserInfo['userType'], role.roleCode));
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
      const [now, before] = [new Set(splitList(wanted)), new Set(splitList(last))];
      const added = [...now].filter((id) => !before.has(id));
      const removed = [...before].filter((id) => !now.has(id));
      await rights.change('anybody', async () => {
        const role = await roleInHand(caller, roleId);
        // What serves every tenant is changed by who administers every tenant.
        if (role.tenantId === 0 && !(await store.administersAll(caller.userId))) {
          throw refuse(texts.grant.sharedRole, 'roleId');
        }
        const known = await store.known(added);
        if (added.some((id) => !known.has(id))) throw refuse(texts.grant.unknownPermission, 'permissionIds');
        await mayGive(caller, added);
        await store.grant(role.id, added);
        await store.revoke(role.id, removed);
        await note(caller, texts.audit.permissionsSaved(role.roleName), call, { roleId, added, removed });
      });
    },
  };

  async function found(caller: Caller, roleId: string): Promise<RoleRow> {
    const role = await store.role(caller.tenantId, roleId);
    if (!role) throw refuse(texts.notFound, 'roleId');
    return role;
  }

  async function roleInHand(caller: Caller, roleId: string): Promise<RoleRow> {
    const role = await found(caller, roleId);
    if (role.roleCode === 'admin' && !hasRole(caller, 'admin')) throw refuse(texts.grant.administratorsOnly, 'roleId');
    return role;
  }

  async function mayGive(caller: Caller, permissionIds: readonly string[]): Promise<void> {
    if (hasRole(caller, 'admin')) return;
    const own = await store.grantedTo(caller.tenantId, caller.userId);
    if (permissionIds.some((id) => !own.has(id))) throw refuse(texts.grant.moreThanOwn);
  }

  function note(caller: Caller, content: string, call: string, details: Record<string, unknown>): Promise<void> {
    return audit({ kind: 'edit', content, caller, ip: caller.ip, call, details });
  }
}
