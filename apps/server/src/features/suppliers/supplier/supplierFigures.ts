import { bidStatus, blackStatus, EFFECTIVE_STATUSES, type SupplierProfile } from '@gezi/domain';
import { and, count, eq, inArray, notInArray, sql, sum, type SQL } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import {
  contractInfo,
  purchaseOrder,
  supplierBid,
  supplierBlack,
  supplierEvaluation,
  type Database,
} from '../../../platform/db';

/** States of orders that the supplier has confirmed (contract, part 3 §4.7). */
const CONFIRMED = ['2', '4', '5', '6', '7', '8'];
const SUBMITTED = '1';

/** Counts of a supplier's bids, contracts, orders, evaluations and entries on the black list in a tenant. */
export async function supplierFigures(
  db: Database,
  tenantId: number,
  supplierId: string,
): Promise<Omit<SupplierProfile, 'supplier' | 'evals'> & { evals: number }> {
  const bids = await countOf(
    supplierBid,
    notInArray(supplierBid.status, [bidStatus.draft, bidStatus.withdrawn]),
    eq(supplierBid.status, bidStatus.won),
  );
  const blackRecords = await countOf(supplierBlack, undefined, eq(supplierBlack.status, blackStatus.inForce));
  const evals = await countOf(supplierEvaluation, eq(supplierEvaluation.status, SUBMITTED));
  return {
    bids: { count: bids.count, won: bids.part },
    contracts: await totalOf(
      contractInfo,
      contractInfo.contractPrice,
      inArray(contractInfo.status, [...EFFECTIVE_STATUSES]),
    ),
    orders: await totalOf(purchaseOrder, purchaseOrder.totalPrice, inArray(purchaseOrder.status, CONFIRMED)),
    blackRecords: { count: blackRecords.count, inForce: blackRecords.part },
    evals: evals.count,
  };

  /** Number of rows of the supplier, and of the `part` of them. */
  async function countOf(table: SupplierTable, where?: SQL, part: SQL = sql`false`) {
    const [found] = await db.orm
      .select({ count: count(), part: sql<number>`count(*) filter (where ${part})`.mapWith(Number) })
      .from(table as PgTable)
      .where(and(ofSupplier(table), where));
    return found!;
  }

  async function totalOf(table: SupplierTable, amount: AnyPgColumn, where: SQL) {
    const [found] = await db.orm
      .select({ count: count(), amount: sum(amount) })
      .from(table as PgTable)
      .where(and(ofSupplier(table), where));
    return { count: found!.count, amount: Number(found!.amount ?? 0) };
  }

  function ofSupplier(table: SupplierTable) {
    return and(eq(table.tenantId, tenantId), eq(table.supplierId, supplierId));
  }
}

type SupplierTable = PgTable & Record<'tenantId' | 'supplierId', AnyPgColumn>;
