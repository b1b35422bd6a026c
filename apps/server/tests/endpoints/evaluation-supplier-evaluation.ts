import { supplierEvaluation } from '../../src/platform/db';
import type { EndpointTests } from '../support/EndpointTests';
import { line, type Line } from '../support/records/Line';
import { THERE, type User } from '../support/records/users';
import { planEditors } from '../support/rights/roles';

const KEEPERS: readonly User[] = ['admin', 'purchaser', 'manager'];
const kept: Line[] = [
  line('own tenant’s', KEEPERS, () => ({ id: 'own-eval-edit' })),
  line('other tenant’s', THERE, () => ({ id: 'foreign-eval-edit' })),
];
/** The first caller deletes the evaluation. */
const once = (part: string, member = 'id'): Line[] => [
  line('own tenant’s', ['admin'], () => ({ [member]: `own-eval-${part}` })),
  line('other tenant’s', ['jb_manager'], () => ({ [member]: `foreign-eval-${part}` })),
];
const item = { itemName: '质量', markValue: 100, score: 90 };

export const tests: EndpointTests = {
  rights: {
    listSupplierEvals: { users: planEditors },
    viewSupplierEval: { users: planEditors, input: { id: 'x' } },
    addSupplierEval: { users: planEditors, input: { supplierId: 'x', itemList: [item] } },
    editSupplierEval: { users: planEditors, input: { id: 'x' } },
    deleteSupplierEval: { users: planEditors, input: { id: 'x' } },
    deleteSupplierEvals: { users: planEditors, input: { ids: 'x' } },
    submitSupplierEval: { users: planEditors, input: { id: 'x' } },
  },
  goodInputs: {
    addSupplierEval: { supplierId: 'x', itemList: [item] },
    editSupplierEval: { id: 'x' },
    submitSupplierEval: { id: 'x' },
  },
  records: {
    listSupplierEvals: kept,
    viewSupplierEval: kept,
    addSupplierEval: 'no record',
    editSupplierEval: kept,
    deleteSupplierEval: once('delete'),
    deleteSupplierEvals: once('deletes', 'ids'),
    submitSupplierEval: [
      line('own tenant’s', KEEPERS, () => ({ id: 'own-eval-submit' })),
      line('other tenant’s', THERE, () => ({ id: 'foreign-eval-submit' })),
    ],
  },
  async makeRecords({ db }) {
    const rows = Object.entries({ own: 1, foreign: 2 }).flatMap(([owner, tenantId]) =>
      ['edit', 'delete', 'deletes', 'submit'].map((part) => ({
        id: `${owner}-eval-${part}`,
        supplierId: `${owner}-supplier-eval`,
        supplierName: owner,
        itemList: [item],
        tenantId,
        createTime: '2026-01-01 00:00:00',
        updateTime: '2026-01-01 00:00:00',
      })),
    );
    await db.orm.insert(supplierEvaluation).values(rows);
  },
  rulePages: [
    {
      component: 'evaluation/SupplierEvalList',
      list: 'listSupplierEvals',
      view: 'viewSupplierEval',
      edit: 'editSupplierEval',
      remove: 'deleteSupplierEval',
      others: [['submitSupplierEval', 'id']],
    },
  ],
};
