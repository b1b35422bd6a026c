import { Type } from 'typebox';
import { accessTo, endpoint, filtersOf, Id, listInput, lookup, Page, signedIn, standard, Text } from '../../kit';
import { tenantFields } from './fields';
import { UserRow } from '../user';
import { Tenant, TenantAdd, TenantEdit, TenantPack, TenantPackAdd, TenantPackEdit, TenantRecord } from './schema';

const BASE = '/sys/tenant';
const access = accessTo('system:tenant');
const calls = standard(BASE, access);

/** The caller's active tenants. */
export const listOwnTenants = endpoint({
  method: 'GET',
  path: BASE,
  access: signedIn('own'),
  input: Type.Object({}),
  result: Type.Array(Tenant),
});

/** All tenants for administrators of all tenants, otherwise the current tenant. */
export const listTenants = calls.list(['id', ...filtersOf(tenantFields)], TenantRecord);
export const viewTenant = calls.view(TenantRecord);
export const addTenant = calls.add(TenantAdd, TenantRecord);
export const editTenant = calls.edit(TenantEdit, TenantRecord);
/** Refused while the tenant has users. */
export const deleteTenant = calls.delete();
export const deleteTenants = calls.deleteBatch();
/** Active tenants visible to the caller; `ids` comma-joined. */
export const queryTenants = lookup(`${BASE}/queryList`, { ids: Type.Optional(Text(4000)) }, Type.Array(Tenant));

/** Users of a tenant. */
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
/** Adds users of the current tenant to another tenant. */
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
/** Removes users from a tenant, with their roles and departments there; `userIds` comma-joined. */
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
/** Refused while a tenant uses the package. */
export const deleteTenantPack = packs.delete();
