import { Type, type Static } from 'typebox';
import { Audit, DateTime, Id, Maybe, MaybeText, Text } from '../../kit';

/** Result of an upload; `message` of the envelope repeats `url`. */
export const StoredFile = Type.Object({
  id: Text(36),
  fileName: Text(),
  /** Bytes. */
  fileSize: Type.Integer(),
  /** Extension without the dot, lower case. */
  fileType: Text(20),
  url: Text(500),
});
export type StoredFile = Static<typeof StoredFile>;

/** A stored file as administrators see it (contract, part 1 §6). */
export const SysFile = Type.Object({
  ...StoredFile.properties,
  /** Key of `FILE_AREAS`, or a route path. */
  biz: Text(50),
  storeType: Text(20),
  isPublic: Text(1),
  /** Null for sealed files and for files that were sent in parts. */
  md5: MaybeText(32),
  /** Of the stored bytes; null for files of old versions. */
  sha256: MaybeText(64),
  /** Record that the file belongs to; null while no saved record has it. */
  recordId: MaybeText(36),
  uploadBy: MaybeText(100),
  uploadTime: Maybe(DateTime),
  ...Audit,
});
export type SysFile = Static<typeof SysFile>;

const Sum = { count: Type.Integer(), bytes: Type.Integer() };

/** Storage in use by a tenant. Sizes are in bytes. */
export const FileUsage = Type.Object({
  ...Sum,
  /** Most bytes that the tenant may store. */
  quota: Type.Integer(),
  /** Files that neither a record nor a text uses. */
  unused: Type.Object(Sum),
  /** Uploads in parts that are not finished; they count for the quota. */
  unfinished: Type.Object(Sum),
  /** By `biz`, the largest first. */
  areas: Type.Array(Type.Object({ biz: Text(50), ...Sum })),
  /** Every tenant, the largest first; empty unless the caller administers all tenants. */
  tenants: Type.Array(Type.Object({ id: Id, name: Text(), ...Sum })),
});
export type FileUsage = Static<typeof FileUsage>;

/**
 * State of the bytes of a file in the storage. `unchecked`: it has the file, but no checksum is known
 * or the file is too large to be read for a check.
 */
export const FileCondition = Type.Object({
  state: Type.Union([
    Type.Literal('whole'),
    Type.Literal('unchecked'),
    Type.Literal('missing'),
    Type.Literal('damaged'),
  ]),
});
export type FileState = Static<typeof FileCondition>['state'];

/** Files of one step of the search for lost ones. */
export const LostFiles = Type.Object({
  /** Number of files that the step looked at. */
  checked: Type.Integer(),
  /** Number of all files; null except in the first step. */
  total: Maybe(Type.Integer()),
  /** Value of `after` for the next step; null after the last one. */
  next: MaybeText(36),
  /** `missing`: the storage does not have the file. `damaged`: it has another size. */
  files: Type.Array(
    Type.Object({ ...SysFile.properties, state: Type.Union([Type.Literal('missing'), Type.Literal('damaged')]) }),
  ),
});
export type LostFiles = Static<typeof LostFiles>;
export type LostFile = LostFiles['files'][number];

/** Stored bytes that no row names, found by one step of the search. */
export const OrphanedBytes = Type.Object({
  /** Number of stored objects that the step looked at. */
  checked: Type.Integer(),
  /** Share of the storage that was searched up to this step, 0 to 1. */
  done: Type.Number(),
  /** Value of `after` for the next step; null after the last one. */
  next: Maybe(Type.Integer()),
  bytes: Type.Array(
    Type.Object({
      key: Text(80),
      size: Type.Integer(),
      /** Time of the last change. */
      time: Text(19),
    }),
  ),
});
export type OrphanedBytes = Static<typeof OrphanedBytes>;
