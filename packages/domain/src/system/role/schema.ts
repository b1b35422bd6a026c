import { Type, type Static } from 'typebox';
import { Audit, Flag, MaybeText, Text, editOf } from '../../kit';

/** A role; roles of tenant 0 serve all tenants. */
export const RoleRow = Type.Object({
  id: Text(36),
  roleCode: Text(100),
  roleName: Text(200),
  /** Shown in English instead of `roleName`. */
  roleNameEn: MaybeText(200),
  description: MaybeText(500),
  /** Shown in English instead of `description`. */
  descriptionEn: MaybeText(500),
  ...Audit,
});
export type RoleRow = Static<typeof RoleRow>;

/** Code of a role. @param title label for users */
export const RoleCode = (title: string) =>
  Type.String({ pattern: '^[A-Za-z]\\w{1,63}$', title, reason: '应为2到64位字母、数字或下划线，以字母开头' });
const members = {
  roleName: Type.String({ minLength: 1, maxLength: 100, title: '角色名称' }),
  roleNameEn: Type.Optional(MaybeText(100, { title: '英文名称' })),
  roleCode: RoleCode('角色编码'),
  description: Type.Optional(MaybeText(500)),
  descriptionEn: Type.Optional(MaybeText(500)),
};

export const RoleAdd = Type.Object(members);
export type RoleAdd = Static<typeof RoleAdd>;
export const RoleEdit = editOf(members);
export type RoleEdit = Static<typeof RoleEdit>;

/** Landing page of a role after sign-in (contract, part 2 §1). */
export const RoleIndex = Type.Object({
  id: Text(36),
  roleCode: Text(100),
  /** Path of a menu page. */
  url: Text(255),
  component: MaybeText(255),
  route: Type.Boolean(),
  /** For users with several roles, the lowest number wins. */
  priority: Type.Integer(),
  /** `'1'` = active. */
  status: Text(1),
  ...Audit,
});
export type RoleIndex = Static<typeof RoleIndex>;

/** Role code of the default landing page, for users without a role with one. */
export const DEFAULT_INDEX = 'DEF_INDEX_ALL';

export const LandingUrl = Type.String({
  maxLength: 255,
  pattern: '^/(?!/)\\S*$',
  title: '首页路径',
  reason: '应以 / 开头',
});
const indexMembers = {
  roleCode: Text(100),
  url: LandingUrl,
  component: Type.Optional(MaybeText(255)),
  route: Type.Optional(Type.Boolean()),
  priority: Type.Optional(Type.Integer({ minimum: 0, maximum: 1000 })),
  status: Type.Optional(Flag),
};
export const RoleIndexAdd = Type.Object(indexMembers);
export type RoleIndexAdd = Static<typeof RoleIndexAdd>;
/** With another `roleCode`, it becomes the landing page of that role. */
export const RoleIndexEdit = editOf(indexMembers);
export type RoleIndexEdit = Static<typeof RoleIndexEdit>;
