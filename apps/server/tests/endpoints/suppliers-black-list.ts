import { supplierBlack } from '../../src/platform/db';
import type { EndpointTests } from '../support/EndpointTests';
import { line, type Line } from '../support/records/Line';
import { THERE, type User } from '../support/records/users';
import { formDesigners } from '../support/rights/roles';

const KEEPERS: readonly User[] = ['admin', 'manager'];
const lines = (part: string, more: object = {}): Line[] => [
  line('own tenant’s entry', KEEPERS, () => ({ id: `own-black-${part}`, ...more })),
  line('other tenant’s entry', THERE, () => ({ id: `foreign-black-${part}`, ...more })),
];
/** The first caller deletes the entry; it is absent for the others. */
const removed = (part: string, member: string): Line[] => [
  line('own tenant’s entry', ['admin'], () => ({ [member]: `own-black-${part}` })),
  line('other tenant’s entry', ['jb_manager'], () => ({ [member]: `foreign-black-${part}` })),
];

export const tests: EndpointTests = {
  rights: {
    listSupplierBlacks: { users: formDesigners },
    viewSupplierBlack: { users: formDesigners, input: { id: 'x' } },
    addSupplierBlack: { users: formDesigners, input: { supplierId: 'x', reason: 'x', startDate: '2026-01-01' } },
    editSupplierBlack: { users: formDesigners, input: { id: 'x' } },
    deleteSupplierBlack: { users: formDesigners, input: { id: 'x' } },
    deleteSupplierBlacks: { users: formDesigners, input: { ids: 'x' } },
    liftSupplierBlack: { users: formDesigners, input: { id: 'x', liftReason: 'x' } },
  },
  goodInputs: {
    addSupplierBlack: { supplierId: 'x', reason: 'x', startDate: '2026-01-01' },
    editSupplierBlack: { id: 'x' },
    liftSupplierBlack: { id: 'x', liftReason: 'x' },
  },
  records: {
    listSupplierBlacks: lines('view'),
    viewSupplierBlack: lines('view'),
    addSupplierBlack: 'no record',
    editSupplierBlack: lines('edit'),
    // Refused by the state after the first caller.
    liftSupplierBlack: lines('lift', { liftReason: '整改完成' }),
    deleteSupplierBlack: removed('delete', 'id'),
    deleteSupplierBlacks: removed('deletes', 'ids'),
  },
  async makeRecords({ db }) {
    const rows = Object.entries({ own: 1, foreign: 2 }).flatMap(([owner, tenantId]) =>
      ['view', 'edit', 'lift', 'delete', 'deletes'].map((part) => ({
        id: `${owner}-black-${part}`,
        supplierId: `${owner}-supplier-${part}`,
        supplierName: owner,
        reason: 'x',
        startDate: '2026-01-01',
        status: part.startsWith('delete') ? '0' : '1',
        tenantId,
        createTime: '2026-01-01 00:00:00',
        updateTime: '2026-01-01 00:00:00',
      })),
    );
    await db.orm.insert(supplierBlack).values(rows);
  },
  rulePages: [
    {
      component: 'supplier/BlackList',
      list: 'listSupplierBlacks',
      view: 'viewSupplierBlack',
      edit: 'editSupplierBlack',
      remove: 'deleteSupplierBlack',
      others: [['liftSupplierBlack', 'id', { liftReason: 'x' }]],
    },
  ],
};
