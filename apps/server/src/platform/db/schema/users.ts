import { index, integer, pgTable, primaryKey, text, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { audit, day, idOf, recordId } from './columns';

/** Users. `tenantId` is the home tenant; {@link sysUserTenant} lists all tenants of a user. */
export const sysUser = pgTable(
  'sys_user',
  {
    id: recordId().primaryKey(),
    username: varchar('username', { length: 100 }).notNull(),
    realname: varchar('realname', { length: 100 }).notNull(),
    /** argon2id in PHC notation, salt included; never leaves the server. */
    password: varchar('password', { length: 255 }).notNull(),
    avatar: varchar('avatar', { length: 500 }),
    birthday: day('birthday'),
    /** 1 男, 2 女. */
    sex: integer('sex'),
    email: varchar('email', { length: 100 }),
    phone: varchar('phone', { length: 45 }),
    /** Code of the current department; set by selectDepart. */
    orgCode: varchar('org_code', { length: 64 }),
    /** 1 normal, 2 frozen, 0 waiting for approval, -1 changed and waiting for approval. */
    status: integer('status').notNull().default(1),
    /** 1: in the recycle bin. */
    delFlag: integer('del_flag').notNull().default(0),
    workNo: varchar('work_no', { length: 100 }),
    /** Position codes, comma-separated. */
    post: varchar('post', { length: 500 }),
    telephone: varchar('telephone', { length: 45 }),
    /** 1 member, 2 superior. */
    userIdentity: integer('user_identity'),
    /** Ids of the departments a superior is in charge of, comma-separated. */
    departIds: text('depart_ids'),
    activitiSync: integer('activiti_sync'),
    clientId: varchar('client_id', { length: 64 }),
    homePath: varchar('home_path', { length: 255 }),
    /** buyer, supplier, expert or admin. */
    userType: varchar('user_type', { length: 20 }).notNull().default('buyer'),
    /** The supplier an external user acts for. */
    supplierId: idOf('supplier_id'),
    company: varchar('company', { length: 255 }),
    loginTenantId: integer('login_tenant_id'),
    ...audit(),
  },
  (table) => [
    uniqueIndex('sys_user_username').on(table.username),
    uniqueIndex('sys_user_work_no').on(table.workNo),
    uniqueIndex('sys_user_phone').on(table.phone),
    uniqueIndex('sys_user_email').on(table.email),
    // The user search reads new and recently changed users by these.
    index('sys_user_made').on(table.createTime),
    index('sys_user_changed').on(table.updateTime),
  ],
);

/** Tenants a user may choose from (`relTenantIds` on the wire). */
export const sysUserTenant = pgTable(
  'sys_user_tenant',
  { userId: idOf('user_id').notNull(), tenantId: integer('tenant_id').notNull() },
  (table) => [
    primaryKey({ columns: [table.userId, table.tenantId] }),
    index('sys_user_tenant_tenant').on(table.tenantId, table.userId),
  ],
);

export const sysUserDepart = pgTable(
  'sys_user_depart',
  { userId: idOf('user_id').notNull(), departId: idOf('depart_id').notNull() },
  (table) => [
    primaryKey({ columns: [table.userId, table.departId] }),
    index('sys_user_depart_depart').on(table.departId, table.userId),
  ],
);

/** Roles of a user in a tenant. Those of tenant 0 apply only if the user has no current tenant. */
export const sysUserRole = pgTable(
  'sys_user_role',
  {
    userId: idOf('user_id').notNull(),
    tenantId: integer('tenant_id').notNull(),
    roleId: idOf('role_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.tenantId, table.roleId] }),
    index('sys_user_role_role').on(table.roleId, table.tenantId, table.userId),
  ],
);
