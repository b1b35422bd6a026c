import { Type, type Static } from 'typebox';
import { endpoint, signedIn, Text } from '../../kit';
import { StoredFile } from './schema';

/** Bytes of every part but the last. */
export const LARGE_PART = 4 * 1024 * 1024;

const Hash = Type.String({ pattern: '^[0-9a-f]{64}$' });

/** How far a file sent in parts has come. */
export const LargeUploadState = Type.Object({
  id: Hash,
  /** Bytes of every part but the last. */
  partSize: Type.Integer(),
  /** Parts that have arrived whole, from the first on. */
  received: Type.Integer(),
});
export type LargeUploadState = Static<typeof LargeUploadState>;

/** Begins, or goes on with, the upload of a large file: the same file of the same user is the same upload. */
export const beginLargeUpload = endpoint({
  method: 'POST',
  path: '/sys/common/largeUpload/begin',
  access: signedIn('own'),
  input: Type.Object({
    fileName: Text(500),
    /** Bytes. */
    fileSize: Type.Integer({ minimum: 1 }),
    biz: Type.Optional(Text(50)),
    /** SHA-256 over what tells this file from others of its name and size. */
    fingerprint: Hash,
  }),
  result: LargeUploadState,
});

/** Ends it: the parts become a stored file; asked again, it answers the same. The stored path is the answer's `message`. */
export const finishLargeUpload = endpoint({
  method: 'POST',
  path: '/sys/common/largeUpload/finish',
  access: signedIn('own'),
  input: Type.Object({
    id: Hash,
    /** SHA-256 over the SHA-256 of all parts, each as 32 bytes. */
    digest: Hash,
  }),
  result: StoredFile,
});

/** Gives it up and forgets what has arrived. */
export const dropLargeUpload = endpoint({
  method: 'DELETE',
  path: '/sys/common/largeUpload/drop',
  access: signedIn('own'),
  input: Type.Object({ id: Hash }),
  result: Type.Null(),
});

/** Multipart: `file`, one part; `sha256` of it stands in the query. Answers with the new state. */
export const sendLargePart = endpoint({
  method: 'POST',
  path: '/sys/common/largeUpload/{id}/{index}',
  access: signedIn('own'),
  input: Type.Object({ id: Hash, index: Type.Integer({ minimum: 0 }), sha256: Hash }),
  result: LargeUploadState,
});
