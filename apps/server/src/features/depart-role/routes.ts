import {
  addDepartRole,
  deleteDepartRole,
  deleteDepartRoles,
  editDepartRole,
  getDepartRoles,
  getDepartRolesOfUser,
  giveDepartRoles,
  listDepartRoles,
  listDepartRoleUsers,
  queryDepartPermission,
  queryDepartRolePermission,
  queryDepartRoleRules,
  queryDepartRoleTree,
  queryDepartRules,
  saveDepartPermission,
  saveDepartRolePermission,
  saveDepartRoleRules,
  saveDepartRules,
  viewDepartRole,
} from '@gezi/domain';
import type { FastifyInstance } from 'fastify';
import { noting } from '../../audit/noting';
import { Said } from '../../http/envelope';
import { serve } from '../../http/serve';
import type { Services } from '../../Services';
import { texts } from '../../texts';
import { departRights } from './departRights';
import { departRoles } from './departRoles';

/** Roles of departments, what departments have and what their roles grant. */
export function departRoleRoutes(app: FastifyInstance, services: Services): void {
  const roles = departRoles(services);
  const given = departRights(services, roles);
  const noted = noting(services.audit);
  const saved = new Said(texts.saved, null);

  serve(app, listDepartRoles, (request, caller) => roles.list(caller, request));
  serve(app, viewDepartRole, ({ id }, caller) => roles.view(caller, id));
  serve(
    app,
    addDepartRole,
    async (input, caller, at) => new Said(texts.added, await roles.add(caller, input, noted(caller, at))),
  );
  serve(
    app,
    editDepartRole,
    async (input, caller, at) => new Said(texts.edited, await roles.edit(caller, input, noted(caller, at))),
  );
  serve(
    app,
    deleteDepartRole,
    async ({ id }, caller, at) => new Said(texts.deleted, await roles.remove(caller, id, noted(caller, at))),
  );
  serve(
    app,
    deleteDepartRoles,
    async ({ ids }, caller, at) => new Said(texts.deleted, await roles.remove(caller, ids, noted(caller, at))),
  );
  serve(app, getDepartRoles, ({ departId }, caller) => roles.ofDepart(caller, departId));
  serve(app, getDepartRolesOfUser, ({ userId, departId }, caller) => roles.ofUser(caller, userId, departId));
  serve(app, giveDepartRoles, async (input, caller, at) => {
    await roles.give(caller, input, noted(caller, at));
    return saved;
  });
  serve(app, listDepartRoleUsers, ({ roleId }, caller) => roles.holders(caller, roleId));

  serve(app, queryDepartRoleTree, ({ departId }, caller) => given.tree(caller, departId));
  serve(app, queryDepartPermission, ({ departId }, caller) => given.ofDepart(caller, departId));
  serve(app, saveDepartPermission, async ({ departId, permissionIds, lastpermissionIds = '' }, caller, at) => {
    await given.saveDepart(caller, departId, permissionIds, lastpermissionIds, noted(caller, at));
    return saved;
  });
  serve(app, queryDepartRolePermission, ({ roleId }, caller) => given.ofRole(caller, roleId));
  serve(app, saveDepartRolePermission, async ({ roleId, permissionIds, lastpermissionIds = '' }, caller, at) => {
    await given.saveRole(caller, roleId, permissionIds, lastpermissionIds, noted(caller, at));
    return saved;
  });

  serve(app, queryDepartRules, ({ departId, permissionId }, caller) =>
    given.departRules(caller, departId, permissionId),
  );
  serve(app, saveDepartRules, async ({ departId, permissionId, dataRuleIds }, caller, at) => {
    await given.saveDepartRules(caller, departId, permissionId, dataRuleIds, noted(caller, at));
    return saved;
  });
  serve(app, queryDepartRoleRules, ({ roleId, permissionId }, caller) => given.roleRules(caller, roleId, permissionId));
  serve(app, saveDepartRoleRules, async ({ roleId, permissionId, dataRuleIds }, caller, at) => {
    await given.saveRoleRules(caller, roleId, permissionId, dataRuleIds, noted(caller, at));
    return saved;
  });
}
