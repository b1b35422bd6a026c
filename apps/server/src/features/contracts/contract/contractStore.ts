import { contractStatus, EFFECTIVE_STATUSES } from '@gezi/domain';
import { and, asc, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import { contractDetail, contractInfo, materialInfo, NOW, type Database } from '../../../platform/db';

/** SQL of contracts beyond that of every document. */
export function contractStore(db: Database) {
  const isOfProject = (tenantId: number, projectId: string) =>
    and(eq(contractInfo.tenantId, tenantId), eq(contractInfo.purchaseInfoId, projectId));

  return {
    /** True if another contract of the tenant has the number. */
    async isNumberTaken(tenantId: number, contractNo: string, id: string | undefined): Promise<boolean> {
      const rows = await db.orm
        .select({ id: contractInfo.id })
        .from(contractInfo)
        .where(
          and(
            eq(contractInfo.tenantId, tenantId),
            eq(contractInfo.contractNo, contractNo),
            id === undefined ? undefined : ne(contractInfo.id, id),
          ),
        );
      return rows.length > 0;
    },

    /** Contracts drawn from an award that are not terminated. */
    drawnFrom: (tenantId: number, projectId: string) =>
      db.orm
        .select({ id: contractInfo.id, contractNo: contractInfo.contractNo, supplierId: contractInfo.supplierId })
        .from(contractInfo)
        .where(and(isOfProject(tenantId, projectId), ne(contractInfo.status, contractStatus.terminated))),

    /** Suppliers that have a contract of the project that is or was in force. */
    async contractedSuppliers(tenantId: number, projectId: string): Promise<string[]> {
      const rows = await db.orm
        .select({ supplierId: contractInfo.supplierId })
        .from(contractInfo)
        .where(and(isOfProject(tenantId, projectId), inArray(contractInfo.status, [...EFFECTIVE_STATUSES])));
      return rows.map(({ supplierId }) => supplierId);
    },

    /** Those of the materials that exist. */
    async existingMaterials(tenantId: number, ids: readonly string[]): Promise<Set<string>> {
      if (ids.length === 0) return new Set();
      const rows = await db.orm
        .select({ id: materialInfo.id })
        .from(materialInfo)
        .where(and(eq(materialInfo.tenantId, tenantId), inArray(materialInfo.id, [...ids])));
      return new Set(rows.map(({ id }) => id));
    },

    /** Contracts in force whose end has passed and that have no open order, by the clock of the database. */
    toExpire: (limit: number, tenantId?: number) =>
      db.orm
        .select({ id: contractInfo.id, tenantId: contractInfo.tenantId })
        .from(contractInfo)
        .where(
          and(
            eq(contractInfo.status, contractStatus.inForce),
            sql`${contractInfo.endDate} < ${NOW}::date`,
            tenantId === undefined ? undefined : eq(contractInfo.tenantId, tenantId),
            sql`not exists (select 1 from ${contractDetail} line where line.tenant_id = ${contractInfo.tenantId}
              and line.contract_id = ${contractInfo.id} and line.ordered_count > line.received_count)`,
          ),
        )
        .orderBy(asc(contractInfo.endDate), asc(contractInfo.id))
        .limit(limit),

    /** True once the end of the contract has passed, by the clock of the database. */
    async hasEnded(tenantId: number, id: string): Promise<boolean> {
      const [row] = await db.orm
        .select({ past: sql<boolean>`coalesce(${contractInfo.endDate} < ${NOW}::date, false)` })
        .from(contractInfo)
        .where(and(eq(contractInfo.tenantId, tenantId), eq(contractInfo.id, id)));
      return row?.past ?? false;
    },

    /** Contracts in force that end within the days and nobody was reminded of. */
    toRemind: (tenantId: number, days: number, limit: number) =>
      db.orm
        .select({ id: contractInfo.id })
        .from(contractInfo)
        .where(
          and(
            eq(contractInfo.tenantId, tenantId),
            inArray(contractInfo.status, [contractStatus.inForce, contractStatus.amending]),
            isNull(contractInfo.remindTime),
            sql`${contractInfo.endDate} between ${NOW}::date and ${NOW}::date + ${days}::int`,
          ),
        )
        .orderBy(asc(contractInfo.endDate), asc(contractInfo.id))
        .limit(limit),

    /** Notes that a contract was reminded of; false if it was before. Locks the contract. */
    async noteReminder(tenantId: number, id: string): Promise<boolean> {
      const noted = await db.orm
        .update(contractInfo)
        .set({ remindTime: sql`${NOW}::timestamp(0)` })
        .where(and(eq(contractInfo.tenantId, tenantId), eq(contractInfo.id, id), isNull(contractInfo.remindTime)))
        .returning({ id: contractInfo.id });
      return noted.length > 0;
    },
  };
}

export type ContractStore = ReturnType<typeof contractStore>;
