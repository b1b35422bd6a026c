import { Type, type TProperties } from 'typebox';
import { DateTime, Id, Maybe } from './fields';

/** `updateTime` as the client saw it; another one than the stored means somebody was faster. */
export const SeenVersion = Type.Optional(Maybe(DateTime));

/** What changes a record; members that are absent keep their value. */
export const editOf = <Members extends TProperties>(members: Members) =>
  Type.Object({ id: Id, ...Type.Partial(Type.Object(members)).properties, updateTime: SeenVersion });
