import { Type, type Static } from 'typebox';
import { DateTime, Maybe, MaybeText, Text } from '../../kit';

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
  /** Null for sealed files. */
  md5: MaybeText(32),
  /** Record that the file belongs to; null while no saved record has it. */
  recordId: MaybeText(36),
  uploadBy: MaybeText(100),
  uploadTime: Maybe(DateTime),
  createTime: Maybe(DateTime),
});
export type SysFile = Static<typeof SysFile>;
