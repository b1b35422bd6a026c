import { Type, type Static } from 'typebox';
import { Text } from '../../kit';

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
