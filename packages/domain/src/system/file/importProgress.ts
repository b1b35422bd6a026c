import { Type, type Static } from 'typebox';
import { endpoint, signedIn, Text } from '../../kit';

/** Progress of an import in rows; `total` is 0 while unknown. */
export const ImportProgressState = Type.Object({
  phase: Type.Union([Type.Literal('reading'), Type.Literal('saving')]),
  done: Type.Integer(),
  total: Type.Integer(),
});
export type ImportProgressState = Static<typeof ImportProgressState>;

/** Progress of the caller's import with this `progressKey`; null = not running on this server. */
export const viewImportProgress = endpoint({
  method: 'GET',
  path: '/sys/common/importProgress',
  access: signedIn('own'),
  input: Type.Object({ key: Text(64) }),
  result: Type.Union([ImportProgressState, Type.Null()]),
});
