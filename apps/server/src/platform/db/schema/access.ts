import {
  boolean,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  varchar,
} from 'drizzle-orm/pg-core';
import { audit, flag, idOf, recordId } from './columns';

export const sysRole = pgTable(
  'sys_role',
  {
    id: recordId().primaryKey(),
    roleName: varchar('role_name', { length: 200 }).notNull(),
    roleNameEn: varchar('role_name_en', { length: 200 }),
    roleCode: varchar('role_code', { length: 100 }).notNull(),
    description: varchar('description', { length: 500 }),
    descriptionEn: varchar('description_en', { length: 500 }),
    ...audit(),
  },
  (table) => [uniqueIndex('sys_role_code').on(table.roleCode)],
);

/** Menus (`menuType` 0 top, 1 sub) and button permissions (2). */
export const sysPermission = pgTable(
  'sys_permission',
  {
    id: recordId().primaryKey(),
    /** `''` at the root. */
    parentId: idOf('parent_id').notNull().default(''),
    name: varchar('name', { length: 255 }).notNull(),
    nameEn: varchar('name_en', { length: 255 }),
    menuType: integer('menu_type').notNull(),
    /** Route path, or an external URL. */
    url: varchar('url', { length: 255 }),
    component: varchar('component', { length: 255 }),
    componentName: varchar('component_name', { length: 255 }),
    redirect: varchar('redirect', { length: 255 }),
    icon: varchar('icon', { length: 255 }),
    sortNo: doublePrecision('sort_no').notNull().default(0),
    /** false: only a menu entry, without a route. */
    route: boolean('is_route').notNull().default(true),
    leaf: boolean('is_leaf').notNull().default(false),
    keepAlive: boolean('keep_alive').notNull().default(false),
    hidden: boolean('hidden').notNull().default(false),
    hideTab: boolean('hide_tab').notNull().default(false),
    alwaysShow: boolean('always_show').notNull().default(false),
    internalOrExternal: boolean('internal_or_external').notNull().default(false),
    /** Permission codes, comma-separated, e.g. `purchase:purchasePlan:list`. */
    perms: varchar('perms', { length: 500 }),
    /** 1 visible, 2 enabled. */
    permsType: flag('perms_type'),
    /** 1 valid, 0 not. */
    status: flag('status').notNull().default('1'),
    ruleFlag: integer('rule_flag').notNull().default(0),
    description: varchar('description', { length: 500 }),
    delFlag: integer('del_flag').notNull().default(0),
    ...audit(),
  },
  (table) => [index('sys_permission_parent').on(table.parentId, table.sortNo)],
);

export const sysRolePermission = pgTable(
  'sys_role_permission',
  {
    roleId: idOf('role_id').notNull(),
    permissionId: idOf('permission_id').notNull(),
    dataRuleIds: text('data_rule_ids'),
  },
  (table) => [
    primaryKey({ columns: [table.roleId, table.permissionId] }),
    index('sys_role_permission_permission').on(table.permissionId, table.roleId),
  ],
);

/** Data rules: conditions on the rows of a page, granted to roles. */
export const sysPermissionDataRule = pgTable(
  'sys_permission_data_rule',
  {
    id: recordId().primaryKey(),
    permissionId: idOf('permission_id').notNull(),
    ruleName: varchar('rule_name', { length: 100 }).notNull(),
    ruleColumn: varchar('rule_column', { length: 100 }),
    ruleConditions: varchar('rule_conditions', { length: 20 }).notNull(),
    ruleValue: varchar('rule_value', { length: 300 }).notNull(),
    /** 1 active. */
    status: flag('status').notNull().default('1'),
    ...audit(),
  },
  (table) => [index('sys_permission_data_rule_permission').on(table.permissionId)],
);

/** Start page of a role after sign-in. */
export const sysRoleIndex = pgTable(
  'sys_role_index',
  {
    id: recordId().primaryKey(),
    roleCode: varchar('role_code', { length: 100 }).notNull(),
    url: varchar('url', { length: 255 }).notNull(),
    component: varchar('component', { length: 255 }),
    route: boolean('is_route').notNull().default(true),
    /** The lowest number wins. */
    priority: integer('priority').notNull().default(0),
    status: flag('status').notNull().default('1'),
    ...audit(),
  },
  (table) => [uniqueIndex('sys_role_index_code').on(table.roleCode)],
);
