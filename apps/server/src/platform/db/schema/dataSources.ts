import { index, text, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { audit, recordId } from './columns';
import { tenantTable } from './tenantTable';

/** External databases. */
export const sysDataSource = tenantTable(
  'sys_data_source',
  {
    id: recordId(),
    code: varchar('code', { length: 100 }).notNull(),
    name: varchar('name', { length: 100 }).notNull(),
    dbType: varchar('db_type', { length: 50 }),
    dbDriver: varchar('db_driver', { length: 200 }),
    dbUrl: varchar('db_url', { length: 500 }),
    dbName: varchar('db_name', { length: 100 }),
    dbUsername: varchar('db_username', { length: 100 }),
    /** Encrypted by `SecretBox`, bound to the id of the row. */
    dbPassword: text('db_password'),
    remark: varchar('remark', { length: 500 }),
    ...audit(),
  },
  (table) => [
    uniqueIndex('sys_data_source_code').on(table.tenantId, table.code),
    index('sys_data_source_time').on(table.tenantId, table.createTime.desc().nullsFirst()),
  ],
);
