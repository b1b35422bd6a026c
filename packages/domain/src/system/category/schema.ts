import { Type, type Static } from 'typebox';
import { Audit, Id, Maybe, SeenVersion, Text } from '../../kit';

/** A node of a category tree; `code` is the parent's code plus a letter and two digits. */
export const Category = Type.Object({
  id: Text(36),
  /** Parent id; `'0'` at the root. */
  pid: Text(36),
  name: Text(100),
  code: Text(100),
  hasChild: Text(1),
});
export type Category = Static<typeof Category>;

/** A category with audit columns. */
export const SysCategory = Type.Object({ ...Category.properties, ...Audit });
export type SysCategory = Static<typeof SysCategory>;

const name = Type.String({ minLength: 1, maxLength: 100, title: '分类名称' });
/** Default the root, `'0'`. */
const pid = Type.Optional(Maybe(Text(36, { title: '父级分类' })));

/** The server generates the code. */
export const SysCategoryAdd = Type.Object({ name, pid });
export type SysCategoryAdd = Static<typeof SysCategoryAdd>;
/** Another `pid` moves the category with its descendants, which get codes below the one of the new parent. */
export const SysCategoryEdit = Type.Object({
  name: Type.Optional(name),
  pid,
  id: Id,
  updateTime: SeenVersion,
});
export type SysCategoryEdit = Static<typeof SysCategoryEdit>;
