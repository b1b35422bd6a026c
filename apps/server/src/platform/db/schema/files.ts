import { bigint, index, integer, pgTable, primaryKey, text, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { audit, flag, idOf, moment, recordId, tenantId } from './columns';
import { tenantTable } from './tenantTable';

/** Uploaded files, stored under generated names; the user's file name is only text. */
export const sysFile = tenantTable(
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
    /** Null for a file that was sent in parts, and for a sealed one: it would show which files are equal. */
    md5: varchar('md5', { length: 32 }),
    /** SHA-256 of the stored bytes in hexadecimal, of a sealed file those of its ciphertext; null for files of old versions. */
    sha256: varchar('sha256', { length: 64 }),
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
    uniqueIndex('sys_file_url').on(table.url, table.tenantId),
    index('sys_file_record').on(table.tenantId, table.recordId),
    index('sys_file_time').on(table.tenantId, table.uploadTime.desc().nullsFirst()),
  ],
);

/** Uploads in parts that are not finished, or were finished lately. */
export const sysLargeUpload = pgTable(
  'sys_large_upload',
  {
    /** SHA-256 of user, name, size and fingerprint: the same file of the same user is the same upload. */
    id: varchar('id', { length: 64 }).notNull(),
    tenantId: tenantId(),
    username: varchar('username', { length: 100 }).notNull(),
    fileName: varchar('file_name', { length: 255 }).notNull(),
    fileType: varchar('file_type', { length: 20 }).notNull(),
    /** Bytes. */
    fileSize: bigint('file_size', { mode: 'number' }).notNull(),
    biz: varchar('biz', { length: 50 }).notNull(),
    /** Id of the file once it is stored. */
    fileId: idOf('file_id').notNull(),
    /** Name of the upload at the storage. */
    upload: text('upload').notNull(),
    /** Number of stored parts. */
    received: integer('received').notNull().default(0),
    /** State of the SHA-256 over the stored parts, base64; null before the first. */
    hashState: text('hash_state'),
    /** When a server began to store the file; another one waits. */
    claimTime: moment('claim_time'),
    /** JSON of the answer; null until the file is stored. */
    answer: text('answer'),
    updateTime: moment('update_time').notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.id] })],
);

/** Stored parts of uploads. */
export const sysLargePart = pgTable(
  'sys_large_part',
  {
    tenantId: tenantId(),
    uploadId: varchar('upload_id', { length: 64 }).notNull(),
    /** From 0. */
    part: integer('part').notNull(),
    /** Name of its content at the storage. */
    tag: varchar('tag', { length: 255 }).notNull(),
    sha256: varchar('sha256', { length: 64 }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.uploadId, table.part] })],
);
