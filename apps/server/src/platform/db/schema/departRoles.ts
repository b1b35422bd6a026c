import { index, pgTable, primaryKey, text, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { audit, idOf, recordId } from './columns';

/** Roles within a department. */
export const sysDepartRole = pgTable(
  'sys_depart_role',
  {
    id: recordId().primaryKey(),
    departId: idOf('depart_id').notNull(),
    roleName: varchar('role_name', { length: 200 }).notNull(),
    roleCode: varchar('role_code', { length: 100 }).notNull(),
    description: varchar('description', { length: 500 }),
    ...audit(),
  },
  (table) => [uniqueIndex('sys_depart_role_code').on(table.departId, table.roleCode)],
);

/** Upper bound of what the roles of a department may grant; its data rules apply to all of them. */
export const sysDepartPermission = pgTable(
  'sys_depart_permission',
  {
    departId: idOf('depart_id').notNull(),
    permissionId: idOf('permission_id').notNull(),
    dataRuleIds: text('data_rule_ids'),
  },
  (table) => [primaryKey({ columns: [table.departId, table.permissionId] })],
);

export const sysDepartRolePermission = pgTable(
  'sys_depart_role_permission',
  {
    roleId: idOf('role_id').notNull(),
    permissionId: idOf('permission_id').notNull(),
    dataRuleIds: text('data_rule_ids'),
  },
  (table) => [primaryKey({ columns: [table.roleId, table.permissionId] })],
);

/** Users of a department role; effective while they belong to the department. */
export const sysDepartRoleUser = pgTable(
  'sys_depart_role_user',
  { userId: idOf('user_id').notNull(), roleId: idOf('role_id').notNull() },
  (table) => [
    primaryKey({ columns: [table.userId, table.roleId] }),
    index('sys_depart_role_user_role').on(table.roleId, table.userId),
  ],
);
