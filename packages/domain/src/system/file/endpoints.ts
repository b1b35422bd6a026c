import { Type } from 'typebox';
import { anyone, endpoint, MaybeText, signedIn, Text } from '../../kit';
import { StoredFile } from './schema';

/**
 * Multipart: `file`, and `biz`, a key of `FILE_AREAS` (default `temp`) or a route path. The response `message` is the
 * stored path.
 */
export const uploadFile = endpoint({
  method: 'POST',
  path: '/sys/common/upload',
  access: signedIn('own'),
  input: Type.Object({ biz: Type.Optional(Text(50)) }),
  result: StoredFile,
});

/** Always refused: the server connects to no address that a user enters. */
export const transitRequest = endpoint({
  method: 'GET',
  alsoBy: ['POST', 'PUT', 'DELETE'],
  path: '/sys/common/transitRESTful',
  access: signedIn('none'),
  input: Type.Object({}),
  result: Type.Null(),
});

/** Bytes of a file by id or stored path (an avatar); the token may be sent in the query. */
export const loadFile = endpoint({
  method: 'GET',
  path: '/sys/common/loadOssFile/{id}',
  access: signedIn('tenant'),
  input: Type.Object({ id: Text(500) }),
  result: Type.Unknown(),
  answer: 'raw',
});

/** A link of the storage that downloads a file within a minute; null where browsers do not reach the storage. */
export const linkFile = endpoint({
  method: 'GET',
  path: '/sys/common/fileLink/{id}',
  access: signedIn('tenant'),
  input: Type.Object({ id: Text(500) }),
  result: Type.Object({ url: MaybeText(8000) }),
});

/** Bytes of a public file. */
export const loadPublicFile = endpoint({
  method: 'GET',
  path: '/sys/common/loadOssFile/public/{id}',
  access: anyone,
  input: Type.Object({ id: Text(500) }),
  result: Type.Unknown(),
  answer: 'raw',
});
