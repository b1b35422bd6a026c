import { Type, type Static } from 'typebox';
import { Audit, Flag, Id, Maybe, MaybeText, SeenVersion, Text } from '../../kit';

/** A department with all that is kept of it (contract, part 2 §1). */
export const SysDepart = Type.Object({
  id: Text(36),
  /** `''` at the root. */
  parentId: Text(36),
  departName: Text(),
  departNameEn: MaybeText(500),
  departNameAbbr: MaybeText(500),
  departOrder: Type.Integer(),
  description: MaybeText(500),
  /** org_category: 1 company, 2 department, 3 post. */
  orgCategory: Text(1),
  orgCategory_dictText: MaybeText(),
  /** Level in the tree, 1 at the root. */
  orgType: MaybeText(10),
  /** The parent's code, a letter and two digits, e.g. `A01A02`; made by the server. */
  orgCode: Text(64),
  mobile: MaybeText(32),
  fax: MaybeText(32),
  address: MaybeText(),
  memo: MaybeText(500),
  /** depart_status: 1 in use. */
  status: Text(1),
  status_dictText: MaybeText(),
  delFlag: Type.Integer(),
  /** Ids of who leads it, comma-joined. */
  directorUserIds: MaybeText(4000),
  qywxIdentifier: MaybeText(100),
  ...Audit,
});
export type SysDepart = Static<typeof SysDepart>;

const optionalText = (maxLength: number, title: string) => Type.Optional(MaybeText(maxLength, { title }));
const PHONE = { pattern: '^$|^[\\d+()\\- ]{5,32}$', maxLength: 32, reason: '格式不正确' };

const written = {
  departNameEn: optionalText(500, '英文名'),
  departNameAbbr: optionalText(500, '缩写'),
  departOrder: Type.Optional(Type.Integer({ minimum: 0, maximum: 9999, title: '排序' })),
  description: optionalText(500, '描述'),
  orgCategory: Type.Optional(
    Type.Union([Type.Literal('1'), Type.Literal('2'), Type.Literal('3')], {
      title: '机构类型',
      reason: '应为 1、2 或 3',
    }),
  ),
  mobile: Type.Optional(Maybe(Type.String({ ...PHONE, title: '电话' }))),
  fax: Type.Optional(Maybe(Type.String({ ...PHONE, title: '传真' }))),
  address: optionalText(255, '地址'),
  memo: optionalText(500, '备注'),
  status: Type.Optional(Flag),
  directorUserIds: optionalText(4000, '部门负责人'),
  qywxIdentifier: optionalText(100, '企业微信ID'),
};

const Name = Type.String({
  minLength: 1,
  maxLength: 100,
  pattern: '\\S',
  title: '机构名称',
  reason: '不能为空，最多100个字符',
});

export const DepartAdd = Type.Object({
  departName: Name,
  /** Absent or empty: a root. */
  parentId: Type.Optional(MaybeText(36, { title: '上级部门' })),
  ...written,
});
export type DepartAdd = Static<typeof DepartAdd>;

/** Members that are absent keep their value; another `parentId` moves the department with all below it. */
export const DepartEdit = Type.Object({
  id: Id,
  departName: Type.Optional(Name),
  parentId: Type.Optional(MaybeText(36, { title: '上级部门' })),
  ...written,
  updateTime: SeenVersion,
});
export type DepartEdit = Static<typeof DepartEdit>;
