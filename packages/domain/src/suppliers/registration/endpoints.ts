import { Type, type Static, type TObject, type TProperties } from 'typebox';
import { AmountIn, DateTime, Day, endpoint, holders, Id, listInput, Maybe, MaybeText, Page, Text } from '../../kit';
import { companyMembers, registeredMembers } from '../../shared/registration/companyMembers';
import { registrationCalls } from '../../shared/registration/registrationCalls';

const BASE = '/supplier/register';

/** Input of a supplier registration. Files are JSON text of an array of `{name, url}`. */
export const supplierMembers = {
  name: Type.String({ title: '供应商名称', minLength: 2, maxLength: 255 }),
  ...companyMembers,
  licenseUrl: Type.Optional(MaybeText(4000, { title: '营业执照' })),
  shortName: Type.Optional(MaybeText(100, { title: '简称' })),
  supplierType: Type.Optional(MaybeText(2, { title: '供应商类型' })),
  legalPerson: Type.Optional(MaybeText(100, { title: '法定代表人' })),
  registerCapital: Type.Optional(Maybe(AmountIn)),
  establishDate: Type.Optional(Maybe(Type.Union([Day], { title: '成立日期' }))),
  bankName: Type.Optional(MaybeText(255, { title: '开户银行' })),
  bankAccount: Type.Optional(MaybeText(64, { title: '银行账号' })),
  businessScope: Type.Optional(MaybeText(2000, { title: '经营范围' })),
  qualificationUrl: Type.Optional(MaybeText(4000, { title: '资质文件' })),
};

/** Types of materials that a supplier supplies, in requests. Names are read from the types. */
export const suppliedTypes = {
  supplierMaterialTypeList: Type.Optional(
    Type.Array(Type.Object({ materialTypeId: Text(36), materialTypeName: Type.Optional(MaybeText(100)) }), {
      maxItems: 200,
      title: '供应物料分类',
    }),
  ),
};

/** A type of materials that a supplier supplies. */
const SuppliedType = Type.Object({ materialTypeId: Text(36), materialTypeName: Text(100) });

export const SupplierRegistration = Type.Object({
  ...registeredMembers,
  shortName: MaybeText(),
  supplierType: MaybeText(),
  supplierType_dictText: Type.Optional(MaybeText()),
  legalPerson: MaybeText(),
  registerCapital: Maybe(Type.Number()),
  establishDate: MaybeText(),
  bankName: MaybeText(),
  bankAccount: MaybeText(),
  businessScope: MaybeText(2000),
  qualificationUrl: MaybeText(4000),
  supplierMaterialTypeList: Type.Array(SuppliedType),
  level: MaybeText(),
  level_dictText: Type.Optional(MaybeText()),
  /** Mean of the evaluations of the last 12 months; null without one. */
  score: Maybe(Type.Number()),
  /** Dictionary supplier_status: `'1'` normal, `'2'` frozen, `'3'` on the black list. */
  status: Text(2),
  status_dictText: Type.Optional(MaybeText()),
  auditUser: MaybeText(),
  auditTime: Maybe(DateTime),
  /** `'1'` registered, `'2'` entered by a buyer, `'3'` imported. */
  source: MaybeText(2),
  userId: MaybeText(36),
});
export type SupplierRegistration = Static<typeof SupplierRegistration>;

/** One audit step of a registration. */
const AuditEntry = Type.Object({
  action: Text(10),
  auditStatus: Text(2),
  auditStatus_dictText: Type.Optional(MaybeText()),
  opinion: MaybeText(2000),
  operator: Text(),
  operator_dictText: Type.Optional(MaybeText()),
  operateTime: DateTime,
});
export const AuditedRegistration = Type.Object({
  ...SupplierRegistration.properties,
  auditTrail: Type.Array(AuditEntry),
});
export type AuditedRegistration = Static<typeof AuditedRegistration>;

const registration = registrationCalls(BASE, { ...supplierMembers, ...suppliedTypes }, AuditedRegistration);

export const registerSupplier = registration.add;
export const uploadRegistrationFile = registration.upload;
export const checkSupplier = registration.check;
export const viewOwnRegistration = registration.viewOwn;
export const resubmitRegistration = registration.resubmit;
export const withdrawRegistration = registration.withdraw;

/**
 * Input of a registration in the app, which asks for the licence. Other clients may leave it out (contract, part 3
 * §3.6).
 */
export const withLicence = <Members extends TProperties>({ properties }: TObject<Members>) =>
  Type.Object({
    ...properties,
    licenseUrl: Type.String({ title: '营业执照', minLength: 1, maxLength: 4000 }),
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
  input: listInput(registrationFilters, SupplierRegistration),
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

/** Permanent. Freezes the account. */
export const voidRegistration = endpoint({ ...rejectRegistration, path: `${BASE}/void` });
