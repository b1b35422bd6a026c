import { Type } from 'typebox';
import { endpoint, holders, Id, listInput, Page, Text } from '../../kit';
import { UserRow } from '../user';

/** Comma-joined ids. */
const Ids = Text(40_000);

/** Ids of a user's roles in the current tenant; refused when there are none (contract, part 2 §2). */
export const queryUserRole = endpoint({
  method: 'GET',
  path: '/sys/user/queryUserRole',
  access: holders('system:user:list'),
  input: Type.Object({ userid: Id }),
  result: Type.Array(Text(36)),
});

/** Users with a role in the current tenant. */
export const listRoleUsers = endpoint({
  method: 'GET',
  path: '/sys/user/userRoleList',
  access: holders('system:role:list'),
  input: Type.Object({ ...listInput(['username', 'realname']).properties, roleId: Id }),
  result: Page(UserRow),
});

/** Assigns a role to users of the current tenant. */
export const addUserRole = endpoint({
  method: 'POST',
  path: '/sys/user/addSysUserRole',
  access: holders('system:role:edit'),
  input: Type.Object({ roleId: Id, userIdList: Type.Array(Id, { minItems: 1, maxItems: 1000 }) }),
  result: Type.Null(),
});

/** Removes a role from a user in the current tenant. */
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

/** Ids of menus and buttons a role grants. */
export const queryRolePermission = endpoint({
  method: 'GET',
  path: '/sys/permission/queryRolePermission',
  access: holders('system:permission:list'),
  input: Type.Object({ roleId: Id }),
  result: Type.Array(Text(36)),
});

/** Grants and revokes permissions by the difference of the two lists, so that concurrent changes are kept. */
export const saveRolePermission = endpoint({
  method: 'POST',
  path: '/sys/permission/saveRolePermission',
  access: holders('system:permission:grant'),
  input: Type.Object({ roleId: Id, permissionIds: Ids, lastpermissionIds: Type.Optional(Ids) }),
  result: Type.Null(),
});
