import { accessTo, filtersOf, standard, workbooks } from '../../kit';
import { CustomerInfo } from '../registration';
import { customerFields } from './fields';
import { CustomerAdd, CustomerEdit } from './schema';

const BASE = '/customer/customerInfo';
const access = accessTo('customer:customerInfo');
const calls = standard(BASE, access);
const sheets = workbooks(BASE, access);
const filters = [
  'id',
  'creditCode',
  'linkman',
  'mobile',
  'username',
  'createTime',
  ...filtersOf(customerFields),
] as const;

/** Only for administrators of all tenants. */
export const listCustomers = calls.list(filters, CustomerInfo);
export const viewCustomer = calls.view(CustomerInfo);
export const addCustomer = calls.add(CustomerAdd, CustomerInfo);
export const editCustomer = calls.edit(CustomerEdit, CustomerInfo);
/** Refused for a unit with a tenant, or whose registration is not void. */
export const deleteCustomer = calls.delete();
export const deleteCustomers = calls.deleteBatch();
export const exportCustomers = sheets.export(filters, CustomerInfo);
export const importCustomers = sheets.import();
