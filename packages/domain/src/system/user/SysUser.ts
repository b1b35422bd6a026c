import { Type, type Static } from 'typebox';
import { Audit, Day, Id, Maybe, MaybeFileUrl, MaybeText, SeenVersion, Text } from '../../kit';
import { UserListRow } from './schema';

/** Dictionary user_status. */
export const userStatus = { normal: 1, frozen: 2, waiting: 0, changed: -1 } as const;

/** Format of a username. */
const USERNAME = { pattern: '^[A-Za-z0-9_]{4,18}$', title: '用户账号', reason: '应为4到18位字母、数字或下划线' };

const UserType = Type.Union(
  [Type.Literal('buyer'), Type.Literal('supplier'), Type.Literal('expert'), Type.Literal('admin')],
  { title: '用户类型', reason: '应为 buyer、supplier、expert 或 admin' },
);

/** A user for administrators (contract, part 2 §1), without the password. */
export const SysUser = Type.Object({
  ...UserListRow.properties,
  sex_dictText: MaybeText(),
  email: MaybeText(),
  /** Code of the current department. */
  orgCode: MaybeText(64),
  /** A {@link userStatus}. */
  status: Type.Integer(),
  status_dictText: MaybeText(),
  delFlag: Type.Integer(),
  workNo: MaybeText(),
  post_dictText: MaybeText(2000),
  telephone: MaybeText(),
  /** 1 member, 2 superior. */
  userIdentity: Maybe(Type.Integer()),
  /** Comma-joined ids of departments in charge. */
  departIds: MaybeText(4000),
  departIds_dictText: MaybeText(),
  /** Comma-joined ids of tenants. */
  relTenantIds: MaybeText(),
  activitiSync: Maybe(Type.Integer()),
  clientId: MaybeText(),
  homePath: MaybeText(),
  userType: Text(20),
  supplierId: MaybeText(36),
  company: MaybeText(),
  ...Audit,
});
export type SysUser = Static<typeof SysUser>;

/** A row of the user list: all columns for callers who may read users, otherwise those of a picker. */
export const UserInList = Type.Object({ ...Type.Partial(SysUser).properties, ...UserListRow.properties });
export type UserInList = Static<typeof UserInList>;

const optionalText = (maxLength: number, title: string) => Type.Optional(MaybeText(maxLength, { title }));
/** A text with a pattern; the empty text is accepted as no value. */
const patternText = (pattern: string, maxLength: number, title: string, reason: string) =>
  Type.Optional(Maybe(Type.String({ pattern: `^$|${pattern}`, maxLength, title, reason })));

/** Personal data. */
const card = {
  avatar: Type.Optional(MaybeFileUrl(500, { title: '头像' })),
  birthday: Type.Optional(Maybe(Type.Union([Day, Type.Literal('')], { title: '生日', reason: '应为日期' }))),
  sex: Type.Optional(Maybe(Type.Union([Type.Literal(1), Type.Literal(2)], { title: '性别', reason: '应为 1 或 2' }))),
  email: patternText('^[\\w.+-]+@[\\w-]+(\\.[\\w-]+)+$', 100, '邮箱', '格式不正确'),
  phone: patternText('^1[3-9]\\d{9}$', 45, '手机号码', '格式不正确'),
};

const editableMembers = {
  ...card,
  workNo: optionalText(100, '工号'),
  /** Comma-joined position codes. */
  post: optionalText(500, '职务'),
  telephone: patternText(
    '^(0\\d{2,3}-?)?[2-9]\\d{6,7}([- ]\\d{1,6})?$|^0\\d{2,3}-\\d{4} \\d{4}$',
    45,
    '座机',
    '格式不正确',
  ),
  userIdentity: Type.Optional(
    Maybe(Type.Union([Type.Literal(1), Type.Literal(2)], { title: '身份', reason: '应为 1 或 2' })),
  ),
  departIds: optionalText(4000, '负责部门'),
  activitiSync: Type.Optional(
    Maybe(Type.Union([Type.Literal(0), Type.Literal(1)], { title: '同步工作流引擎', reason: '应为 0 或 1' })),
  ),
  homePath: patternText('^/[\\w\\-./]*$', 255, '首页路径', '应以 / 开头'),
  userType: Type.Optional(UserType),
  supplierId: optionalText(36, '所属供应商'),
  company: optionalText(255, '所属单位'),
  /** Comma-joined ids of roles in the current tenant; absent = unchanged. */
  selectedroles: Type.Optional(Text(8000, { title: '角色' })),
  /** Comma-joined ids of departments of the current tenant; absent = unchanged. */
  selecteddeparts: Type.Optional(Text(8000, { title: '部门' })),
  /** Comma-joined ids of tenants; absent or empty = unchanged. Only administrators of all tenants change them. */
  relTenantIds: Type.Optional(MaybeText(4000, { title: '租户' })),
};

const Realname = Type.String({ minLength: 1, maxLength: 100, title: '用户姓名' });

export const UserAdd = Type.Object({
  username: Type.String(USERNAME),
  realname: Realname,
  password: Type.String({ minLength: 1, maxLength: 500, title: '登录密码' }),
  ...editableMembers,
});
export type UserAdd = Static<typeof UserAdd>;

/** Absent fields keep their value. The username cannot be changed; password and status have their own endpoints. */
export const UserEdit = Type.Object({
  id: Id,
  realname: Type.Optional(Realname),
  ...editableMembers,
  updateTime: SeenVersion,
});
export type UserEdit = Static<typeof UserEdit>;

/** "User base edit": only personal data. */
export const UserBaseEdit = Type.Object({ id: Id, realname: Type.Optional(Realname), ...card });
