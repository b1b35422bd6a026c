import { Type } from 'typebox';
import {
  accessTo,
  endpoint,
  filtersOf,
  holders,
  Id,
  internal,
  listInput,
  lookup,
  Page,
  standard,
  Text,
  workbooks,
} from '../../kit';
import { roleFields } from './fields';
import { GivenRules } from '../permission/dataRule';
import { RightTree } from '../permission/menu';
import { LandingUrl, RoleAdd, RoleEdit, RoleIndex, RoleIndexAdd, RoleIndexEdit, RoleRow } from './schema';

const BASE = '/sys/role';
const access = accessTo('system:role');
const calls = standard(BASE, access);

const roleFilters = ['id', ...filtersOf(roleFields), 'createTime'] as const;

/** Roles for the list and for pickers (contract, part 2 §3). */
export const listRoles = endpoint({
  method: 'GET',
  path: `${BASE}/list`,
  access: internal('tenant'),
  input: listInput(roleFilters, RoleRow),
  result: Page(RoleRow),
});

/** All roles of the tenant and of tenant 0. */
export const queryAllRoles = lookup(`${BASE}/queryall`, {}, Type.Array(RoleRow));

export const viewRole = calls.view(RoleRow);
/** Adds a role to the current tenant. */
export const addRole = calls.add(RoleAdd, RoleRow);
export const editRole = calls.edit(RoleEdit, RoleRow);
export const deleteRole = calls.delete();
export const deleteRoles = calls.deleteBatch();

const sheets = workbooks(BASE, access);
/** Exports roles in the import format. */
export const exportRoles = sheets.export(roleFilters, RoleRow);
export const importRoles = sheets.import();

/** Whether a code is free; refused when it is taken. */
export const checkRoleCode = lookup(
  `${BASE}/checkRoleCode`,
  { id: Type.Optional(Text(36)), roleCode: Text(100) },
  Type.Boolean(),
);

/** All permissions that can be granted in the current tenant. */
export const queryRoleRights = endpoint({
  method: 'GET',
  path: `${BASE}/queryTreeList`,
  access: holders('system:permission:list'),
  input: Type.Object({}),
  result: RightTree,
});

/** Data rules of a page, and which of them apply to a role. */
export const queryRoleRules = endpoint({
  method: 'GET',
  path: `${BASE}/datarule/{permissionId}/{roleId}`,
  access: access.edit,
  input: Type.Object({ permissionId: Id, roleId: Id }),
  result: GivenRules,
});

/** Assigns data rules of a granted page to a role; `dataRuleIds` comma-joined. */
export const saveRoleRules = endpoint({
  method: 'POST',
  path: `${BASE}/datarule`,
  access: access.edit,
  input: Type.Object({ permissionId: Id, roleId: Id, dataRuleIds: Text(4000) }),
  result: Type.Null(),
});

const INDEX = '/sys/sysRoleIndex';
const indexAccess = accessTo('system:sysRoleIndex');
const indexCalls = standard(INDEX, indexAccess);

export const listRoleIndexes = indexCalls.list(['roleCode', 'url', 'status'], RoleIndex);
export const viewRoleIndex = indexCalls.view(RoleIndex);
export const addRoleIndex = indexCalls.add(RoleIndexAdd, RoleIndex);
export const editRoleIndex = indexCalls.edit(RoleIndexEdit, RoleIndex);
export const deleteRoleIndex = indexCalls.delete();
export const deleteRoleIndexes = indexCalls.deleteBatch();
/** Landing page of a role; null if it has none. */
export const queryRoleIndex = lookup(
  `${INDEX}/queryByCode`,
  { roleCode: Text(100) },
  Type.Union([RoleIndex, Type.Null()]),
);
export const queryDefaultIndex = lookup(`${INDEX}/queryDefIndex`, {}, Type.Union([RoleIndex, Type.Null()]));
export const updateDefaultIndex = endpoint({
  method: 'PUT',
  path: `${INDEX}/updateDefIndex`,
  access: holders('system:permission:edit'),
  input: Type.Object({
    url: LandingUrl,
    component: Type.Optional(Type.String({ maxLength: 255 })),
    isRoute: Type.Optional(Type.Boolean()),
  }),
  alsoByQuery: true,
  result: Type.Null(),
});
