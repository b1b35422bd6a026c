import { Type } from 'typebox';
import { StoredFile } from '../file/schema';
import { accessTo, anyone, endpoint, holders, Id, MaybeText, signedIn, standard, Text } from '../kit';
import { Mobile, NewAccount } from '../session/phoneEndpoints';
import { CustomerInfo, customerMembers } from './schema';

const BASE = '/customer/register';
const INFO = '/customer/customerInfo';

/** A purchasing unit and the account that will administer its tenant, in one. */
export const registerCustomer = endpoint({
  method: 'POST',
  path: `${BASE}/add`,
  access: anyone,
  input: Type.Object({
    account: Type.Object({ ...NewAccount, mobile: Mobile }),
    ...customerMembers,
    protocolVersion: Type.Optional(MaybeText(20)),
  }),
  result: Type.Object({ id: Id, auditStatus: Text(2) }),
});

/**
 * Multipart: `file` (a picture or PDF, 10 MB), `checkKey` and `captcha`. One captcha is good for the files of one
 * registration.
 */
export const uploadCustomerFile = endpoint({
  method: 'POST',
  path: `${BASE}/upload`,
  access: anyone,
  input: Type.Object({ checkKey: Type.Optional(Text(64)), captcha: Type.Optional(Text(20)) }),
  result: StoredFile,
});

/** Whether nobody has the name or code; refused when somebody has. */
export const checkCustomer = endpoint({
  method: 'GET',
  path: `${BASE}/check`,
  access: anyone,
  input: Type.Object({ name: Type.Optional(Text()), creditCode: Type.Optional(Text(18)) }),
  result: Type.Null(),
});

/** What the caller registered; refused for who registered nothing. */
export const viewOwnCustomer = endpoint({
  method: 'GET',
  path: `${BASE}/mine`,
  access: signedIn('own'),
  input: Type.Object({}),
  result: CustomerInfo,
});

/** Corrected after a refusal, or sent again after it was taken back. */
export const resubmitCustomer = endpoint({
  method: 'PUT',
  alsoBy: ['POST'],
  path: `${BASE}/resubmit`,
  access: signedIn('own'),
  input: Type.Object(customerMembers),
  result: CustomerInfo,
});

export const withdrawCustomer = endpoint({
  method: 'POST',
  path: `${BASE}/withdraw`,
  access: signedIn('own'),
  input: Type.Object({}),
  result: CustomerInfo,
});

export const customerFilters = [
  'id',
  'name',
  'creditCode',
  'linkman',
  'mobile',
  'industry',
  'auditStatus',
  'username',
  'createTime',
] as const;

const calls = standard(INFO, accessTo('customer:customerInfo'));

/** For who administers all tenants: it is they who let another one in. */
export const listCustomers = calls.list(customerFilters, CustomerInfo);
export const viewCustomer = calls.view(CustomerInfo);

const audit = holders('customer:customerInfo:audit');

/** Makes the tenant, its first department and its administrator. */
export const approveCustomer = endpoint({
  method: 'POST',
  path: `${INFO}/approve`,
  access: audit,
  input: Type.Object({ id: Id, opinion: Type.Optional(MaybeText(2000, { title: '审核意见' })) }),
  result: CustomerInfo,
});

export const rejectCustomer = endpoint({
  method: 'POST',
  path: `${INFO}/reject`,
  access: audit,
  input: Type.Object({ id: Id, opinion: Type.String({ title: '审核意见', minLength: 1, maxLength: 2000 }) }),
  result: CustomerInfo,
});
