import { pgTable, primaryKey, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { changes, idOf, recordId } from './columns';

/** Sets of menus and buttons available to tenants. */
export const sysTenantPack = pgTable(
  'sys_tenant_pack',
  {
    id: recordId().primaryKey(),
    packName: varchar('pack_name', { length: 100 }).notNull(),
    remarks: varchar('remarks', { length: 500 }),
    ...changes(),
  },
  (table) => [uniqueIndex('sys_tenant_pack_name').on(table.packName)],
);

export const sysTenantPackPermission = pgTable(
  'sys_tenant_pack_permission',
  { packId: idOf('pack_id').notNull(), permissionId: idOf('permission_id').notNull() },
  (table) => [primaryKey({ columns: [table.packId, table.permissionId] })],
);
