import {
  addUserRole,
  deleteUserRole,
  deleteUserRoleBatch,
  queryRolePermission,
  queryUserRole,
  saveRolePermission,
} from '@gezi/domain';
import type { FastifyInstance } from 'fastify';
import { splitList } from '../../crud/parseFieldCondition';
import { callOf } from '../../http/callOf';
import { Said } from '../../http/envelope';
import { serve } from '../../http/serve';
import type { Services } from '../../Services';
import { texts } from '../../texts';
import { grants } from './grants';

export function grantRoutes(app: FastifyInstance, services: Services): void {
  const rules = grants(services);
  const saved = new Said(texts.saved, null);

  serve(app, queryUserRole, ({ userid }, caller) => rules.rolesOf(caller, userid));
  serve(app, addUserRole, async ({ roleId, userIdList }, caller, { request }) => {
    await rules.give(caller, roleId, userIdList, callOf(request));
    return saved;
  });
  serve(app, deleteUserRole, async ({ roleId, userId }, caller, { request }) => {
    await rules.take(caller, roleId, [userId], callOf(request));
    return saved;
  });
  serve(app, deleteUserRoleBatch, async ({ roleId, userIds }, caller, { request }) => {
    await rules.take(caller, roleId, splitList(userIds), callOf(request));
    return saved;
  });

  serve(app, queryRolePermission, ({ roleId }, caller) => rules.permissionsOf(caller, roleId));
  serve(app, saveRolePermission, async (input, caller, { request }) => {
    const { roleId, permissionIds, lastpermissionIds = '' } = input;
    await rules.savePermissions(caller, roleId, permissionIds, lastpermissionIds, callOf(request));
    return saved;
  });
}
