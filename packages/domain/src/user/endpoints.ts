import { Type } from 'typebox';
import { endpoint, internal, listInput, Page, pageInput, Text } from '../kit';
import { UserRow } from './schema';

/** Users of the caller's current department and below; the purchaser search of the plan view (P§7). */
export const selectSelfDepartUser = endpoint({
  method: 'GET',
  path: '/sys/user/selectSelfDepartUser',
  access: internal('tenant'),
  input: Type.Object({ ...pageInput, name: Type.Optional(Text(100)) }),
  result: Page(UserRow),
});

/** The user table of the pickers: by department, account and name. */
export const queryUserComponentData = endpoint({
  method: 'GET',
  path: '/sys/user/queryUserComponentData',
  access: internal('tenant'),
  input: listInput(['departId', 'username', 'realname', 'id']),
  result: Page(UserRow),
});
