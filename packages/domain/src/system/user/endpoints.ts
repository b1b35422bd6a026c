import { Type } from 'typebox';
import { endpoint, holders, Id, internal, listInput, lookup, Page, pageInput, Text } from '../../kit';
import { userFilters } from './administration';
import { UserRow } from './schema';
import { SysUser, UserInList } from './SysUser';

/** Users of the caller's current department and its descendants; the purchaser search of the plan view (P§7). */
export const selectSelfDepartUser = lookup(
  '/sys/user/selectSelfDepartUser',
  { ...pageInput, name: Type.Optional(Text(100)) },
  Page(UserRow),
);

/**
 * Users for pickers, by department and its descendants. `username` as `*part*` is the search box: part of a username, a
 * name or its pinyin.
 */
export const queryUserComponentData = endpoint({
  method: 'GET',
  path: '/sys/user/queryUserComponentData',
  access: internal('tenant'),
  input: listInput(['departId', 'username', 'realname', 'id']),
  result: Page(UserRow),
});

/**
 * Users of the tenant. Callers with `system:user:list` see users in any state; other buyers see active users with the
 * columns of a picker and masked phone numbers (contract, part 2 §2).
 */
export const listUsers = endpoint({
  method: 'GET',
  path: '/sys/user/list',
  access: internal('tenant'),
  input: Type.Object({
    ...listInput(userFilters, UserInList).properties,
    /** Comma-joined ids of departments, including their descendants. */
    departId: Type.Optional(Text(8000)),
    /** Comma-joined ids, returned on one page. */
    code: Type.Optional(Text(40_000)),
  }),
  result: Page(UserInList),
});

/** Users by comma-joined usernames or ids, including deleted ones, to show names of stored values. */
export const getMultiUser = endpoint({
  ...lookup(
    '/sys/user/getMultiUser',
    { username: Type.Optional(Text(12_000)), id: Type.Optional(Text(8000)) },
    Type.Array(UserRow),
  ),
  answer: 'raw',
});

/** Users of a department and its descendants. */
export const queryUsersOfDepartment = lookup(
  '/sys/user/queryUserByDepId',
  { id: Text(36), realname: Type.Optional(Text(100)) },
  Type.Array(UserRow),
);

/** Users by comma-joined ids. */
export const queryUsersByIds = lookup('/sys/user/queryByIds', { userIds: Text(8000) }, Type.Array(UserRow));

/** Users of all tenants for administrators of all tenants, otherwise of the current tenant. */
export const listAllUsers = endpoint({
  ...listUsers,
  path: '/sys/user/listAll',
  access: holders('system:user:list'),
  result: Page(SysUser),
});

/** A user, and the users of departments in the user's charge. */
export const queryChildrenOfUser = lookup(
  '/sys/user/queryChildrenByUsername',
  { userId: Id },
  Type.Object({ sysUser: UserRow, children: Type.Array(UserRow) }),
);
