import { index, text, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { audit, flag, idOf, moment, recordId } from './columns';
import { tenantTable } from './tenantTable';

/** Announcements and system messages; `titile` is spelled so on the wire. */
export const sysAnnouncement = tenantTable(
  'sys_announcement',
  {
    id: recordId(),
    titile: varchar('titile', { length: 255 }).notNull(),
    /** Of notices that the platform writes itself. */
    titileEn: varchar('titile_en', { length: 255 }),
    /** Sanitised HTML. */
    msgContent: text('msg_content'),
    msgContentEn: text('msg_content_en'),
    msgAbstract: text('msg_abstract'),
    startTime: moment('start_time'),
    endTime: moment('end_time'),
    /** Username. */
    sender: varchar('sender', { length: 100 }),
    /** L 一般, M 重要, H 紧急. */
    priority: varchar('priority', { length: 1 }).notNull().default('L'),
    /** 1 通知公告, 2 系统消息. */
    msgCategory: flag('msg_category').notNull().default('1'),
    /** ALL or USER. */
    msgType: varchar('msg_type', { length: 10 }).notNull().default('ALL'),
    /** For USER: ids, comma-separated, with a trailing comma. */
    userIds: text('user_ids'),
    /** For USER: ids of roles, comma-separated; their users at the time of publishing receive it. */
    roleIds: text('role_ids'),
    /** For USER: ids of departments, comma-separated; their users at the time of publishing receive it, sub-departments included. */
    departIds: text('depart_ids'),
    /** 0 draft, 1 published, 2 revoked. */
    sendStatus: flag('send_status').notNull().default('0'),
    sendTime: moment('send_time'),
    cancelTime: moment('cancel_time'),
    delFlag: flag('del_flag').notNull().default('0'),
    busType: varchar('bus_type', { length: 50 }),
    busId: varchar('bus_id', { length: 50 }),
    /** url, component or null. */
    openType: varchar('open_type', { length: 20 }),
    openPage: varchar('open_page', { length: 2000 }),
    ...audit(),
  },
  (table) => [index('sys_announcement_sent').on(table.tenantId, table.sendStatus, table.msgType, table.sendTime)],
);

/** One reader's copy of an announcement. */
export const sysAnnouncementSend = tenantTable(
  'sys_announcement_send',
  {
    id: recordId(),
    anntId: idOf('annt_id').notNull(),
    userId: idOf('user_id').notNull(),
    /** 1 = read. */
    readFlag: flag('read_flag').notNull().default('0'),
    readTime: moment('read_time'),
    starFlag: flag('star_flag'),
    ...audit(),
  },
  (table) => [
    uniqueIndex('sys_announcement_send_reader').on(table.tenantId, table.userId, table.anntId),
    index('sys_announcement_send_unread').on(table.tenantId, table.userId, table.readFlag),
    index('sys_announcement_send_annt').on(table.tenantId, table.anntId),
  ],
);
