import { everyone } from '../support/rights/roles';
import { customerLines } from '../support/records/linesOfCalls';
import type { EndpointTests } from '../support/EndpointTests';

export const tests: EndpointTests = {
  rights: {
    registerCustomer: { open: true },
    uploadCustomerFile: { open: true },
    checkCustomer: { open: true },
    viewOwnCustomer: { users: everyone },
    resubmitCustomer: { users: everyone },
    withdrawCustomer: { users: everyone },
    approveCustomer: { users: ['admin'], input: { id: 'x' } },
    rejectCustomer: { users: ['admin'], input: { id: 'x', opinion: 'x' } },
    voidCustomer: { users: ['admin'], input: { id: 'x', opinion: 'x' } },
  },
  goodInputs: {
    registerCustomer: { account: {}, name: 'x', creditCode: 'x', linkman: 'x', mobile: 'x' },
    resubmitCustomer: { name: 'xx', creditCode: 'x'.repeat(18), linkman: 'x', mobile: 'x' },
    approveCustomer: { id: 'x' },
    rejectCustomer: { id: 'x', opinion: 'x' },
    voidCustomer: { id: 'x', opinion: 'x' },
  },
  records: {
    registerCustomer: 'no record',
    uploadCustomerFile: 'no record',
    checkCustomer: 'no record',
    viewOwnCustomer: 'no record',
    resubmitCustomer: 'no record',
    withdrawCustomer: 'no record',
    // Applicants belong to no tenant yet: only administrators of all tenants see them.
    approveCustomer: customerLines({ opinion: null }),
    rejectCustomer: customerLines({ opinion: '资料不全' }),
    voidCustomer: customerLines({ opinion: '重复注册' }),
  },
};
