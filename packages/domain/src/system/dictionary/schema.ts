import { Type, type Static } from 'typebox';
import { Audit, Code, editOf, Id, Maybe, MaybeText, Text } from '../../kit';

/** One entry of a dictionary; `title` and `label` are aliases of `text` for some clients. */
export const DictItem = Type.Object({
  value: Text(),
  text: Text(),
  title: Text(),
  label: Text(),
  itemText: Text(),
  itemValue: Text(),
  color: MaybeText(),
  status: Type.Integer(),
});
export type DictItem = Static<typeof DictItem>;

/** A stored dictionary (contract, part 2 §1). */
export const SysDict = Type.Object({
  id: Text(36),
  dictName: Text(100),
  /** Shown in English instead of `dictName`. */
  dictNameEn: MaybeText(100),
  /** Unique across tenants, because all tenants share dictionaries. */
  dictCode: Text(100),
  /** 0 text, 1 number. */
  type: Type.Integer(),
  description: MaybeText(),
  /** 1 = in the recycle bin. */
  delFlag: Type.Integer(),
  ...Audit,
});
export type SysDict = Static<typeof SysDict>;

const dictMembers = {
  dictName: Type.String({ minLength: 1, maxLength: 100, title: '字典名称' }),
  dictNameEn: Type.Optional(MaybeText(100, { title: '英文名称' })),
  dictCode: Code('字典编码'),
  type: Type.Optional(Type.Union([Type.Literal(0), Type.Literal(1)], { title: '字典类型' })),
  description: Type.Optional(MaybeText(255, { title: '描述' })),
};
export const SysDictAdd = Type.Object(dictMembers);
export type SysDictAdd = Static<typeof SysDictAdd>;
export const SysDictEdit = editOf(dictMembers);
export type SysDictEdit = Static<typeof SysDictEdit>;

/** A stored entry of a dictionary. */
export const SysDictItem = Type.Object({
  id: Text(36),
  dictId: Text(36),
  itemText: Text(100),
  /** Shown in English instead of `itemText`. */
  itemTextEn: MaybeText(100),
  /** Unique within the dictionary. */
  itemValue: Text(100),
  description: MaybeText(),
  sortOrder: Type.Integer(),
  /** 1 = enabled. */
  status: Type.Integer(),
  status_dictText: MaybeText(),
  /** `#rrggbb`. */
  itemColor: MaybeText(40),
  ...Audit,
});
export type SysDictItem = Static<typeof SysDictItem>;

const itemMembers = {
  itemText: Type.String({ minLength: 1, maxLength: 100, title: '名称' }),
  itemTextEn: Type.Optional(MaybeText(100, { title: '英文名称' })),
  itemValue: Type.String({ minLength: 1, maxLength: 100, title: '数据值' }),
  description: Type.Optional(MaybeText(255, { title: '描述' })),
  sortOrder: Type.Optional(Type.Integer({ minimum: 0, maximum: 99_999, title: '排序' })),
  status: Type.Optional(Type.Union([Type.Literal(0), Type.Literal(1)], { title: '是否启用' })),
  itemColor: Type.Optional(
    Maybe(
      Type.String({
        pattern: '^#[0-9a-fA-F]{6}$',
        title: '字典颜色',
        reason: '应为 #1890ff 形式的颜色',
      }),
    ),
  ),
};
export const SysDictItemAdd = Type.Object({ dictId: Id, ...itemMembers });
export type SysDictItemAdd = Static<typeof SysDictItemAdd>;
/** An entry with another `dictId` moves to that dictionary. */
export const SysDictItemEdit = editOf({ dictId: Id, ...itemMembers });
export type SysDictItemEdit = Static<typeof SysDictItemEdit>;

/** A dictionary as an option of a tree select. */
export const DictNode = Type.Object({
  key: Text(36),
  id: Text(36),
  title: Text(100),
  dictCode: Text(100),
  description: MaybeText(),
  type: Type.Integer(),
});
