import type { DemoRow } from '@gezi/domain';
import { index, jsonb, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { idOf, moment, tenantId } from './columns';

/** Rows of the grid demo that a tenant added, changed or removed. */
export const demoGridRow = pgTable(
  'demo_grid_row',
  {
    tenantId: tenantId(),
    rowId: idOf('row_id').notNull(),
    /** `0` for the rows of the first level. */
    parentId: idOf('parent_id').notNull(),
    /** Null: removed. */
    content: jsonb('content').$type<DemoRow>(),
    updateTime: moment('update_time').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.rowId] }),
    index('demo_grid_row_parent').on(table.tenantId, table.parentId),
  ],
);
