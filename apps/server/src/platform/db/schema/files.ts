import { bigint, index, pgTable, text, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { audit, flag, idOf, moment, recordId } from './columns';

/** Uploaded files, stored under generated names; the user's file name is only text. */
export const sysFile = pgTable(
  'sys_file',
  {
    /** 32 random hexadecimal digits: whoever knows the id of a public file may read it. */
    id: recordId(),
    /** `file.<ext>` for a sealed file. */
    fileName: varchar('file_name', { length: 255 }).notNull(),
    /** Bytes. */
    fileSize: bigint('file_size', { mode: 'number' }).notNull(),
    /** Extension without the dot, lower case. */
    fileType: varchar('file_type', { length: 20 }).notNull(),
    /** Stored path, `<biz>/<name>_<id>.<ext>`: a key, never a path on disk. */
    url: varchar('url', { length: 500 }).notNull(),
    /** Key of FILE_AREAS. */
    biz: varchar('biz', { length: 50 }).notNull(),
    storeType: varchar('store_type', { length: 20 }).notNull().default('local'),
    isPublic: flag('is_public').notNull().default('0'),
    /** Null for a sealed file: it would show which files are equal. */
    md5: varchar('md5', { length: 32 }),
    /** Key of the bytes and name of a sealed file, encrypted with the secret of the server; null for other files. */
    sealedKey: text('sealed_key'),
    sealedName: text('sealed_name'),
    /** Record the file is attached to, in the table of its area; null until a record with it is saved. */
    recordId: idOf('record_id'),
    uploadBy: varchar('upload_by', { length: 100 }),
    uploadTime: moment('upload_time'),
    ...audit(),
  },
  (table) => [
    uniqueIndex('sys_file_url').on(table.url),
    index('sys_file_record').on(table.tenantId, table.recordId),
    index('sys_file_time').on(table.tenantId, table.uploadTime.desc().nullsFirst()),
  ],
);
