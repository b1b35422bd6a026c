import { buyType, shareStatus } from '@gezi/domain';
import { and, eq, isNotNull, sql, type SQL } from 'drizzle-orm';
import { purchaseInfo, supplierInfo, supplierShare } from '../../../platform/db';
import type { Caller } from '../../../platform/http/Caller';
import { projectScope } from '../shared/projects/projectScope';

/** Published auctions a caller may see: a supplier those of its own tenant and of tenants that it is shared with. */
export function auctionScope(caller: Caller): SQL {
  const isPublished = and(eq(purchaseInfo.buyType, buyType.auction), isNotNull(purchaseInfo.publishTime));
  return and(isPublished, caller.supplierId ? isOpenTo(caller.supplierId) : projectScope(caller))!;
}

const isOpenTo = (supplierId: string): SQL => sql`(
  exists (select 1 from ${supplierInfo}
    where ${supplierInfo.id} = ${supplierId} and ${supplierInfo.tenantId} = ${purchaseInfo.tenantId})
  or exists (select 1 from ${supplierShare}
    where ${supplierShare.supplierId} = ${supplierId} and ${supplierShare.targetTenantId} = ${purchaseInfo.tenantId}
      and ${supplierShare.status} = ${shareStatus.accepted}))`;
