import { eq } from 'drizzle-orm';
import { sysTenant, type Database } from '../../../../platform/db';

/** Settings of a tenant for publications and openings. */
export async function tenantRules(db: Database, tenantId: number) {
  const [row] = await db.orm
    .select({ projectApproval: sysTenant.projectApproval, openOfficers: sysTenant.openOfficers })
    .from(sysTenant)
    .where(eq(sysTenant.id, tenantId));
  return {
    /** True if purchasers publish without approval. */
    isApprovalOff: row?.projectApproval === '0',
    /** Users who must confirm an opening, 1 or 2. */
    openOfficers: row?.openOfficers ?? 1,
  };
}
