import { Type, type Static } from 'typebox';
import { DateTime, Id, Maybe, MaybeText, Text } from '../kit';

/** What a purchasing unit says of itself; files as the JSON text of a list of `{name, url}`. Its tenant bears its name. */
export const customerMembers = {
  name: Type.String({ title: '单位名称', minLength: 2, maxLength: 100 }),
  creditCode: Type.String({ title: '统一社会信用代码', minLength: 18, maxLength: 18 }),
  linkman: Type.String({ title: '联系人', minLength: 1, maxLength: 100 }),
  mobile: Type.String({ title: '联系电话', minLength: 1, maxLength: 45 }),
  email: Type.Optional(MaybeText(100, { title: '邮箱' })),
  industry: Type.Optional(MaybeText(100, { title: '所属行业' })),
  address: Type.Optional(MaybeText(500, { title: '地址' })),
  licenseUrl: Type.Optional(MaybeText(4000, { title: '营业执照' })),
};

/** A purchasing unit that registered (contract, part 3 §3.6). */
export const CustomerInfo = Type.Object({
  id: Id,
  name: Text(),
  creditCode: Text(18),
  linkman: Text(),
  mobile: Text(),
  email: MaybeText(),
  industry: MaybeText(),
  address: MaybeText(500),
  licenseUrl: MaybeText(4000),
  /** Dictionary audit_status. */
  auditStatus: Text(2),
  auditStatus_dictText: Type.Optional(MaybeText()),
  auditOpinion: MaybeText(2000),
  /** The tenant that was made for it. */
  tenantIdCreated: Maybe(Type.Integer()),
  status: Text(2),
  /** Who registered it, and administers its tenant. */
  username: Text(),
  createTime: Maybe(DateTime),
  updateTime: Maybe(DateTime),
});
export type CustomerInfo = Static<typeof CustomerInfo>;
