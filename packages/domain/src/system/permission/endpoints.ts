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

/** The codes of the buttons the caller has, with what {@link getUserPermissionByToken} tells of them. */
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

/** Routes of a gateway: there is none. */
export const listGatewayRoutes = endpoint({
  method: 'GET',
  path: '/sys/gatewayRoute/list',
  access: access.list,
  input: Type.Object({}),
  result: Type.Array(Type.Unknown()),
});

/** What the keepers of menus read. */
const read = <Members extends TProperties, Result extends TSchema>(last: string, members: Members, result: Result) =>
  endpoint({ method: 'GET', path: `${BASE}/${last}`, access: access.list, input: Type.Object(members), result });

/** The menus as a tree; without order in a tree where a part of the name is asked for. */
export const listPermissions = read('list', { name: Type.Optional(Text(100)) }, Type.Array(PermissionNode));
export const listTopMenus = read('getSystemMenuList', {}, Type.Array(PermissionNode));
export const listSubMenus = read('getSystemSubmenu', { parentId: Id }, Type.Array(PermissionNode));
/** By the id of the parent. `parentIds` comma-joined. */
export const listSubMenusOf = read(
  'getSystemSubmenuBatch',
  { parentIds: Text(4000) },
  Type.Record(Type.String(), Type.Array(PermissionNode)),
);
/** Everything that may be granted in the tenant in force. */
export const queryPermissionTree = read('queryTreeList', {}, RightTree);
/** One level of the menus, the roots without `pid`. */
export const queryPermissionLevel = read('queryListAsync', { pid: Type.Optional(Text(36)) }, Type.Array(RightNode));
export const loadAllRoleIds = read('loadAllRoleIds', {}, Type.Array(Text(36)));

export const addPermission = calls.add(PermissionAdd, Type.Null());
export const editPermission = calls.edit(PermissionEdit, Type.Null());
/** With everything below it. */
export const deletePermission = calls.delete();
export const deletePermissions = calls.deleteBatch();

/** Refused where another menu has the address. */
export const checkPermissionUrl = lookup(
  `${BASE}/checkPermDuplication`,
  { id: Type.Optional(Text(36)), url: Text(255), alwaysShow: Type.Optional(Text(5)) },
  Type.Null(),
);

/** The data rules of a page. */
export const listDataRules = read('getPermRuleListByPermId', { permissionId: Id }, Type.Array(DataRule));
export const queryDataRules = read(
  'queryPermissionRule',
  { permissionId: Id, ruleName: Type.Optional(Text(100)), ruleColumn: Type.Optional(Text(100)) },
  Type.Array(DataRule),
);
/** What rules of a page may ask about: members of its list, none where it has no list that rules act on. */
export const listRuleColumns = read(
  'ruleColumns',
  { permissionId: Id },
  Type.Array(
    Type.Object({
      name: Text(100),
      /** As the list calls the member; null for one it does not name. */
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
