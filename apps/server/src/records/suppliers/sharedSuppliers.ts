import { CHOOSABLE, shareStatus } from '@gezi/domain';
import { sql, type SQL } from 'drizzle-orm';
import { supplierInfo, supplierShare } from '../../platform/db';
import type { Caller } from '../../platform/http/Caller';

/** Suppliers that other tenants share with the caller's: offers that it has accepted. */
export const isSharedWith = ({ tenantId }: Pick<Caller, 'tenantId'>): SQL => sql`exists (
  select 1 from ${supplierShare}
  where ${supplierShare.supplierId} = ${supplierInfo.id} and ${supplierShare.tenantId} = ${supplierInfo.tenantId}
    and ${supplierShare.targetTenantId} = ${tenantId} and ${supplierShare.status} = ${shareStatus.accepted})`;

/** Normal, approved suppliers. */
export const isChoosableSql: SQL = sql`(${supplierInfo.status} = ${CHOOSABLE.status}
  and ${supplierInfo.auditStatus} = ${CHOOSABLE.auditStatus})`;
