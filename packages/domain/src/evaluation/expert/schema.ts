import { Type, type Static } from 'typebox';
import { Audit, editOf, Flag, MaybeText, Text } from '../../kit';
import { idsMember, nameMember, Profession, remarkMember } from '../shared/members';

/** An expert who scores bids (contract, part 3 §3.8). */
export const Expert = Type.Object({
  id: Text(36),
  name: Text(100),
  /** The user who signs in as this expert. */
  userId: Text(36),
  userId_dictText: Type.Optional(MaybeText()),
  /** Dictionary profession_type. */
  professionType: Text(2),
  professionType_dictText: Type.Optional(MaybeText()),
  phone: MaybeText(45),
  orgName: MaybeText(255),
  jobTitle: MaybeText(100),
  /** Ids of the material types the expert judges, comma-joined; null = all. */
  materialTypeIds: MaybeText(4000),
  materialTypeIds_dictText: Type.Optional(MaybeText(20_000)),
  /** Ids of suppliers whose bids the expert must not score, comma-joined. */
  avoidSupplierIds: MaybeText(4000),
  avoidSupplierIds_dictText: Type.Optional(MaybeText(40_000)),
  /** `'1'` = may be drawn. */
  status: Flag,
  remark: MaybeText(2000),
  ...Audit,
});
export type Expert = Static<typeof Expert>;

const editableMembers = {
  name: nameMember('专家姓名'),
  userId: Type.String({ minLength: 1, maxLength: 36, title: '登录账号' }),
  professionType: Profession,
  phone: Type.Optional(MaybeText(45, { title: '联系电话' })),
  orgName: Type.Optional(MaybeText(255, { title: '工作单位' })),
  jobTitle: Type.Optional(MaybeText(100, { title: '职称' })),
  materialTypeIds: idsMember('擅长物料分类'),
  avoidSupplierIds: idsMember('回避供应商'),
  status: Type.Optional(Flag),
  remark: remarkMember,
};

export const ExpertAdd = Type.Object(editableMembers);
export type ExpertAdd = Static<typeof ExpertAdd>;

/** Absent fields keep their value. */
export const ExpertEdit = editOf(editableMembers);
export type ExpertEdit = Static<typeof ExpertEdit>;
