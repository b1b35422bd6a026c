import { Type } from 'typebox';
import { endpoint, holders, Id, internal, listInput, lookup, Page, pageInput, Text } from '../../kit';
import { userFilters } from './administration';
import { UserRow } from './schema';
import { SysUser, UserInList } from './SysUser';

/** Users of the caller's current department and below; the purchaser search of the plan view (P§7). */
export const selectSelfDepartUser = lookup(
  '/sys/user/selectSelfDepartUser',
  { ...pageInput, name: Type.Optional(Text(100)) },
  Page(UserRow),
);

/**
 * The user table of the pickers: by department and what is below it. `username` as `*part*` is their search box: contained
 * in account or name, or the pinyin of a name.
 */
export const queryUserComponentData = endpoint({
  method: 'GET',
  path: '/sys/user/queryUserComponentData',
  access: internal('tenant'),
  input: listInput(['departId', 'username', 'realname', 'id']),
  result: Page(UserRow),
});

/**
 * Users of the tenant for who may read them (`system:user:list`), whatever their state; for everybody else of the buying
 * side normal ones with the columns of a picker, the phone masked (contract, part 2 §2).
 */
export const listUsers = endpoint({
  method: 'GET',
  path: '/sys/user/list',
  access: internal('tenant'),
  input: Type.Object({
    ...listInput([...userFilters, 'workNo', 'orgCode']).properties,
    /** Of these departments and below, ids, comma-joined. */
    departId: Type.Optional(Text(8000)),
    /** Ids, comma-joined; all of them come at once. */
    code: Type.Optional(Text(40_000)),
  }),
  result: Page(UserInList),
});

/** Users by their stored field, comma-joined values: what stored users are called, whatever became of them. */
export const getMultiUser = endpoint({
  ...lookup(
    '/sys/user/getMultiUser',
    { username: Type.Optional(Text(12_000)), id: Type.Optional(Text(8000)) },
    Type.Array(UserRow),
  ),
  answer: 'raw',
});

/** Users of a department and below. */
export const queryUsersOfDepartment = lookup(
  '/sys/user/queryUserByDepId',
  { id: Text(36), realname: Type.Optional(Text(100)) },
  Type.Array(UserRow),
);

/** Users by their ids, comma-joined. */
export const queryUsersByIds = lookup('/sys/user/queryByIds', { userIds: Text(8000) }, Type.Array(UserRow));

/** Users of all tenants for who administers all of them; for others those of the tenant in force. */
export const listAllUsers = endpoint({
  ...listUsers,
  path: '/sys/user/listAll',
  access: holders('system:user:list'),
  result: Page(SysUser),
});

/** A user, and whoever is in the departments they are in charge of. */
export const queryChildrenOfUser = lookup(
  '/sys/user/queryChildrenByUsername',
  { userId: Id },
  Type.Object({ sysUser: UserRow, children: Type.Array(UserRow) }),
);
