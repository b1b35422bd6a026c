import { index, integer, pgTable, primaryKey, text, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { audit, idOf, recordId } from './columns';
import { tenantTable } from './tenantTable';

/** Rules that validate values. */
export const sysCheckRule = tenantTable(
  'sys_check_rule',
  {
    id: recordId(),
    ruleName: varchar('rule_name', { length: 100 }).notNull(),
    ruleCode: varchar('rule_code', { length: 100 }).notNull(),
    /** JSON list of `CheckPart`. */
    ruleJson: text('rule_json').notNull(),
    ruleDescription: varchar('rule_description', { length: 500 }),
    ...audit(),
  },
  (table) => [
    uniqueIndex('sys_check_rule_code').on(table.tenantId, table.ruleCode),
    index('sys_check_rule_time').on(table.tenantId, table.createTime.desc().nullsFirst()),
  ],
);

/** Rules that generate values. */
export const sysFillRule = tenantTable(
  'sys_fill_rule',
  {
    id: recordId(),
    ruleName: varchar('rule_name', { length: 100 }).notNull(),
    ruleCode: varchar('rule_code', { length: 100 }).notNull(),
    /** sequence, date_sequence or tree_code. */
    ruleClass: varchar('rule_class', { length: 50 }).notNull(),
    /** JSON of `FillParams`. */
    ruleParams: varchar('rule_params', { length: 2000 }),
    ...audit(),
  },
  (table) => [
    uniqueIndex('sys_fill_rule_code').on(table.tenantId, table.ruleCode),
    index('sys_fill_rule_time').on(table.tenantId, table.createTime.desc().nullsFirst()),
  ],
);

/** The last number assigned per series and period. A series is a fill rule by its id, or the numbers of a kind of document. */
export const sysFillNumber = pgTable(
  'sys_fill_number',
  {
    ruleId: idOf('rule_id').notNull(),
    /** Text of the date, code of the parent, or empty. */
    period: varchar('period', { length: 100 }).notNull(),
    number: integer('number').notNull(),
  },
  (table) => [primaryKey({ columns: [table.ruleId, table.period] })],
);
