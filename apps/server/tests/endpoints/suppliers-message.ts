import { supplierMessage } from '../../src/platform/db';
import type { EndpointTests } from '../support/EndpointTests';
import { line } from '../support/records/Line';
import { THERE } from '../support/records/users';
import { everyone, formDesigners } from '../support/rights/roles';

export const tests: EndpointTests = {
  rights: {
    listSupplierMessages: { users: everyone },
    sendSupplierMessage: { users: formDesigners, input: { supplierIds: ['x'], title: 'x', content: 'x' } },
    readSupplierMessages: { users: everyone, input: { ids: 'x' } },
  },
  goodInputs: {
    sendSupplierMessage: { supplierIds: ['nobody'], title: 'x', content: 'x' },
    readSupplierMessages: { ids: 'x' },
  },
  records: {
    listSupplierMessages: [
      line('own tenant’s message', ['admin', 'manager'], () => ({ id: 'own-message' })),
      line('other tenant’s message', THERE, () => ({ id: 'foreign-message' })),
    ],
    sendSupplierMessage: 'no record',
    readSupplierMessages: 'no record',
  },
  async makeRecords({ db }) {
    const message = { supplierId: 'somebody', supplierName: 'x', title: 'x', sendTime: '2026-01-01 00:00:00' };
    await db.orm.insert(supplierMessage).values([
      { ...message, id: 'own-message', tenantId: 1 },
      { ...message, id: 'own-message-too', tenantId: 1 },
      { ...message, id: 'foreign-message', tenantId: 2 },
    ]);
  },
  rulePages: [{ component: 'supplier/MessageList', list: 'listSupplierMessages' }],
};
