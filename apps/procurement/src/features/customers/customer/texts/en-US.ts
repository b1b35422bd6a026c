import type { Texts } from './zh-CN';

export const enUS: Texts = {
  title: 'Customers',
  listLabel: 'List of customers',
  addTitle: 'Add a customer',
  editTitle: 'Edit customer',
  removeConfirm: (name) => `Delete the customer “${name}”?`,
  fixedRows: 'Customers with a tenant, or with a registration that is not void, cannot be deleted',
  auditTitle: 'Purchasing unit',
  name: 'Name of the unit',
  nameMissing: 'Enter the name of the unit',
  industry: 'Industry',
  status: 'Status',
  active: 'Active',
  outOfUse: 'Out of use',
  username: 'Account',
  tenant: 'Tenant',
  approveHint: 'Approving makes a tenant and a root department of this name; the account administers them.',
};
