import { Type } from 'typebox';
import { endpoint, holders, Id, MaybeText } from '../../kit';
import { registrationCalls } from '../../shared/registration/registrationCalls';
import { CustomerInfo, customerMembers } from './schema';

const INFO = '/customer/customerInfo';

const registration = registrationCalls('/customer/register', customerMembers, CustomerInfo);

/** Registers a purchasing unit and the account that will administer its tenant. */
export const registerCustomer = registration.add;
export const uploadCustomerFile = registration.upload;
export const checkCustomer = registration.check;
export const viewOwnCustomer = registration.viewOwn;
export const resubmitCustomer = registration.resubmit;
export const withdrawCustomer = registration.withdraw;

const audit = holders('customer:customerInfo:audit');

/** Creates the tenant, its root department and its administrator. */
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

/** Permanent. Freezes the account if it still awaits audit. */
export const voidCustomer = endpoint({ ...rejectCustomer, path: `${INFO}/void` });
