import { eq, sql } from 'drizzle-orm';
import { supplierInfo } from '../../../platform/db';
import type { DictTable } from '../../../records/dictionaries/DictTable';
import { SUPPLIER_PAGE } from '../shared/supplierPage';

/** Dictionary of suppliers. */
export const supplierDictTable: DictTable = {
  table: supplierInfo,
  page: SUPPLIER_PAGE,
  texts: { name: supplierInfo.name },
  values: { id: supplierInfo.id },
  conditions: { status: supplierInfo.status, auditStatus: supplierInfo.auditStatus, level: supplierInfo.level },
  rows: ({ tenantId }) => eq(supplierInfo.tenantId, tenantId),
  externalRows: ({ supplierId }) => (supplierId ? eq(supplierInfo.id, supplierId) : sql`false`),
};
