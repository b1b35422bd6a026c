import { sql } from 'drizzle-orm';
import { boolean, index, integer, numeric, pgTable, varchar } from 'drizzle-orm/pg-core';
import { tenantId } from './columns';

/**
 * Sums of confirmed orders and contracts, which dashboards read instead of the documents. Triggers of the documents add a
 * row per change in its transaction, so that no two changes wait for one row; rows of one key are merged later. The sum of
 * the rows of a key is exact at any time.
 */
export const figureSum = pgTable(
  'figure_sum',
  {
    /** `order` or `contract`. */
    kind: varchar('kind', { length: 10 }).notNull(),
    /** Month of the order, or of the signature: `YYYY-MM`; empty without a date. */
    month: varchar('month', { length: 7 }).notNull(),
    /** Empty without a department. */
    departId: varchar('depart_id', { length: 36 }).notNull(),
    /** Type of the ordered material, or supplier of the contract. */
    name: varchar('name', { length: 255 }).notNull(),
    /** Contracts. */
    count: integer('count').notNull(),
    /** Yuan: of orders, what closed orders released is left out. */
    amount: numeric('amount').notNull(),
    isMerged: boolean('is_merged').notNull().default(false),
    tenantId: tenantId(),
  },
  (table) => [
    index('figure_sum_key').on(table.tenantId, table.kind, table.month, table.departId, table.name),
    index('figure_sum_unmerged')
      .on(table.tenantId)
      .where(sql`not is_merged`),
  ],
);
