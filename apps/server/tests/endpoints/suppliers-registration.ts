import { everyone, formDesigners } from '../support/rights/roles';
import { registrationLines } from '../support/records/linesOfCalls';
import type { EndpointTests } from '../support/EndpointTests';

export const tests: EndpointTests = {
  rights: {
    registerSupplier: { open: true },
    uploadRegistrationFile: { open: true },
    checkSupplier: { open: true },
    viewOwnRegistration: { users: everyone },
    resubmitRegistration: { users: everyone },
    withdrawRegistration: { users: everyone },
    listRegistrations: { users: formDesigners },
    viewRegistration: { users: formDesigners, input: { id: 'x' } },
    approveRegistration: { users: formDesigners, input: { id: 'x' } },
    rejectRegistration: { users: formDesigners, input: { id: 'x', opinion: 'x' } },
    voidRegistration: { users: formDesigners, input: { id: 'x', opinion: 'x' } },
  },
  goodInputs: {
    registerSupplier: { account: {}, name: 'x', creditCode: 'x', linkman: 'x', mobile: 'x', licenseUrl: 'x' },
    resubmitRegistration: { name: 'xx', creditCode: 'x'.repeat(18), linkman: 'x', mobile: 'x', licenseUrl: 'x' },
    approveRegistration: { id: 'x' },
    rejectRegistration: { id: 'x', opinion: 'x' },
    voidRegistration: { id: 'x', opinion: 'x' },
  },
  records: {
    registerSupplier: 'no record',
    uploadRegistrationFile: 'no record',
    checkSupplier: 'no record',
    viewOwnRegistration: 'no record',
    resubmitRegistration: 'no record',
    withdrawRegistration: 'no record',
    listRegistrations: registrationLines('id'),
    viewRegistration: registrationLines('id'),
    approveRegistration: registrationLines('id', { opinion: null }),
    rejectRegistration: registrationLines('id', { opinion: '资料不全' }),
    voidRegistration: registrationLines('id', { opinion: '重复注册' }),
  },
  rulePages: [
    {
      component: 'supplier/RegisterAuditList',
      list: 'listRegistrations',
      view: 'viewRegistration',
      others: [
        ['approveRegistration', 'id'],
        ['rejectRegistration', 'id', { opinion: 'x' }],
        ['voidRegistration', 'id', { opinion: 'x' }],
      ],
    },
  ],
};
