import { supplierInfo } from '../../src/platform/db';
import type { EndpointTests } from '../support/EndpointTests';
import { everyone, formDesigners, planEditors } from '../support/rights/roles';
import { line, type Line } from '../support/records/Line';
import { buying } from '../support/records/linesOfPickers';
import { THERE, type User } from '../support/records/users';

const KEEPERS: readonly User[] = ['admin', 'manager'];
const kept = (by: readonly User[], member = 'id', more: object = {}): Line[] => [
  line('own tenant’s supplier', by, () => ({ [member]: 'own-supplier', ...more })),
  line('other tenant’s supplier', THERE, () => ({ [member]: 'foreign-supplier', ...more })),
];
const acted = (part: string, more: object = {}): Line[] => [
  line('own tenant’s supplier', KEEPERS, () => ({ id: `own-supplier-${part}`, ...more })),
  line('other tenant’s supplier', THERE, () => ({ id: `foreign-supplier-${part}`, ...more })),
];
/** The first caller deletes the record; it is absent for the others. */
const removed = (part: string, member = 'id'): Line[] => [
  line('own tenant’s supplier', ['admin'], () => ({ [member]: `own-supplier-${part}` })),
  line('other tenant’s supplier', ['jb_manager'], () => ({ [member]: `foreign-supplier-${part}` })),
];

export const tests: EndpointTests = {
  rights: {
    listSuppliers: { users: planEditors },
    viewSupplier: { users: planEditors, input: { id: 'x' } },
    viewSupplierProfile: { users: planEditors, input: { id: 'x' } },
    viewOwnSupplier: { users: everyone },
    listChoosableSuppliers: { users: [...planEditors, 'approver'] },
    addSupplier: { users: formDesigners, input: { name: '' } },
    editSupplier: { users: formDesigners, input: { id: 'x' } },
    deleteSupplier: { users: formDesigners, input: { id: 'x' } },
    deleteSuppliers: { users: formDesigners, input: { ids: 'x' } },
    freezeSupplier: { users: formDesigners, input: { id: 'x', reason: 'x' } },
    unfreezeSupplier: { users: formDesigners, input: { id: 'x' } },
    importSuppliers: { users: planEditors },
    exportSuppliers: { users: planEditors },
  },
  goodInputs: {
    addSupplier: { name: 'xx', creditCode: 'x'.repeat(18), linkman: 'x', mobile: 'x' },
    editSupplier: { id: 'x' },
    freezeSupplier: { id: 'x', reason: 'x' },
    unfreezeSupplier: { id: 'x' },
  },
  records: {
    listSuppliers: kept(buying),
    viewSupplier: kept(buying),
    viewSupplierProfile: kept(buying),
    viewOwnSupplier: 'no record',
    listChoosableSuppliers: 'no record',
    addSupplier: 'no record',
    editSupplier: kept(KEEPERS),
    importSuppliers: 'no record',
    exportSuppliers: kept(buying, 'selections'),
    // Refused by the state after the first caller.
    freezeSupplier: acted('freeze', { reason: '资质到期' }),
    unfreezeSupplier: acted('unfreeze'),
    deleteSupplier: removed('delete'),
    deleteSuppliers: removed('deletes', 'ids'),
  },
  async makeRecords({ db }) {
    const rows = Object.entries({ own: 1, foreign: 2 }).flatMap(([owner, tenantId]) =>
      ['freeze', 'unfreeze', 'delete', 'deletes'].map((part, at) => ({
        id: `${owner}-supplier-${part}`,
        name: `${owner}-${part}`,
        creditCode: `9132041200000000${tenantId}${at}`,
        linkman: '陈工',
        mobile: '13800000000',
        status: part === 'unfreeze' ? '2' : '1',
        auditStatus: '1',
        tenantId,
      })),
    );
    await db.orm.insert(supplierInfo).values(rows);
  },
  rulePages: [
    {
      component: 'supplier/SupplierList',
      list: 'listSuppliers',
      view: 'viewSupplier',
      edit: 'editSupplier',
      remove: 'deleteSupplier',
      export: 'exportSuppliers',
      others: [
        ['viewSupplierProfile', 'id'],
        ['freezeSupplier', 'id', { reason: 'x' }],
        ['unfreezeSupplier', 'id'],
      ],
    },
  ],
};
