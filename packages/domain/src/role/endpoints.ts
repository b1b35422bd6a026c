import { Type } from 'typebox';
import { endpoint, internal, listInput, lookup, Page } from '../kit';
import { RoleRow } from './schema';

/** Roles for the pickers (contract, part 2 §3). */
export const listRoles = endpoint({
  method: 'GET',
  path: '/sys/role/list',
  access: internal('tenant'),
  input: listInput(['id', 'roleName', 'roleCode']),
  result: Page(RoleRow),
});

/** Every role of the tenant, and those of all tenants. */
export const queryAllRoles = lookup('/sys/role/queryall', {}, Type.Array(RoleRow));
