import { Type } from 'typebox';
import { DepartmentIdNode } from '../department/schema';
import { accessTo, endpoint, holders, Id, lookup, Page, pageInput, standard, Text, workbooks } from '../../kit';
import { SysUser, UserAdd, UserBaseEdit, UserEdit } from './SysUser';

const BASE = '/sys/user';
const access = accessTo('system:user');
const calls = standard(BASE, access);
const sheets = workbooks(BASE, access);
/** Also allows changing phone, e-mail and departments in charge of others, because each gives access to the account. */
export const resetPasswordPermission = 'system:user:changepwd';
const DEPART_EDIT = holders('system:depart:edit');
/** Comma-joined ids. */
const Ids = Text(40_000);

/** Filters of the user list. */
export const userFilters = ['id', 'username', 'realname', 'phone', 'sex', 'status', 'userType', 'createTime'] as const;

export const viewUser = calls.view(SysUser);
/** Adds a user to the current tenant. */
export const addUser = calls.add(UserAdd, SysUser);
export const editUser = calls.edit(UserEdit, SysUser);
export const editUserBase = calls.edit(UserBaseEdit, SysUser, 'editBase');
/** Moves users to the recycle bin and ends their sessions. */
export const deleteUser = calls.delete();
export const deleteUsers = calls.deleteBatch();
export const exportUsers = sheets.export(userFilters, SysUser);
/** Imported accounts get a random password and can sign in after a reset. */
export const importUsers = sheets.import();

/** Status 2 freezes users and ends their sessions; 1 unfreezes them. */
export const freezeUsers = endpoint({
  method: 'PUT',
  alsoBy: ['POST'],
  path: `${BASE}/frozenBatch`,
  access: access.edit,
  input: Type.Object({
    ids: Ids,
    status: Type.Union([Type.Literal(1), Type.Literal(2)]),
  }),
  result: Type.Null(),
});

/** Resets the password of another user and ends the user's sessions. */
export const changeUserPassword = endpoint({
  method: 'PUT',
  alsoBy: ['POST'],
  path: `${BASE}/changePassword`,
  access: holders(resetPasswordPermission),
  input: Type.Object({
    username: Type.String({ minLength: 1, maxLength: 100, title: '用户账号' }),
    password: Type.String({ minLength: 1, maxLength: 500, title: '新密码' }),
    confirmpassword: Type.Optional(Type.String({ maxLength: 500, title: '确认新密码' })),
  }),
  result: Type.Null(),
});

/** Users of the tenant in the recycle bin, latest first. */
export const recycledUsers = endpoint({
  method: 'GET',
  path: `${BASE}/recycleBin`,
  access: access.delete,
  input: Type.Object({}),
  result: Type.Array(SysUser),
});

/** Restores users from the recycle bin. */
export const restoreUsers = endpoint({
  method: 'PUT',
  path: `${BASE}/putRecycleBin`,
  access: access.delete,
  input: Type.Object({ userIds: Ids }),
  result: Type.Null(),
});

/** Permanently deletes users in the recycle bin. */
export const eraseUsers = endpoint({
  method: 'DELETE',
  path: `${BASE}/deleteRecycleBin`,
  access: access.delete,
  input: Type.Object({ userIds: Ids }),
  result: Type.Null(),
});

/** A new id for a record created by a client. */
export const generateUserId = lookup(`${BASE}/generateUserId`, {}, Text(36));

/** Departments of a user in the current tenant; refused when there are none. */
export const queryUserDeparts = lookup(`${BASE}/userDepartList`, { userId: Id }, Type.Array(DepartmentIdNode));

/** Direct members of a department; `orgCode` contains their department names. Null without a department. */
export const listDepartUsers = lookup(
  `${BASE}/departUserList`,
  {
    ...pageInput,
    depId: Type.Optional(Text(36)),
    username: Type.Optional(Text(100)),
    realname: Type.Optional(Text(100)),
  },
  Type.Union([Page(SysUser), Type.Null()]),
);

export const addDepartUsers = endpoint({
  method: 'POST',
  path: `${BASE}/editSysDepartWithUser`,
  access: DEPART_EDIT,
  input: Type.Object({ depId: Id, userIdList: Type.Array(Id, { minItems: 1, maxItems: 1000 }) }),
  result: Type.Null(),
});

export const deleteDepartUser = endpoint({
  method: 'DELETE',
  path: `${BASE}/deleteUserInDepart`,
  access: DEPART_EDIT,
  input: Type.Object({ depId: Id, userId: Id }),
  result: Type.Null(),
});

export const deleteDepartUsers = endpoint({
  method: 'DELETE',
  path: `${BASE}/deleteUserInDepartBatch`,
  access: DEPART_EDIT,
  input: Type.Object({ depId: Id, userIds: Ids }),
  result: Type.Null(),
});
