import { Type } from 'typebox';
import { endpoint, holders, Id, listInput, lookup, Page, standard, Text } from '../../kit';
import { GivenRules } from '../permission/dataRule';
import { RightTree } from '../permission/menu';
import { DepartRole, DepartRoleAdd, DepartRoleEdit } from './schema';

const GRANT = holders('system:permission:grant');
const READ = holders('system:permission:list');
const LIST = holders('system:depart:list');
const EDIT = holders('system:depart:edit');
/** Comma-joined ids. */
const Ids = Text(40_000);
const PermissionIds = Type.Array(Text(36));

const ROLES = '/sys/sysDepartRole';
const calls = standard(ROLES, { list: LIST, add: EDIT, edit: EDIT, delete: EDIT });

/** Roles of a department (contract, part 2 §4). */
export const listDepartRoles = endpoint({
  method: 'GET',
  path: `${ROLES}/list`,
  access: LIST,
  input: Type.Object({
    ...listInput(['roleName', 'roleCode'], DepartRole).properties,
    deptId: Type.Optional(Text(36)),
  }),
  result: Page(DepartRole),
});
export const viewDepartRole = calls.view(DepartRole);
export const addDepartRole = calls.add(DepartRoleAdd, DepartRole);
export const editDepartRole = calls.edit(DepartRoleEdit, DepartRole);
export const deleteDepartRole = calls.delete();
export const deleteDepartRoles = calls.deleteBatch();

/** Roles of a department that can be assigned to its users. */
export const getDepartRoles = lookup(
  `${ROLES}/getDeptRoleList`,
  { departId: Id, userId: Type.Optional(Text(36)) },
  Type.Array(DepartRole),
);
/** Roles of a department that a user has. */
export const getDepartRolesOfUser = lookup(
  `${ROLES}/getDeptRoleByUserId`,
  { userId: Id, departId: Id },
  Type.Array(Type.Object({ id: Text(80), userId: Text(36), droleId: Text(36) })),
);
/** Assigns and removes roles of a user by the difference of the two lists. */
export const giveDepartRoles = endpoint({
  method: 'POST',
  path: `${ROLES}/deptRoleUserAdd`,
  access: EDIT,
  input: Type.Object({ userId: Id, newRoleId: Type.Optional(Ids), oldRoleId: Type.Optional(Ids) }),
  result: Type.Null(),
});
/** Users with a role of a department. */
export const listDepartRoleUsers = endpoint({
  method: 'GET',
  path: `${ROLES}/userList`,
  access: LIST,
  input: Type.Object({ roleId: Id }),
  result: Type.Array(Type.Object({ id: Text(36), username: Text(), realname: Text() })),
});

export const queryDepartRoleRules = endpoint({
  method: 'GET',
  path: `${ROLES}/datarule/{permissionId}/{departId}/{roleId}`,
  access: GRANT,
  input: Type.Object({ permissionId: Id, departId: Id, roleId: Id }),
  result: GivenRules,
});
export const saveDepartRoleRules = endpoint({
  method: 'POST',
  path: `${ROLES}/datarule`,
  access: GRANT,
  input: Type.Object({ permissionId: Id, roleId: Id, dataRuleIds: Text(4000) }),
  result: Type.Null(),
});

/** Ids of menus and buttons that roles of a department may grant. */
export const queryDepartPermission = endpoint({
  method: 'GET',
  path: '/sys/permission/queryDepartPermission',
  access: READ,
  input: Type.Object({ departId: Id }),
  result: PermissionIds,
});
/** Permissions revoked from a department are also revoked from its roles. */
export const saveDepartPermission = endpoint({
  method: 'POST',
  path: '/sys/permission/saveDepartPermission',
  access: GRANT,
  input: Type.Object({ departId: Id, permissionIds: Ids, lastpermissionIds: Type.Optional(Ids) }),
  result: Type.Null(),
});

const RIGHTS = '/sys/sysDepartPermission';
/** Permissions of a department as a tree. */
export const queryDepartRoleTree = endpoint({
  method: 'GET',
  path: `${RIGHTS}/queryTreeListForDeptRole`,
  access: READ,
  input: Type.Object({ departId: Id }),
  result: RightTree,
});
export const queryDepartRolePermission = endpoint({
  method: 'GET',
  path: `${RIGHTS}/queryDeptRolePermission`,
  access: READ,
  input: Type.Object({ roleId: Id }),
  result: PermissionIds,
});
export const saveDepartRolePermission = endpoint({
  method: 'POST',
  path: `${RIGHTS}/saveDeptRolePermission`,
  access: GRANT,
  input: Type.Object({ roleId: Id, permissionIds: Ids, lastpermissionIds: Type.Optional(Ids) }),
  result: Type.Null(),
});
export const queryDepartRules = endpoint({
  method: 'GET',
  path: `${RIGHTS}/datarule/{permissionId}/{departId}`,
  access: GRANT,
  input: Type.Object({ permissionId: Id, departId: Id }),
  result: GivenRules,
});
/** Data rules that apply to every role of the department in addition to its own. */
export const saveDepartRules = endpoint({
  method: 'POST',
  path: `${RIGHTS}/datarule`,
  access: GRANT,
  input: Type.Object({ permissionId: Id, departId: Id, dataRuleIds: Text(4000) }),
  result: Type.Null(),
});
