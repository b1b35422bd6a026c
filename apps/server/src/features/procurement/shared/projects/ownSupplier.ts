import { isChoosable, shareStatus } from '@gezi/domain';
import { and, eq } from 'drizzle-orm';
import { supplierInfo, supplierShare, type Database } from '../../../../platform/db';
import type { Caller } from '../../../../platform/http/Caller';

/** The supplier that a caller acts for. */
export interface OwnSupplier {
  id: string;
  name: string;
  /** True if a tenant may invite the supplier: it is normal, approved, and of the tenant or shared with it. */
  mayTakePart: (tenantId: number) => boolean;
}

/**
 * The supplier of the current tenant that the caller acts for.
 *
 * @param lock keeps its state until the transaction ends
 */
export async function ownSupplier(
  db: Database,
  { supplierId, tenantId }: Caller,
  lock = false,
): Promise<OwnSupplier | undefined> {
  if (!supplierId) return undefined;
  const query = db.orm
    .select({
      id: supplierInfo.id,
      name: supplierInfo.name,
      status: supplierInfo.status,
      auditStatus: supplierInfo.auditStatus,
    })
    .from(supplierInfo)
    .where(and(eq(supplierInfo.id, supplierId), eq(supplierInfo.tenantId, tenantId)));
  const [supplier] = await (lock ? query.for('share') : query);
  if (!supplier) return undefined;
  const shares = await db.orm
    .select({ tenantId: supplierShare.targetTenantId })
    .from(supplierShare)
    .where(
      and(
        eq(supplierShare.supplierId, supplierId),
        eq(supplierShare.tenantId, tenantId),
        eq(supplierShare.status, shareStatus.accepted),
      ),
    );
  const tenants = new Set([tenantId, ...shares.map((share) => share.tenantId)]);
  const { id, name } = supplier;
  return { id, name, mayTakePart: (wanted) => isChoosable(supplier) && tenants.has(wanted) };
}
