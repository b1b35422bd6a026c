import { eq, sql } from 'drizzle-orm';
import {
  contractInfo,
  purchaseInvite,
  supplierBid,
  supplierBlack,
  supplierEvaluation,
  type Database,
} from '../../../platform/db';

/** Records that name a supplier. Orders, deliveries and supplements follow from contracts. */
const USES = [
  ['blackList', supplierBlack],
  ['contract', contractInfo],
  ['bid', supplierBid],
  ['invitation', purchaseInvite],
  ['evaluation', supplierEvaluation],
] as const;

/** The first kind of record, of any tenant, that names the supplier. */
export async function findSupplierUse(db: Database, supplierId: string): Promise<(typeof USES)[number][0] | undefined> {
  for (const [use, table] of USES) {
    const [row] = await db.orm
      .select({ one: sql`1` })
      .from(table)
      .where(eq(table.supplierId, supplierId))
      .limit(1);
    if (row) return use;
  }
  return undefined;
}
