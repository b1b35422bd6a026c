import { index, integer, jsonb, pgTable, primaryKey, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { idOf, moment, recordId } from './columns';

/** A signed-in client; a row that is gone or past `expireTime` is signed out. */
export const sysSession = pgTable(
  'sys_session',
  {
    id: recordId(),
    /** SHA-256 of the token in hexadecimal; the token itself is nowhere stored. */
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

/** Captchas on offer. By key and code, because one client uses the same key for everybody; deleted when used. */
export const sysCaptcha = pgTable(
  'sys_captcha',
  {
    checkKey: varchar('check_key', { length: 64 }).notNull(),
    /** Lower case. */
    code: varchar('code', { length: 20 }).notNull(),
    /** Who asked for it. */
    address: varchar('address', { length: 64 }).notNull(),
    /** Wrong answers from that address for that key since. */
    misses: integer('misses').notNull().default(0),
    expireTime: moment('expire_time').notNull(),
  },
  (table) => [primaryKey({ columns: [table.checkKey, table.code] }), index('sys_captcha_expire').on(table.expireTime)],
);

/** Failed sign-ins within a window, counted by account and by address. */
export const sysLoginAttempt = pgTable(
  'sys_login_attempt',
  {
    /** account, address, or captcha: wrong answers of an address. */
    kind: varchar('kind', { length: 10 }).notNull(),
    /** Username in lower case (known or not), or the address. */
    subject: varchar('subject', { length: 191 }).notNull(),
    failures: integer('failures').notNull().default(0),
    /** First failure of the window. */
    since: moment('since').notNull(),
    lockedUntil: moment('locked_until'),
  },
  (table) => [primaryKey({ columns: [table.kind, table.subject] }), index('sys_login_attempt_since').on(table.since)],
);

/** Codes sent by text message, one per number and use; numbers nobody has get a row too, so that all look alike. */
export const sysSmsCode = pgTable(
  'sys_sms_code',
  {
    mobile: varchar('mobile', { length: 20 }).notNull(),
    /** 0 login, 1 registration, 2 another password. */
    mode: varchar('mode', { length: 1 }).notNull(),
    /** SHA-256 of salt and code in hexadecimal. */
    codeHash: varchar('code_hash', { length: 64 }).notNull(),
    salt: varchar('salt', { length: 32 }).notNull(),
    /** Guesses so far. */
    tries: integer('tries').notNull().default(0),
    expireTime: moment('expire_time').notNull(),
    /** The day `sentToday` counts, `YYYY-MM-DD`. */
    sentDay: varchar('sent_day', { length: 10 }).notNull(),
    sentToday: integer('sent_today').notNull().default(1),
  },
  (table) => [primaryKey({ columns: [table.mobile, table.mode] }), index('sys_sms_code_expire').on(table.expireTime)],
);

/** Words that are good once: of a sign-in under way at a provider, of one that came back, of a change of password. */
export const sysOneTime = pgTable(
  'sys_one_time',
  {
    /** SHA-256 of the word in hexadecimal. */
    tokenHash: varchar('token_hash', { length: 64 }).primaryKey(),
    kind: varchar('kind', { length: 20 }).notNull(),
    data: jsonb('data').$type<Record<string, string>>().notNull(),
    /** SHA-256 of the cookie of the browser it was made for; null: of any. */
    browserHash: varchar('browser_hash', { length: 64 }),
    tries: integer('tries').notNull().default(0),
    expireTime: moment('expire_time').notNull(),
  },
  (table) => [index('sys_one_time_expire').on(table.expireTime)],
);

/** Accounts at providers, tied to one of ours. */
export const sysThirdAccount = pgTable(
  'sys_third_account',
  {
    id: recordId(),
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
