import { Type, type Static } from 'typebox';
import { endpoint, signedIn, Text } from '../../kit';

/** How far an import is, in rows; `total` 0 while nobody knows. */
export const ImportProgressState = Type.Object({
  phase: Type.Union([Type.Literal('reading'), Type.Literal('saving')]),
  done: Type.Integer(),
  total: Type.Integer(),
});
export type ImportProgressState = Static<typeof ImportProgressState>;

/** How far the caller's import with this `progressKey` is; null = it is not running here. */
export const viewImportProgress = endpoint({
  method: 'GET',
  path: '/sys/common/importProgress',
  access: signedIn('own'),
  input: Type.Object({ key: Text(64) }),
  result: Type.Union([ImportProgressState, Type.Null()]),
});
