import { index, integer, jsonb, pgTable, primaryKey, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { idOf, moment, recordId } from './columns';

/** Sessions. A session ends when its row is deleted or `expireTime` has passed. */
export const sysSession = pgTable(
  'sys_session',
  {
    id: recordId().primaryKey(),
    /** SHA-256 of the token in hexadecimal; the token itself is not stored. */
    tokenHash: varchar('token_hash', { length: 64 }).notNull(),
    userId: idOf('user_id').notNull(),
    ip: varchar('ip', { length: 64 }),
    userAgent: varchar('user_agent', { length: 255 }),
    loginTime: moment('login_time').notNull(),
    lastSeenTime: moment('last_seen_time').notNull(),
    expireTime: moment('expire_time').notNull(),
  },
  (table) => [
    uniqueIndex('sys_session_token').on(table.tokenHash),
    index('sys_session_user').on(table.userId),
    index('sys_session_expire').on(table.expireTime),
  ],
);

/** Open captchas, by key and code, because one client uses the same key for all users. Deleted when used. */
export const sysCaptcha = pgTable(
  'sys_captcha',
  {
    checkKey: varchar('check_key', { length: 64 }).notNull(),
    /** Lower case. */
    code: varchar('code', { length: 20 }).notNull(),
    /** Address that requested it. */
    address: varchar('address', { length: 64 }).notNull(),
    /** Wrong answers from that address for that key since then. */
    misses: integer('misses').notNull().default(0),
    expireTime: moment('expire_time').notNull(),
  },
  (table) => [primaryKey({ columns: [table.checkKey, table.code] }), index('sys_captcha_expire').on(table.expireTime)],
);

/** Failed sign-ins within a window, counted by account and by address. */
export const sysLoginAttempt = pgTable(
  'sys_login_attempt',
  {
    /** account, address, or captcha (wrong answers from an address). */
    kind: varchar('kind', { length: 10 }).notNull(),
    /** Username in lower case (known or not), or the address. */
    subject: varchar('subject', { length: 191 }).notNull(),
    failures: integer('failures').notNull().default(0),
    /** Time of the first failure in the window. */
    since: moment('since').notNull(),
    lockedUntil: moment('locked_until'),
  },
  (table) => [primaryKey({ columns: [table.kind, table.subject] }), index('sys_login_attempt_since').on(table.since)],
);

/** SMS codes, one per number and mode. Unknown numbers get a row too, so that answers do not reveal which exist. */
export const sysSmsCode = pgTable(
  'sys_sms_code',
  {
    mobile: varchar('mobile', { length: 20 }).notNull(),
    /** 0 login, 1 registration, 2 password reset. */
    mode: varchar('mode', { length: 1 }).notNull(),
    /** SHA-256 of salt and code in hexadecimal. */
    codeHash: varchar('code_hash', { length: 64 }).notNull(),
    salt: varchar('salt', { length: 32 }).notNull(),
    /** Number of attempts so far. */
    tries: integer('tries').notNull().default(0),
    expireTime: moment('expire_time').notNull(),
    /** The day that `sentToday` refers to, `YYYY-MM-DD`. */
    sentDay: varchar('sent_day', { length: 10 }).notNull(),
    sentToday: integer('sent_today').notNull().default(1),
  },
  (table) => [primaryKey({ columns: [table.mobile, table.mode] }), index('sys_sms_code_expire').on(table.expireTime)],
);

/** One-time tokens: for a sign-in at a provider, for its return, and for a password reset. */
export const sysOneTime = pgTable(
  'sys_one_time',
  {
    /** SHA-256 of the token in hexadecimal. */
    tokenHash: varchar('token_hash', { length: 64 }).primaryKey(),
    kind: varchar('kind', { length: 20 }).notNull(),
    data: jsonb('data').$type<Record<string, string>>().notNull(),
    /** SHA-256 of the cookie of the browser it is bound to; null: any browser. */
    browserHash: varchar('browser_hash', { length: 64 }),
    tries: integer('tries').notNull().default(0),
    expireTime: moment('expire_time').notNull(),
  },
  (table) => [index('sys_one_time_expire').on(table.expireTime)],
);

/** Provider accounts linked to users. */
export const sysThirdAccount = pgTable(
  'sys_third_account',
  {
    id: recordId().primaryKey(),
    userId: idOf('user_id').notNull(),
    /** Key of the provider in the settings. */
    thirdType: varchar('third_type', { length: 40 }).notNull(),
    issuer: varchar('issuer', { length: 255 }).notNull(),
    /** `sub` of the provider. */
    subject: varchar('subject', { length: 255 }).notNull(),
    realname: varchar('realname', { length: 100 }),
    createTime: moment('create_time').notNull(),
  },
  (table) => [
    uniqueIndex('sys_third_account_subject').on(table.issuer, table.subject),
    index('sys_third_account_user').on(table.userId),
  ],
);
