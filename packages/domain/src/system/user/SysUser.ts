import { Type, type Static } from 'typebox';
import { Audit, Day, Id, Maybe, MaybeText, SeenVersion, Text } from '../../kit';
import { UserListRow } from './schema';

/** user_status. */
export const userStatus = { normal: 1, frozen: 2, waiting: 0, changed: -1 } as const;

/** Characters and kinds an account name has. */
const USERNAME = { pattern: '^[A-Za-z0-9_]{4,18}$', title: '用户账号', reason: '应为4到18位字母、数字或下划线' };

const UserType = Type.Union(
  [Type.Literal('buyer'), Type.Literal('supplier'), Type.Literal('expert'), Type.Literal('admin')],
  { title: '用户类型', reason: '应为 buyer、supplier、expert 或 admin' },
);

/** A user as administrators see one (contract, part 2 §1); never the password. */
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
  /** Departments in charge, ids, comma-joined. */
  departIds: MaybeText(4000),
  /** Ids of the tenants, comma-joined. */
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

/** What the list gives: all of it to who may read users, the columns of a picker to everybody else. */
export const UserInList = Type.Object({ ...Type.Partial(SysUser).properties, ...UserListRow.properties });
export type UserInList = Static<typeof UserInList>;

const optionalText = (maxLength: number, title: string) => Type.Optional(MaybeText(maxLength, { title }));
/** A pattern that also takes the empty text, which means none. */
const shaped = (pattern: string, maxLength: number, title: string, reason: string) =>
  Type.Optional(Maybe(Type.String({ pattern: `^$|${pattern}`, maxLength, title, reason })));

/** What everybody's card holds. */
const card = {
  avatar: optionalText(500, '头像'),
  birthday: Type.Optional(Maybe(Type.Union([Day, Type.Literal('')], { title: '生日', reason: '应为日期' }))),
  sex: Type.Optional(Maybe(Type.Union([Type.Literal(1), Type.Literal(2)], { title: '性别', reason: '应为 1 或 2' }))),
  email: shaped('^[\\w.+-]+@[\\w-]+(\\.[\\w-]+)+$', 100, '邮箱', '格式不正确'),
  phone: shaped('^1[3-9]\\d{9}$', 45, '手机号码', '格式不正确'),
};

const written = {
  ...card,
  workNo: optionalText(100, '工号'),
  /** Position codes, comma-joined. */
  post: optionalText(500, '职务'),
  telephone: shaped('^(0\\d{2,3}-?)?[2-9]\\d{6,7}([- ]\\d{1,6})?$|^0\\d{2,3}-\\d{4} \\d{4}$', 45, '座机', '格式不正确'),
  userIdentity: Type.Optional(
    Maybe(Type.Union([Type.Literal(1), Type.Literal(2)], { title: '身份', reason: '应为 1 或 2' })),
  ),
  departIds: optionalText(4000, '负责部门'),
  activitiSync: Type.Optional(
    Maybe(Type.Union([Type.Literal(0), Type.Literal(1)], { title: '同步工作流引擎', reason: '应为 0 或 1' })),
  ),
  homePath: shaped('^/[\\w\\-./]*$', 255, '首页路径', '应以 / 开头'),
  userType: Type.Optional(UserType),
  supplierId: optionalText(36, '所属供应商'),
  company: optionalText(255, '所属单位'),
  /** Ids of roles in the tenant in force, comma-joined; absent: as they are. */
  selectedroles: Type.Optional(Text(8000, { title: '角色' })),
  /** Ids of departments of the tenant in force, comma-joined; absent: as they are. */
  selecteddeparts: Type.Optional(Text(8000, { title: '部门' })),
};

const Realname = Type.String({ minLength: 1, maxLength: 100, title: '用户姓名' });

export const UserAdd = Type.Object({
  username: Type.String(USERNAME),
  realname: Realname,
  password: Type.String({ minLength: 1, maxLength: 500, title: '登录密码' }),
  ...written,
});
export type UserAdd = Static<typeof UserAdd>;

/** Members that are absent keep their value; the account's name, password and state have calls of their own. */
export const UserEdit = Type.Object({
  id: Id,
  realname: Type.Optional(Realname),
  ...written,
  updateTime: SeenVersion,
});
export type UserEdit = Static<typeof UserEdit>;

/** "User base edit": the card alone. */
export const UserBaseEdit = Type.Object({ id: Id, realname: Type.Optional(Realname), ...card });
