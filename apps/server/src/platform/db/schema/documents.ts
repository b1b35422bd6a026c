import { index, pgTable, varchar } from 'drizzle-orm/pg-core';
import { idOf, moment, recordId, tenantId } from './columns';

/** Timelines of documents: who took which action, and the states before and after. Rows are only added. */
export const documentStep = pgTable(
  'document_step',
  {
    id: recordId(),
    /** Table of the document, e.g. `purchase_plan`. */
    documentTable: varchar('document_table', { length: 64 }).notNull(),
    documentId: idOf('document_id').notNull(),
    /** `add`, or an action of the lifecycle. */
    action: varchar('action', { length: 32 }).notNull(),
    /** Null for `add`. */
    fromStatus: varchar('from_status', { length: 4 }),
    toStatus: varchar('to_status', { length: 4 }).notNull(),
    /** Opinion or reason. */
    remark: varchar('remark', { length: 2000 }),
    /** Username; null for the system. */
    operator: varchar('operator', { length: 100 }),
    operateTime: moment('operate_time').notNull(),
    tenantId: tenantId(),
  },
  (table) => [index('document_step_document').on(table.tenantId, table.documentTable, table.documentId)],
);
