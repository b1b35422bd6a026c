import { Type, type Static } from 'typebox';
import {
  AmountIn,
  anyone,
  DateTime,
  Day,
  endpoint,
  holders,
  Id,
  listInput,
  Maybe,
  MaybeText,
  Page,
  signedIn,
  Text,
} from '../kit';
import { StoredFile } from '../file/schema';
import { Mobile, NewAccount } from '../session/phoneEndpoints';

const BASE = '/supplier/register';

/** What a supplier says of itself; files as the JSON text of a list of `{name, url}`. */
const supplierMembers = {
  name: Type.String({ title: '供应商名称', minLength: 2, maxLength: 255 }),
  creditCode: Type.String({ title: '统一社会信用代码', minLength: 18, maxLength: 18 }),
  linkman: Type.String({ title: '联系人', minLength: 1, maxLength: 100 }),
  mobile: Type.String({ title: '联系电话', minLength: 1, maxLength: 45 }),
  licenseUrl: Type.String({ title: '营业执照', minLength: 1, maxLength: 4000 }),
  shortName: Type.Optional(MaybeText(100, { title: '简称' })),
  supplierType: Type.Optional(MaybeText(2, { title: '供应商类型' })),
  legalPerson: Type.Optional(MaybeText(100, { title: '法定代表人' })),
  registerCapital: Type.Optional(Maybe(AmountIn)),
  establishDate: Type.Optional(Maybe(Day)),
  email: Type.Optional(MaybeText(100, { title: '邮箱' })),
  address: Type.Optional(MaybeText(500, { title: '地址' })),
  bankName: Type.Optional(MaybeText(255, { title: '开户银行' })),
  bankAccount: Type.Optional(MaybeText(64, { title: '银行账号' })),
  businessScope: Type.Optional(MaybeText(2000, { title: '经营范围' })),
  qualificationUrl: Type.Optional(MaybeText(4000, { title: '资质文件' })),
};

export const SupplierRegistration = Type.Object({
  id: Id,
  name: Text(),
  shortName: MaybeText(),
  creditCode: Text(18),
  supplierType: MaybeText(),
  supplierType_dictText: Type.Optional(MaybeText()),
  legalPerson: MaybeText(),
  registerCapital: Maybe(Type.Number()),
  establishDate: MaybeText(),
  linkman: Text(),
  mobile: Text(),
  email: MaybeText(),
  address: MaybeText(500),
  bankName: MaybeText(),
  bankAccount: MaybeText(),
  businessScope: MaybeText(2000),
  licenseUrl: MaybeText(4000),
  qualificationUrl: MaybeText(4000),
  level: MaybeText(),
  auditStatus: Text(2),
  auditStatus_dictText: Type.Optional(MaybeText()),
  auditOpinion: MaybeText(2000),
  auditUser: MaybeText(),
  auditTime: Maybe(DateTime),
  createTime: Maybe(DateTime),
  updateTime: Maybe(DateTime),
});
export type SupplierRegistration = Static<typeof SupplierRegistration>;

/** One step of a registration, the latest first. */
const AuditEntry = Type.Object({
  action: Text(10),
  auditStatus: Text(2),
  auditStatus_dictText: Type.Optional(MaybeText()),
  opinion: MaybeText(2000),
  operator: Text(),
  operateTime: DateTime,
});
export const AuditedRegistration = Type.Object({
  ...SupplierRegistration.properties,
  auditTrail: Type.Array(AuditEntry),
});
export type AuditedRegistration = Static<typeof AuditedRegistration>;

/** A supplier and the account that acts for it, in one. */
export const registerSupplier = endpoint({
  method: 'POST',
  path: `${BASE}/add`,
  access: anyone,
  input: Type.Object({
    account: Type.Object({ ...NewAccount, mobile: Mobile }),
    ...supplierMembers,
    protocolVersion: Type.Optional(MaybeText(20)),
  }),
  result: Type.Object({ id: Id, auditStatus: Text(2) }),
});

/**
 * Multipart: `file` (a picture or PDF, 10 MB), `checkKey` and `captcha`. One captcha is good for the files of one
 * registration.
 */
export const uploadRegistrationFile = endpoint({
  method: 'POST',
  path: `${BASE}/upload`,
  access: anyone,
  input: Type.Object({ checkKey: Type.Optional(Text(64)), captcha: Type.Optional(Text(20)) }),
  result: StoredFile,
});

/** Whether nobody has the name or code; refused when somebody has. */
export const checkSupplier = endpoint({
  method: 'GET',
  path: `${BASE}/check`,
  access: anyone,
  input: Type.Object({ name: Type.Optional(Text()), creditCode: Type.Optional(Text(18)) }),
  result: Type.Null(),
});

export const viewOwnRegistration = endpoint({
  method: 'GET',
  path: `${BASE}/mine`,
  access: signedIn('own'),
  input: Type.Object({}),
  result: AuditedRegistration,
});

/** Corrected after a refusal, or sent again after it was taken back. */
export const resubmitRegistration = endpoint({
  method: 'PUT',
  alsoBy: ['POST'],
  path: `${BASE}/resubmit`,
  access: signedIn('own'),
  input: Type.Object(supplierMembers),
  result: AuditedRegistration,
});

export const withdrawRegistration = endpoint({
  method: 'POST',
  path: `${BASE}/withdraw`,
  access: signedIn('own'),
  input: Type.Object({}),
  result: AuditedRegistration,
});

export const registrationFilters = [
  'id',
  'name',
  'creditCode',
  'linkman',
  'mobile',
  'supplierType',
  'auditStatus',
  'createTime',
] as const;

export const listRegistrations = endpoint({
  method: 'GET',
  path: `${BASE}/list`,
  access: holders('supplier:register:list'),
  input: listInput(registrationFilters),
  result: Page(SupplierRegistration),
});

export const viewRegistration = endpoint({
  method: 'GET',
  path: `${BASE}/queryById`,
  access: holders('supplier:register:list'),
  input: Type.Object({ id: Id }),
  result: AuditedRegistration,
});

const audit = holders('supplier:register:audit');
const Opinion = Type.String({ title: '审核意见', minLength: 1, maxLength: 2000 });

export const approveRegistration = endpoint({
  method: 'POST',
  path: `${BASE}/approve`,
  access: audit,
  input: Type.Object({
    id: Id,
    opinion: Type.Optional(MaybeText(2000, { title: '审核意见' })),
    level: Type.Optional(Maybe(Type.String({ title: '供应商等级', pattern: '^[A-D]$' }))),
  }),
  result: AuditedRegistration,
});

export const rejectRegistration = endpoint({
  method: 'POST',
  path: `${BASE}/reject`,
  access: audit,
  input: Type.Object({ id: Id, opinion: Opinion }),
  result: AuditedRegistration,
});

/** For good: the account is frozen. */
export const voidRegistration = endpoint({ ...rejectRegistration, path: `${BASE}/void` });
