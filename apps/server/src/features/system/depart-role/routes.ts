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
import { serveWrites } from '../../../records/lists/serveWrites';
import { serveWrite } from '../../../records/lists/serveWrite';
import { serve } from '../../../platform/http/serve';
import type { Services } from '../../../FeatureModule';
import { texts } from '../../../platform/texts';
import { departRights } from './departRights';
import { departRoles } from './departRoles';

/** Endpoints for department roles and for permissions of departments and their roles. */
export function departRoleRoutes(app: FastifyInstance, services: Services): void {
  const roles = departRoles(services);
  const grants = departRights(services, roles);

  serve(app, listDepartRoles, (request, caller) => roles.list(caller, request));
  serve(app, viewDepartRole, ({ id }, caller) => roles.view(caller, id));
  serveWrites(app, services, {
    add: [addDepartRole, roles.add],
    edit: [editDepartRole, roles.edit],
    remove: [deleteDepartRole, deleteDepartRoles, roles.remove],
  });
  serve(app, getDepartRoles, ({ departId }, caller) => roles.ofDepart(caller, departId));
  serve(app, getDepartRolesOfUser, ({ userId, departId }, caller) => roles.ofUser(caller, userId, departId));
  serveWrite(
    app,
    services,
    () => texts.saved,
    giveDepartRoles,
    (caller, input, logChange) => roles.give(caller, input, logChange),
  );
  serve(app, listDepartRoleUsers, ({ roleId }, caller) => roles.holders(caller, roleId));

  serve(app, queryDepartRoleTree, ({ departId }, caller) => grants.tree(caller, departId));
  serve(app, queryDepartPermission, ({ departId }, caller) => grants.ofDepart(caller, departId));
  serveWrite(
    app,
    services,
    () => texts.saved,
    saveDepartPermission,
    (caller, { departId, permissionIds, lastpermissionIds = '' }, logChange) =>
      grants.saveDepart(caller, departId, permissionIds, lastpermissionIds, logChange),
  );
  serve(app, queryDepartRolePermission, ({ roleId }, caller) => grants.ofRole(caller, roleId));
  serveWrite(
    app,
    services,
    () => texts.saved,
    saveDepartRolePermission,
    (caller, { roleId, permissionIds, lastpermissionIds = '' }, logChange) =>
      grants.saveRole(caller, roleId, permissionIds, lastpermissionIds, logChange),
  );

  serve(app, queryDepartRules, ({ departId, permissionId }, caller) =>
    grants.departRules(caller, departId, permissionId),
  );
  serveWrite(
    app,
    services,
    () => texts.saved,
    saveDepartRules,
    (caller, { departId, permissionId, dataRuleIds }, logChange) =>
      grants.saveDepartRules(caller, departId, permissionId, dataRuleIds, logChange),
  );
  serve(app, queryDepartRoleRules, ({ roleId, permissionId }, caller) =>
    grants.roleRules(caller, roleId, permissionId),
  );
  serveWrite(
    app,
    services,
    () => texts.saved,
    saveDepartRoleRules,
    (caller, { roleId, permissionId, dataRuleIds }, logChange) =>
      grants.saveRoleRules(caller, roleId, permissionId, dataRuleIds, logChange),
  );
}
