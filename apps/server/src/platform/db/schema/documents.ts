import { integer, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { idOf, moment, recordId, tenantId } from './columns';
import { tenantTable } from './tenantTable';

/**
 * Timelines of documents: who took which action, and the states before and after. The steps of a document are a chain of
 * hashes (`records/documents/stepChain.ts`); of a stored step only `tip` changes.
 */
export const documentStep = tenantTable(
  'document_step',
  {
    id: recordId(),
    /** Table of the document, e.g. `purchase_plan`. */
    documentTable: varchar('document_table', { length: 64 }).notNull(),
    documentId: idOf('document_id').notNull(),
    /** `add`, an action of the lifecycle, or another event of the document. */
    action: varchar('action', { length: 32 }).notNull(),
    /** Null for `add`. */
    fromStatus: varchar('from_status', { length: 4 }),
    toStatus: varchar('to_status', { length: 4 }).notNull(),
    /** Opinion or reason. */
    remark: varchar('remark', { length: 2000 }),
    /** Username; null for the system. */
    operator: varchar('operator', { length: 100 }),
    /** By the clock of the database. */
    operateTime: moment('operate_time').notNull(),
    /** Position in the chain of the document, from 1; null in steps from before the chain was introduced. */
    seq: integer('seq'),
    /** Keyed hash of the step and the hash before it. */
    hash: varchar('hash', { length: 64 }),
    /** Keyed hash of the end of the chain; only the last step has it. */
    tip: varchar('tip', { length: 64 }),
    tenantId: tenantId(),
  },
  (table) => [uniqueIndex('document_step_order').on(table.tenantId, table.documentTable, table.documentId, table.seq)],
);
