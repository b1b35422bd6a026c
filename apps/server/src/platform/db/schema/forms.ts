import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { audit, idOf, moment, recordId, tenantId } from './columns';
import { tenantTable } from './tenantTable';

/** Current versions of designed forms. */
export const sysForm = tenantTable(
  'sys_form',
  {
    id: recordId(),
    formName: varchar('form_name', { length: 100 }).notNull(),
    /** JSON text of `{list, config}`, unchanged as received. */
    formContent: text('form_content').notNull(),
    remark: varchar('remark', { length: 500 }),
    /** Counts the saves, from 1. */
    version: integer('version').notNull().default(1),
    delFlag: integer('del_flag').notNull().default(0),
    /** Types of external users who may fill it in, comma-separated. */
    publishedTo: varchar('published_to', { length: 40 }),
    ...audit(),
  },
  (table) => [index('sys_form_tenant').on(table.tenantId, table.createTime.desc().nullsFirst())],
);

/** Personal form templates. */
export const sysFormTemplate = pgTable(
  'sys_form_template',
  {
    id: recordId().primaryKey(),
    userId: idOf('user_id').notNull(),
    name: varchar('name', { length: 50 }).notNull(),
    formContent: text('form_content').notNull(),
    createTime: moment('create_time').notNull(),
    updateTime: moment('update_time').notNull(),
  },
  (table) => [uniqueIndex('sys_form_template_name').on(table.userId, table.name)],
);

/** Every saved version of a form; append-only. */
export const sysFormVersion = pgTable(
  'sys_form_version',
  {
    formId: idOf('form_id').notNull(),
    version: integer('version').notNull(),
    formName: varchar('form_name', { length: 100 }).notNull(),
    formContent: text('form_content').notNull(),
    remark: varchar('remark', { length: 500 }),
    createBy: varchar('create_by', { length: 100 }),
    createTime: moment('create_time').notNull(),
    tenantId: tenantId(),
  },
  (table) => [primaryKey({ columns: [table.formId, table.version, table.tenantId] })],
);

/** Values entered into forms. */
export const onlineFormData = tenantTable(
  'online_form_data',
  {
    id: recordId(),
    formId: idOf('form_id').notNull(),
    /** Form version that the values were last validated against. */
    formVersion: integer('form_version').notNull(),
    /** By component id. */
    values: jsonb('values').$type<Record<string, unknown>>().notNull(),
    ...audit(),
  },
  (table) => [index('online_form_data_form').on(table.tenantId, table.formId, table.createTime.desc().nullsFirst())],
);
