import { supplierChange } from '../../src/platform/db';
import type { EndpointTests } from '../support/EndpointTests';
import { line, type Line } from '../support/records/Line';
import { THERE, type User } from '../support/records/users';
import { everyone, formDesigners } from '../support/rights/roles';

const KEEPERS: readonly User[] = ['admin', 'manager'];
const lines = (part: string, more: object = {}): Line[] => [
  line('own tenant’s change', KEEPERS, () => ({ id: `own-change-${part}`, ...more })),
  line('other tenant’s change', THERE, () => ({ id: `foreign-change-${part}`, ...more })),
];

export const tests: EndpointTests = {
  rights: {
    // Users of a supplier see the changes of their own.
    listSupplierChanges: { users: [...formDesigners, 'supplier'] },
    viewSupplierChange: { users: [...formDesigners, 'supplier'], input: { id: 'x' } },
    addSupplierChange: { users: everyone, input: { changes: {}, reason: 'x' } },
    approveSupplierChange: { users: formDesigners, input: { id: 'x' } },
    rejectSupplierChange: { users: formDesigners, input: { id: 'x', opinion: 'x' } },
    withdrawSupplierChange: { users: everyone, input: { id: 'x' } },
  },
  goodInputs: {
    addSupplierChange: { changes: {}, reason: 'x' },
    approveSupplierChange: { id: 'x' },
    rejectSupplierChange: { id: 'x', opinion: 'x' },
    withdrawSupplierChange: { id: 'x' },
  },
  records: {
    listSupplierChanges: lines('view'),
    viewSupplierChange: lines('view'),
    addSupplierChange: 'no record',
    // Refused by the state after the first caller.
    approveSupplierChange: lines('approve', { opinion: null }),
    rejectSupplierChange: lines('reject', { opinion: '资料不符' }),
    withdrawSupplierChange: 'no record',
  },
  async makeRecords({ db }) {
    const rows = Object.entries({ own: 1, foreign: 2 }).flatMap(([owner, tenantId]) =>
      ['view', 'approve', 'reject'].map((part) => ({
        id: `${owner}-change-${part}`,
        supplierId: `${owner}-supplier`,
        supplierName: owner,
        changeFields: [],
        reason: 'x',
        tenantId,
      })),
    );
    await db.orm.insert(supplierChange).values(rows);
  },
  rulePages: [
    {
      component: 'supplier/ChangeCheckList',
      list: 'listSupplierChanges',
      view: 'viewSupplierChange',
      others: [
        ['approveSupplierChange', 'id'],
        ['rejectSupplierChange', 'id', { opinion: 'x' }],
      ],
    },
  ],
};
