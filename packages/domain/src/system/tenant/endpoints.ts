import { Type } from 'typebox';
import { accessTo, endpoint, filtersOf, Id, listInput, lookup, Page, signedIn, standard, Text } from '../../kit';
import { tenantFields } from './fields';
import { UserRow } from '../user';
import { Tenant, TenantAdd, TenantEdit, TenantPack, TenantPackAdd, TenantPackEdit, TenantRecord } from './schema';

const BASE = '/sys/tenant';
const access = accessTo('system:tenant');
const calls = standard(BASE, access);

/** The caller's tenants that are in force. */
export const listOwnTenants = endpoint({
  method: 'GET',
  path: BASE,
  access: signedIn('own'),
  input: Type.Object({}),
  result: Type.Array(Tenant),
});

/** All tenants for who administers all of them, otherwise the one in force. */
export const listTenants = calls.list(['id', ...filtersOf(tenantFields)], TenantRecord);
export const viewTenant = calls.view(TenantRecord);
export const addTenant = calls.add(TenantAdd, TenantRecord);
export const editTenant = calls.edit(TenantEdit, TenantRecord);
/** Refused while users belong to it. */
export const deleteTenant = calls.delete();
export const deleteTenants = calls.deleteBatch();
/** Tenants in force that the caller sees; `ids` comma-joined. */
export const queryTenants = lookup(`${BASE}/queryList`, { ids: Type.Optional(Text(4000)) }, Type.Array(Tenant));

/** The users of a tenant. */
export const listTenantUsers = endpoint({
  method: 'GET',
  path: `${BASE}/userList`,
  access: access.list,
  input: Type.Object({
    ...listInput(['username', 'realname']).properties,
    tenantId: Type.Integer({ minimum: 1 }),
  }),
  result: Page(UserRow),
});
/** Makes users of the tenant in force users of another one too. */
export const addTenantUsers = endpoint({
  method: 'POST',
  path: `${BASE}/addUsers`,
  access: access.edit,
  input: Type.Object({
    tenantId: Type.Integer({ minimum: 1 }),
    userIdList: Type.Array(Id, { minItems: 1, maxItems: 1000 }),
  }),
  result: Type.Null(),
});
/** Takes users out of a tenant, with their roles and departments there; `userIds` comma-joined. */
export const removeTenantUsers = endpoint({
  method: 'DELETE',
  path: `${BASE}/removeUsers`,
  access: access.edit,
  input: Type.Object({ tenantId: Type.Integer({ minimum: 1 }), userIds: Text(40_000) }),
  result: Type.Null(),
});

const packs = standard('/sys/tenantPack', access);
export const listTenantPacks = packs.list(['packName'], TenantPack);
export const viewTenantPack = packs.view(TenantPack);
export const addTenantPack = packs.add(TenantPackAdd, TenantPack);
export const editTenantPack = packs.edit(TenantPackEdit, TenantPack);
/** Refused while a tenant has it. */
export const deleteTenantPack = packs.delete();
