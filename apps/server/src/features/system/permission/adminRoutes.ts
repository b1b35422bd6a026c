import {
  addDataRule,
  addPermission,
  checkPermissionUrl,
  deleteDataRule,
  deletePermission,
  deletePermissions,
  editDataRule,
  editPermission,
  listDataRules,
  listPermissions,
  listRuleColumns,
  listSubMenus,
  listSubMenusOf,
  listTopMenus,
  loadAllRoleIds,
  queryDataRules,
  queryPermissionLevel,
  queryPermissionTree,
} from '@gezi/domain';
import type { FastifyInstance } from 'fastify';
import { splitList } from '../../../platform/query/parseFieldCondition';
import { serveWrites } from '../../../records/lists/serveWrites';
import { serveWrite } from '../../../records/lists/serveWrite';
import { serve } from '../../../platform/http/serve';
import { readRights, rightNode, rightTree } from '../../../identity/rights/rightTree';
import type { Services } from '../../../FeatureModule';
import { texts } from '../../../platform/texts';
import { menus } from './menus';
import { menuTree } from './menuTree';
import { pageRules } from './rules';
import { permissionStore } from './store';

/** Endpoints to manage menus, buttons and data rules. */
export function permissionAdminRoutes(app: FastifyInstance, services: Services): void {
  const { db, clock } = services;
  const store = permissionStore(db, clock);
  const menuService = menus(services);
  const rules = pageRules(services);
  const tree = async () => {
    const [rows, idsWithRules] = await Promise.all([store.all(), store.withRules()]);
    return menuTree(rows, idsWithRules);
  };

  serve(app, listPermissions, async ({ name = '' }) => {
    const menu = await tree();
    return name.trim() === '' ? menu.whole() : menu.named(name.trim().replaceAll('*', ''));
  });
  serve(app, listTopMenus, async () => (await tree()).level(''));
  serve(app, listSubMenus, async ({ parentId }) => (await tree()).level(parentId));
  serve(app, listSubMenusOf, async ({ parentIds }) => {
    const menu = await tree();
    return Object.fromEntries(splitList(parentIds).map((id) => [id, menu.level(id)]));
  });
  serve(app, queryPermissionTree, async (_input, { tenantId }) => rightTree(await readRights(db, tenantId)));
  serve(app, queryPermissionLevel, async ({ pid = '' }, { tenantId }) => {
    const rows = await readRights(db, tenantId);
    const parents = new Set(rows.map(({ parentId }) => parentId));
    return rows.filter(({ parentId }) => parentId === pid).map((row) => rightNode(row, null, !parents.has(row.id)));
  });
  serve(app, loadAllRoleIds, (_input, { tenantId }) => store.roleIds(tenantId));

  serve(app, checkPermissionUrl, ({ url, alwaysShow, id }) =>
    menuService.checkUrl(url, alwaysShow === undefined ? undefined : alwaysShow === 'true', id),
  );
  serveWrites(app, services, {
    add: [addPermission, menuService.add],
    edit: [editPermission, menuService.edit],
    remove: [deletePermission, deletePermissions, menuService.remove],
  });

  serve(app, listDataRules, ({ permissionId }) => rules.list(permissionId));
  serve(app, queryDataRules, ({ permissionId, ruleName, ruleColumn }) =>
    rules.list(permissionId, ruleName, ruleColumn),
  );
  serve(app, listRuleColumns, ({ permissionId }) => rules.columns(permissionId));
  serveWrite(app, services, () => texts.added, addDataRule, rules.add);
  serveWrite(app, services, () => texts.edited, editDataRule, rules.edit);
  serveWrite(
    app,
    services,
    () => texts.deleted,
    deleteDataRule,
    (caller, { id }, logChange) => rules.remove(caller, id, logChange),
  );
}
