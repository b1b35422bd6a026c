import { Type, type Static } from 'typebox';
import { Text } from '../kit';

/** A node of a category tree; `code` is the parent's code, a letter and two digits. */
export const Category = Type.Object({
  id: Text(36),
  /** `'0'` at the root. */
  pid: Text(36),
  name: Text(100),
  code: Text(100),
  hasChild: Text(1),
});
export type Category = Static<typeof Category>;
