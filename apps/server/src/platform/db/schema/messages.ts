import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import type { KindChoice } from '@gezi/domain';
import { audit, flag, idOf, moment, recordId, tenantId } from './columns';
import { historyTable, tenantTable } from './tenantTable';

/** Messages, sent or to be sent. Those with `nextTryTime` are the outbox: a server claims one by moving that time. */
export const sysMessage = historyTable(
  'sys_message',
  'createTime',
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
    /** L, M or H, as of announcements. */
    priority: flag('priority').notNull().default('M'),
    /** Next attempt, or the end of the lease of the server that sends it; null unless queued. */
    nextTryTime: moment('next_try_time'),
    /** Not sent after this time. */
    expireTime: moment('expire_time'),
    /** Robot that posts it; null for other types. */
    channelId: idOf('channel_id'),
    /** Text for an SMS gateway instead of the content, encrypted by `SecretBox`, bound to the id of the row. */
    sealedParam: text('sealed_param'),
    ...audit(),
    createTime: moment('create_time').notNull(),
  },
  (table) => [
    index('sys_message_sent').on(table.tenantId, table.createTime),
    index('sys_message_queue')
      .on(table.nextTryTime)
      .where(sql`next_try_time is not null`),
  ],
);

export const sysMessageTemplate = tenantTable(
  'sys_message_template',
  {
    id: recordId(),
    templateCode: varchar('template_code', { length: 50 }).notNull(),
    templateName: varchar('template_name', { length: 100 }).notNull(),
    /** Dictionary msgType: 1 text, 2 rich text. */
    templateType: flag('template_type').notNull(),
    templateContent: text('template_content').notNull(),
    /** Of frames; null: the same in English. */
    templateContentEn: text('template_content_en'),
    /** mail, sms, robot: the frame of notices that leave by it; null for others. */
    templateUse: varchar('template_use', { length: 10 }),
    templateTestJson: text('template_test_json'),
    /** 1 active. */
    useStatus: flag('use_status').notNull().default('1'),
    ...audit(),
  },
  (table) => [
    uniqueIndex('sys_message_template_code').on(table.tenantId, table.templateCode),
    uniqueIndex('sys_message_template_frame')
      .on(table.tenantId, table.templateUse)
      .where(sql`template_use is not null and use_status = '1'`),
  ],
);

/** Ways by which messages of a tenant leave: a mail server, and robots of chat groups. */
export const sysMessageChannel = tenantTable(
  'sys_message_channel',
  {
    id: recordId(),
    channelName: varchar('channel_name', { length: 100 }).notNull(),
    /** mail, dingtalk, wecom or feishu. */
    channelType: varchar('channel_type', { length: 20 }).notNull(),
    /** 1 = in use. */
    status: flag('status').notNull().default('1'),
    smtpHost: varchar('smtp_host', { length: 255 }),
    smtpPort: integer('smtp_port'),
    /** none, starttls or tls. */
    smtpSecurity: varchar('smtp_security', { length: 10 }),
    smtpUser: varchar('smtp_user', { length: 255 }),
    senderAddress: varchar('sender_address', { length: 255 }),
    senderName: varchar('sender_name', { length: 100 }),
    /** Password or signing secret, encrypted by `SecretBox`, bound to the id of the row. */
    secret: text('secret'),
    hasSecret: boolean('has_secret').notNull().default(false),
    /** Address of a robot with its key, encrypted in the same way. */
    webhook: text('webhook'),
    /** Address without its key. */
    webhookHint: varchar('webhook_hint', { length: 255 }),
    /** Kinds of notices that a robot posts, comma-joined. */
    kinds: varchar('kinds', { length: 255 }),
    /** Lowest priority that a robot posts. */
    priority: flag('priority'),
    /** zh-CN or en-US. */
    language: varchar('language', { length: 5 }),
    perMinute: integer('per_minute').notNull(),
    receiverPerMinute: integer('receiver_per_minute').notNull(),
    remark: varchar('remark', { length: 500 }),
    ...audit(),
  },
  (table) => [
    uniqueIndex('sys_message_channel_name').on(table.tenantId, table.channelName),
    // Mails leave by one server.
    uniqueIndex('sys_message_channel_mail')
      .on(table.tenantId)
      .where(sql`channel_type = 'mail' and status = '1'`),
  ],
);

/** Notices that a user wants outside the platform. */
export const sysNoticeChoice = pgTable(
  'sys_notice_choice',
  {
    tenantId: tenantId(),
    userId: idOf('user_id').notNull(),
    /** zh-CN or en-US. */
    language: varchar('language', { length: 5 }).notNull(),
    choices: jsonb('choices').$type<KindChoice[]>().notNull(),
    updateTime: moment('update_time'),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.userId] })],
);
