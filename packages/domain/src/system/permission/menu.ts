import { Type, type Static } from 'typebox';
import { Audit, Flag, Id, Maybe, MaybeText, SeenVersion, Text } from '../../kit';

/** `menuType` (contract, part 2 §1). */
export const menuType = { top: 0, sub: 1, button: 2 } as const;

/** An own path or an http(s) URL; excludes `javascript:` and the like. */
const MenuUrl = Type.String({
  maxLength: 255,
  pattern: '^$|^/(?!/)\\S*$|^https?://\\S+$',
  title: '菜单路径',
  reason: '应以 / 或 http(s):// 开头',
});
const Perms = Type.String({
  maxLength: 500,
  pattern: '^$|^[\\w-]+(:[\\w-]+)*(,[\\w-]+(:[\\w-]+)*)*$',
  title: '授权标识',
  reason: '应为以冒号分隔的标识，多个用逗号隔开',
});

const members = {
  id: Text(36),
  /** `''` at the root. */
  parentId: Text(36),
  name: Text(255),
  /** Shown in English instead of `name`. */
  nameEn: MaybeText(255),
  /** See {@link menuType}. */
  menuType: Type.Integer(),
  url: MaybeText(255),
  component: MaybeText(255),
  componentName: MaybeText(255),
  redirect: MaybeText(255),
  icon: MaybeText(255),
  sortNo: Type.Number(),
  route: Type.Boolean(),
  /** Whether it has no children. */
  leaf: Type.Boolean(),
  keepAlive: Type.Boolean(),
  hidden: Type.Boolean(),
  hideTab: Type.Boolean(),
  alwaysShow: Type.Boolean(),
  internalOrExternal: Type.Boolean(),
  perms: MaybeText(500),
  permsType: MaybeText(1),
  status: Text(1),
  /** 1 = has data rules. */
  ruleFlag: Type.Integer(),
  description: MaybeText(500),
  delFlag: Type.Integer(),
  ...Audit,
  key: Text(36),
  title: Text(255),
  isLeaf: Type.Boolean(),
};
const FlatMenu = Type.Object(members);

/** A menu or button with its children; `children` is null for leaves and levels not loaded. */
export interface PermissionNode extends Static<typeof FlatMenu> {
  children: PermissionNode[] | null;
}
export const PermissionNode = Type.Unsafe<PermissionNode>(
  Type.Object({ ...members, children: Type.Union([Type.Array(Type.Unknown()), Type.Null()]) }),
);

/** A menu or button in a permission tree (TreeModel). */
export interface RightNode {
  id: string;
  key: string;
  value: string;
  title: string;
  slotTitle: string;
  parentId: string;
  icon: string | null;
  menuType: number;
  ruleFlag: number;
  scopedSlots: { title: 'hasDatarule' };
  isLeaf: boolean;
  leaf: boolean;
  children: RightNode[] | null;
}
export const RightNode = Type.Unsafe<RightNode>(Type.Unknown());

/** The whole permission tree and all ids in it. */
export const RightTree = Type.Object({ treeList: Type.Array(RightNode), ids: Type.Array(Text(36)) });
export type RightTree = Static<typeof RightTree>;

const editableMembers = {
  nameEn: Type.Optional(MaybeText(100)),
  parentId: Type.Optional(Maybe(Text(36))),
  url: Type.Optional(Maybe(MenuUrl)),
  component: Type.Optional(MaybeText(255)),
  componentName: Type.Optional(MaybeText(255)),
  redirect: Type.Optional(Maybe(MenuUrl)),
  icon: Type.Optional(MaybeText(255)),
  sortNo: Type.Optional(Maybe(Type.Number({ minimum: 0, maximum: 1_000_000 }))),
  route: Type.Optional(Type.Boolean()),
  keepAlive: Type.Optional(Type.Boolean()),
  hidden: Type.Optional(Type.Boolean()),
  hideTab: Type.Optional(Type.Boolean()),
  alwaysShow: Type.Optional(Type.Boolean()),
  internalOrExternal: Type.Optional(Type.Boolean()),
  perms: Type.Optional(Maybe(Perms)),
  permsType: Type.Optional(Maybe(Type.Union([Type.Literal('1'), Type.Literal('2')]))),
  status: Type.Optional(Flag),
  description: Type.Optional(MaybeText(500)),
};
const MenuKind = Type.Union([Type.Literal(0), Type.Literal(1), Type.Literal(2)]);

/** Input to add a menu or button. */
export const PermissionAdd = Type.Object({
  ...editableMembers,
  name: Type.String({ minLength: 1, maxLength: 100 }),
  menuType: MenuKind,
});
export type PermissionAdd = Static<typeof PermissionAdd>;
export const PermissionEdit = Type.Object({
  ...editableMembers,
  id: Id,
  name: Type.Optional(Type.String({ minLength: 1, maxLength: 100 })),
  menuType: Type.Optional(MenuKind),
  updateTime: SeenVersion,
});
export type PermissionEdit = Static<typeof PermissionEdit>;
