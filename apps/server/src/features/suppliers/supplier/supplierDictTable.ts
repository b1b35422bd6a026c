import { eq, sql } from 'drizzle-orm';
import { supplierInfo } from '../../../platform/db';
import type { DictTable } from '../../../records/dictionaries/DictTable';

/** Dictionary of suppliers. */
export const supplierDictTable: DictTable = {
  table: supplierInfo,
  texts: { name: supplierInfo.name },
  values: { id: supplierInfo.id },
  conditions: { status: supplierInfo.status, auditStatus: supplierInfo.auditStatus, level: supplierInfo.level },
  rows: ({ tenantId }) => eq(supplierInfo.tenantId, tenantId),
  externalRows: ({ supplierId }) => (supplierId ? eq(supplierInfo.id, supplierId) : sql`false`),
};
