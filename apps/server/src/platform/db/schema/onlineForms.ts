import type { FormField } from '@gezi/domain';
import { integer, jsonb, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { audit, flag, recordId } from './columns';
import { tenantTable } from './tenantTable';

/** Online forms (cgform). Their values are stored in `online_form_data`, like those of designed forms. */
export const formHead = tenantTable(
  'onl_cgform_head',
  {
    id: recordId(),
    tableName: varchar('table_name', { length: 64 }).notNull(),
    /** 1 single, 2 main, 3 sub-table. */
    tableType: flag('table_type').notNull().default('1'),
    tableTxt: varchar('table_txt', { length: 100 }).notNull(),
    isCheckbox: flag('is_checkbox').notNull().default('Y'),
    isPage: flag('is_page').notNull().default('Y'),
    isTree: flag('is_tree').notNull().default('N'),
    formTemplate: flag('form_template').notNull().default('1'),
    formCategory: varchar('form_category', { length: 50 }),
    relationType: flag('relation_type'),
    themeTemplate: varchar('theme_template', { length: 50 }),
    extConfigJson: varchar('ext_config_json', { length: 4000 }),
    /** Types of external users who may fill it in, comma-separated. */
    publishedTo: varchar('published_to', { length: 40 }),
    /** Counts the saves, from 1. */
    tableVersion: integer('table_version').notNull().default(1),
    /** In display order. */
    fields: jsonb('fields').$type<FormField[]>().notNull(),
    /** The workflow engine's id of the last bound deployment. */
    deployId: varchar('deploy_id', { length: 64 }),
    ...audit(),
  },
  (table) => [uniqueIndex('onl_cgform_head_name').on(table.tenantId, table.tableName)],
);
