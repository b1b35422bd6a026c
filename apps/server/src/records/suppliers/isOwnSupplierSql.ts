import { sql, type SQL } from 'drizzle-orm';
import { supplierInfo } from '../../platform/db';
import type { Caller } from '../../platform/http/Caller';

/** The caller's supplier belongs to the current tenant. */
export const isOwnSupplierSql = ({ supplierId, tenantId }: Pick<Caller, 'supplierId' | 'tenantId'>): SQL => sql`exists (
  select 1 from ${supplierInfo} own where own.id = ${supplierId} and own.tenant_id = ${tenantId})`;
