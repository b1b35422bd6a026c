import { Type, type TProperties, type TSchema } from 'typebox';
import { accessTo, endpoint, Id, lookup, Maybe, MaybeText, signedIn, standard, Text } from '../../kit';
import { DataRule, DataRuleAdd, DataRuleEdit } from './dataRule';
import { PermissionAdd, PermissionEdit, PermissionNode, RightNode, RightTree } from './menu';
import { UserPermission } from './schema';

const BASE = '/sys/permission';
const access = accessTo('system:permission');
const calls = standard(BASE, access);

export const getUserPermissionByToken = endpoint({
  method: 'GET',
  path: `${BASE}/getUserPermissionByToken`,
  access: signedIn('own'),
  input: Type.Object({}),
  result: UserPermission,
});

/** Codes of the caller's buttons, and the button data of {@link getUserPermissionByToken}. */
export const getPermCode = endpoint({
  method: 'GET',
  path: `${BASE}/getPermCode`,
  access: signedIn('own'),
  input: Type.Object({}),
  result: Type.Object({
    codeList: Type.Array(Text()),
    auth: UserPermission.properties.auth,
    allAuth: UserPermission.properties.allAuth,
    sysSafeMode: Type.Boolean(),
  }),
});

/** Gateway routes; always empty. */
export const listGatewayRoutes = endpoint({
  method: 'GET',
  path: '/sys/gatewayRoute/list',
  access: access.list,
  input: Type.Object({}),
  result: Type.Array(Type.Unknown()),
});

/** Always refused, as is {@link deleteGatewayRoute}: the server has no gateway. */
export const saveGatewayRoutes = endpoint({
  method: 'POST',
  path: '/sys/gatewayRoute/updateAll',
  access: access.edit,
  input: Type.Object({ router: Type.Unknown() }),
  result: Type.Null(),
});
export const deleteGatewayRoute = endpoint({
  method: 'DELETE',
  path: '/sys/gatewayRoute/delete',
  access: access.delete,
  input: Type.Object({ id: Id }),
  result: Type.Null(),
});
/** Changes nothing: no gateway has cached routes. */
export const clearGatewayCache = endpoint({
  method: 'GET',
  path: '/sys/gatewayRoute/clearRedis',
  access: access.edit,
  input: Type.Object({}),
  result: Type.Null(),
});

/** A GET endpoint for administrators of menus. */
const readEndpoint = <Members extends TProperties, Result extends TSchema>(
  last: string,
  members: Members,
  result: Result,
) => endpoint({ method: 'GET', path: `${BASE}/${last}`, access: access.list, input: Type.Object(members), result });

/** Menus as a tree, or as a flat list when filtered by name. */
export const listPermissions = readEndpoint('list', { name: Type.Optional(Text(100)) }, Type.Array(PermissionNode));
export const listTopMenus = readEndpoint('getSystemMenuList', {}, Type.Array(PermissionNode));
export const listSubMenus = readEndpoint('getSystemSubmenu', { parentId: Id }, Type.Array(PermissionNode));
/** Submenus by parent id; `parentIds` comma-joined. */
export const listSubMenusOf = readEndpoint(
  'getSystemSubmenuBatch',
  { parentIds: Text(4000) },
  Type.Record(Type.String(), Type.Array(PermissionNode)),
);
/** All permissions that can be granted in the current tenant. */
export const queryPermissionTree = readEndpoint('queryTreeList', {}, RightTree);
/** Children of `pid`, or the roots. */
export const queryPermissionLevel = readEndpoint(
  'queryListAsync',
  { pid: Type.Optional(Text(36)) },
  Type.Array(RightNode),
);
export const loadAllRoleIds = readEndpoint('loadAllRoleIds', {}, Type.Array(Text(36)));

export const addPermission = calls.add(PermissionAdd, Type.Null());
export const editPermission = calls.edit(PermissionEdit, Type.Null());
/** Deletes a menu with its descendants. */
export const deletePermission = calls.delete();
export const deletePermissions = calls.deleteBatch();

/** Refused when another menu has the URL. */
export const checkPermissionUrl = lookup(
  `${BASE}/checkPermDuplication`,
  { id: Type.Optional(Text(36)), url: Text(255), alwaysShow: Type.Optional(Text(5)) },
  Type.Null(),
);

/** Data rules of a page. */
export const listDataRules = readEndpoint('getPermRuleListByPermId', { permissionId: Id }, Type.Array(DataRule));
export const queryDataRules = readEndpoint(
  'queryPermissionRule',
  { permissionId: Id, ruleName: Type.Optional(Text(100)), ruleColumn: Type.Optional(Text(100)) },
  Type.Array(DataRule),
);
/** Columns that rules of a page may use; empty if data rules do not apply to the page. */
export const listRuleColumns = readEndpoint(
  'ruleColumns',
  { permissionId: Id },
  Type.Array(
    Type.Object({
      name: Text(100),
      /** Label of the column in the list; null if it has none. */
      label: Maybe(Type.Object({ 'zh-CN': Text(), 'en-US': Text() })),
      kind: MaybeText(20),
    }),
  ),
);
export const addDataRule = endpoint({
  method: 'POST',
  path: `${BASE}/addPermissionRule`,
  access: access.edit,
  input: DataRuleAdd,
  result: Type.Null(),
});
export const editDataRule = endpoint({
  method: 'PUT',
  alsoBy: ['POST'],
  path: `${BASE}/editPermissionRule`,
  access: access.edit,
  input: DataRuleEdit,
  result: Type.Null(),
});
export const deleteDataRule = endpoint({
  method: 'DELETE',
  path: `${BASE}/deletePermissionRule`,
  access: access.edit,
  input: Type.Object({ id: Id }),
  result: Type.Null(),
});
