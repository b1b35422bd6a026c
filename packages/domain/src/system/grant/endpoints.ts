import { Type } from 'typebox';
import { endpoint, holders, Id, listInput, Page, Text } from '../../kit';
import { UserRow } from '../user';

/** Ids, comma-joined. */
const Ids = Text(40_000);

/** Ids of the roles a user has in the tenant in force; refused when there are none (contract, part 2 §2). */
export const queryUserRole = endpoint({
  method: 'GET',
  path: '/sys/user/queryUserRole',
  access: holders('system:user:list'),
  input: Type.Object({ userid: Id }),
  result: Type.Array(Text(36)),
});

/** The users who have a role in the tenant in force. */
export const listRoleUsers = endpoint({
  method: 'GET',
  path: '/sys/user/userRoleList',
  access: holders('system:role:list'),
  input: Type.Object({ ...listInput(['username', 'realname']).properties, roleId: Id }),
  result: Page(UserRow),
});

/** Gives users of the tenant in force a role there. */
export const addUserRole = endpoint({
  method: 'POST',
  path: '/sys/user/addSysUserRole',
  access: holders('system:role:edit'),
  input: Type.Object({ roleId: Id, userIdList: Type.Array(Id, { minItems: 1, maxItems: 1000 }) }),
  result: Type.Null(),
});

/** Takes a role from a user in the tenant in force. */
export const deleteUserRole = endpoint({
  method: 'DELETE',
  path: '/sys/user/deleteUserRole',
  access: holders('system:role:edit'),
  input: Type.Object({ roleId: Id, userId: Id }),
  result: Type.Null(),
});

export const deleteUserRoleBatch = endpoint({
  method: 'DELETE',
  path: '/sys/user/deleteUserRoleBatch',
  access: holders('system:role:edit'),
  input: Type.Object({ roleId: Id, userIds: Ids }),
  result: Type.Null(),
});

/** Ids of the menus and buttons a role grants. */
export const queryRolePermission = endpoint({
  method: 'GET',
  path: '/sys/permission/queryRolePermission',
  access: holders('system:permission:list'),
  input: Type.Object({ roleId: Id }),
  result: Type.Array(Text(36)),
});

/** Changes what a role grants by the difference of the two lists: what others changed meanwhile stays. */
export const saveRolePermission = endpoint({
  method: 'POST',
  path: '/sys/permission/saveRolePermission',
  access: holders('system:permission:grant'),
  input: Type.Object({ roleId: Id, permissionIds: Ids, lastpermissionIds: Type.Optional(Ids) }),
  result: Type.Null(),
});
