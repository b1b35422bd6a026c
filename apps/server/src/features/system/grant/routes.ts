import {
  addUserRole,
  deleteUserRole,
  deleteUserRoleBatch,
  queryRolePermission,
  queryRoleRights,
  queryRoleRules,
  queryUserRole,
  saveRolePermission,
  saveRoleRules,
} from '@gezi/domain';
import type { FastifyInstance } from 'fastify';
import { splitList } from '../../../platform/query/parseFieldCondition';
import { callOf } from '../../../platform/http/callOf';
import { WithMessage } from '../../../platform/http/envelope';
import { serve } from '../../../platform/http/serve';
import { readRights, rightTree } from '../../../identity/rights/rightTree';
import type { Services } from '../../../FeatureModule';
import { texts } from '../../../platform/texts';
import { grants } from './grants';

export function grantRoutes(app: FastifyInstance, services: Services): void {
  const rules = grants(services);
  const saved = new WithMessage(texts.saved, null);

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

  serve(app, queryRoleRights, async (_input, { tenantId }) => rightTree(await readRights(services.db, tenantId)));
  serve(app, queryRoleRules, ({ roleId, permissionId }, caller) => rules.rulesOf(caller, roleId, permissionId));
  serve(app, saveRoleRules, async ({ roleId, permissionId, dataRuleIds }, caller, { request }) => {
    await rules.saveRules(caller, roleId, permissionId, dataRuleIds, callOf(request));
    return saved;
  });
}
