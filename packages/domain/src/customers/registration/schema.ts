import { Type, type Static } from 'typebox';
import { Maybe, MaybeText, Text } from '../../kit';
import { companyMembers, registeredMembers } from '../../shared/registration/companyMembers';

/** Input of a registration. Files are JSON text of an array of `{name, url}`. The tenant gets the unit's name. */
export const customerMembers = {
  name: Type.String({ title: '单位名称', minLength: 2, maxLength: 100 }),
  ...companyMembers,
  industry: Type.Optional(MaybeText(100, { title: '所属行业' })),
  licenseUrl: Type.Optional(MaybeText(4000, { title: '营业执照' })),
};

/** A registered purchasing unit (contract, part 3 §3.6). */
export const CustomerInfo = Type.Object({
  ...registeredMembers,
  industry: MaybeText(),
  /** Tenant created for it. */
  tenantIdCreated: Maybe(Type.Integer()),
  status: Text(2),
  /** User who registered it and administers its tenant. */
  username: Text(),
});
export type CustomerInfo = Static<typeof CustomerInfo>;
