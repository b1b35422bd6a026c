import { sql } from 'drizzle-orm';
import { sysTenant, sysUserTenant } from '../../../platform/db';
import type { Caller } from '../../../platform/http/Caller';
import type { DictTable } from '../../../records/dictionaries/DictTable';

/** Dictionary of tenants. */
export const tenantDictTable: DictTable = {
  table: sysTenant,
  page: 'system/TenantList',
  texts: { name: sysTenant.name },
  values: { id: sysTenant.id },
  conditions: { status: sysTenant.status },
  rows: ownTenants,
  externalRows: ownTenants,
};

function ownTenants({ userId }: Caller) {
  return sql`exists (select 1 from ${sysUserTenant}
    where ${sysUserTenant.tenantId} = ${sysTenant.id} and ${sysUserTenant.userId} = ${userId})`;
}
