import { Type, type Static } from 'typebox';
import { endpoint, signedIn, Text } from '../../kit';
import { StoredFile } from './schema';

/** Bytes of every part but the last. */
export const LARGE_PART = 8 * 1024 * 1024;

const Hash = Type.String({ pattern: '^[0-9a-f]{64}$' });

/** Progress of a file sent in parts. */
export const LargeUploadState = Type.Object({
  id: Hash,
  /** Bytes of every part but the last. */
  partSize: Type.Integer(),
  /** Number of complete parts from the start. */
  received: Type.Integer(),
});
export type LargeUploadState = Static<typeof LargeUploadState>;

/** Starts or resumes the upload of a large file. The same file of the same user is the same upload. */
export const beginLargeUpload = endpoint({
  method: 'POST',
  path: '/sys/common/largeUpload/begin',
  access: signedIn('own'),
  input: Type.Object({
    fileName: Text(500),
    /** Bytes. */
    fileSize: Type.Integer({ minimum: 1 }),
    biz: Type.Optional(Text(50)),
    /** SHA-256 that distinguishes the file from others with the same name and size. */
    fingerprint: Hash,
  }),
  result: LargeUploadState,
});

/** Assembles the parts to a stored file; idempotent. The response `message` is the stored path. */
export const finishLargeUpload = endpoint({
  method: 'POST',
  path: '/sys/common/largeUpload/finish',
  access: signedIn('own'),
  input: Type.Object({
    id: Hash,
    /** SHA-256 of the concatenated SHA-256 digests (32 bytes each) of all parts. */
    digest: Hash,
  }),
  result: StoredFile,
});

/** Cancels the upload and deletes its parts. */
export const dropLargeUpload = endpoint({
  method: 'DELETE',
  path: '/sys/common/largeUpload/drop',
  access: signedIn('own'),
  input: Type.Object({ id: Hash }),
  result: Type.Null(),
});

/** Multipart: `file`, one part; its `sha256` is in the query. Returns the new state. */
export const sendLargePart = endpoint({
  method: 'POST',
  path: '/sys/common/largeUpload/{id}/{index}',
  access: signedIn('own'),
  input: Type.Object({ id: Hash, index: Type.Integer({ minimum: 0 }), sha256: Hash }),
  result: LargeUploadState,
});
