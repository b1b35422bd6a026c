import { endpoint, internal, listInput, Page } from '../kit';
import { RoleRow } from './schema';

/** Roles for the pickers (contract, part 2 §3). */
export const listRoles = endpoint({
  method: 'GET',
  path: '/sys/role/list',
  access: internal('tenant'),
  input: listInput(['id', 'roleName', 'roleCode']),
  result: Page(RoleRow),
});
