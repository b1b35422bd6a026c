import { OPEN_METHODS, publishedStatuses, shareStatus } from '@gezi/domain';
import { and, eq, inArray, isNotNull, or, sql, type SQL } from 'drizzle-orm';
import { purchaseInfo, purchaseInvite, supplierShare } from '../../../../platform/db';
import type { Caller } from '../../../../platform/http/Caller';
import { isOwnSupplierSql } from '../../../../records/suppliers/isOwnSupplierSql';

/**
 * Projects of the sourcing hall: published ones that a supplier is invited to, and those open to everybody, of its tenant
 * and of tenants that it is shared with. Callers of no supplier see those open to everybody of their tenant.
 */
export function sourceScope({ supplierId, tenantId }: Caller): SQL {
  const isPublished = and(inArray(purchaseInfo.status, [...publishedStatuses]), isNotNull(purchaseInfo.publishTime));
  const isOpen = inArray(purchaseInfo.buyType, [...OPEN_METHODS]);
  const isHere = eq(purchaseInfo.tenantId, tenantId);
  if (!supplierId) return and(isPublished, isOpen, isHere)!;
  const isShared = sql`exists (select 1 from ${supplierShare} share
    where share.supplier_id = ${supplierId} and share.tenant_id = ${tenantId}
      and share.target_tenant_id = ${purchaseInfo.tenantId} and share.status = ${shareStatus.accepted})`;
  const isInvited = sql`exists (select 1 from ${purchaseInvite} invited
    where invited.tenant_id = ${purchaseInfo.tenantId} and invited.purchase_info_id = ${purchaseInfo.id}
      and invited.supplier_id = ${supplierId} and invited.invite_status is not null)`;
  return and(
    isPublished,
    isOwnSupplierSql({ supplierId, tenantId }),
    or(isInvited, and(isOpen, or(isHere, isShared))),
  )!;
}
