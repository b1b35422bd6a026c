import { index, integer, pgTable, primaryKey, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
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
