import { Type, type TProperties } from 'typebox';
import { DateTime, Id, Maybe } from './fields';

/** `updateTime` the client read; a change is refused if the stored value differs. */
export const SeenVersion = Type.Optional(Maybe(DateTime));

/** Input to edit a record; absent fields keep their value. */
export const editOf = <Members extends TProperties>(members: Members) =>
  Type.Object({ id: Id, ...Type.Partial(Type.Object(members)).properties, updateTime: SeenVersion });
