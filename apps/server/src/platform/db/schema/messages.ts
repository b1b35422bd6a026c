import { index, integer, pgTable, text, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { audit, flag, moment, recordId } from './columns';

/** Messages sent or to be sent from templates. */
export const sysMessage = pgTable(
  'sys_message',
  {
    id: recordId(),
    esTitle: varchar('es_title', { length: 255 }),
    /** Dictionary messageType. */
    esType: flag('es_type'),
    esReceiver: varchar('es_receiver', { length: 255 }),
    /** JSON of the template parameters. */
    esParam: text('es_param'),
    /** Sanitised HTML. */
    esContent: text('es_content'),
    esSendTime: moment('es_send_time'),
    /** Dictionary msgSendStatus. */
    esSendStatus: flag('es_send_status').notNull().default('0'),
    esSendNum: integer('es_send_num').notNull().default(0),
    /** Why sending failed. */
    esResult: varchar('es_result', { length: 500 }),
    remark: varchar('remark', { length: 500 }),
    ...audit(),
  },
  (table) => [index('sys_message_sent').on(table.tenantId, table.createTime)],
);

export const sysMessageTemplate = pgTable(
  'sys_message_template',
  {
    id: recordId(),
    templateCode: varchar('template_code', { length: 50 }).notNull(),
    templateName: varchar('template_name', { length: 100 }).notNull(),
    /** Dictionary msgType: 1 text, 2 rich text. */
    templateType: flag('template_type').notNull(),
    templateContent: text('template_content').notNull(),
    templateTestJson: text('template_test_json'),
    /** 1 active. */
    useStatus: flag('use_status').notNull().default('1'),
    ...audit(),
  },
  (table) => [uniqueIndex('sys_message_template_code').on(table.tenantId, table.templateCode)],
);
