import { Type } from 'typebox';
import { Audit, Id, MaybeText, Text } from '../../kit';

/** Input fields common to all company registrations, except the name. */
export const companyMembers = {
  creditCode: Type.String({ title: '统一社会信用代码', minLength: 18, maxLength: 18 }),
  linkman: Type.String({ title: '联系人', minLength: 1, maxLength: 100 }),
  mobile: Type.String({ title: '联系电话', minLength: 1, maxLength: 45 }),
  email: Type.Optional(MaybeText(100, { title: '邮箱' })),
  address: Type.Optional(MaybeText(500, { title: '地址' })),
};

/** Response fields common to all registered companies. The licence is JSON text of an array of `{name, url}`. */
export const registeredMembers = {
  id: Id,
  name: Text(),
  creditCode: Text(18),
  linkman: Text(),
  mobile: Text(),
  email: MaybeText(),
  address: MaybeText(500),
  licenseUrl: MaybeText(4000),
  /** Dictionary audit_status. */
  auditStatus: Text(2),
  auditStatus_dictText: Type.Optional(MaybeText()),
  auditOpinion: MaybeText(2000),
  ...Audit,
};
