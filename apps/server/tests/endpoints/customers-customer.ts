import { customerInfo } from '../../src/platform/db';
import type { EndpointTests } from '../support/EndpointTests';
import { line } from '../support/records/Line';
import { customerLines } from '../support/records/linesOfCalls';

const unit = { linkman: 'x', mobile: '13800000000', username: '', tenantId: 1 };

export const tests: EndpointTests = {
  rights: {
    listCustomers: { users: ['admin'] },
    viewCustomer: { users: ['admin'], input: { id: 'x' } },
    addCustomer: { users: ['admin'], input: { name: '' } },
    editCustomer: { users: ['admin'], input: { id: 'x' } },
    deleteCustomer: { users: ['admin'], input: { id: 'x' } },
    deleteCustomers: { users: ['admin'], input: { ids: 'x' } },
    exportCustomers: { users: ['admin'] },
    importCustomers: { users: ['admin'] },
  },
  goodInputs: {
    addCustomer: { name: 'xx', creditCode: 'x'.repeat(18), linkman: 'x', mobile: 'x' },
    editCustomer: { id: 'x' },
  },
  records: {
    // They belong to no tenant: only administrators of all tenants see them.
    listCustomers: customerLines(),
    viewCustomer: customerLines(),
    addCustomer: 'no record',
    editCustomer: [line('customer', ['admin'], () => ({ id: 'customer-edit' }))],
    exportCustomers: [line('customer', ['admin'], () => ({ selections: 'customer-edit' }))],
    importCustomers: 'no record',
    deleteCustomer: [line('customer', ['admin'], () => ({ id: 'customer-delete' }))],
    deleteCustomers: [line('customer', ['admin'], () => ({ ids: 'customer-deletes' }))],
  },
  async makeRecords({ db }) {
    const codes = { edit: '91350100M000100Y43', delete: '91320412MA1MT0000A', deletes: '91320412MA1MT0001B' };
    await db.orm.insert(customerInfo).values(
      Object.entries(codes).map(([part, creditCode]) => ({
        ...unit,
        id: `customer-${part}`,
        name: part,
        creditCode,
      })),
    );
  },
};
