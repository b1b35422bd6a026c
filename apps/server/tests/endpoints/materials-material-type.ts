import { materialType } from '../../src/platform/db';
import { line } from '../support/records/Line';
import { THERE, type User } from '../support/records/users';
import { internal, planEditors } from '../support/rights/roles';
import type { EndpointTests } from '../support/EndpointTests';

const NOW = '2026-01-01 00:00:00';
const KEEPERS: readonly User[] = ['admin', 'purchaser', 'manager'];
const kept = (part: string, member = 'id') => [
  line('own tenant’s', KEEPERS, () => ({ [member]: `own-type-${part}` })),
  line('other tenant’s', THERE, () => ({ [member]: `foreign-type-${part}` })),
];
/** The first caller deletes the record; it is absent for the others. */
const removed = (part: string, member = 'id') => [
  line('own tenant’s', ['admin'], () => ({ [member]: `own-type-${part}` })),
  line('other tenant’s', ['jb_manager'], () => ({ [member]: `foreign-type-${part}` })),
];

export const tests: EndpointTests = {
  rights: {
    treeOfMaterialTypes: { users: internal },
    listMaterialTypes: { users: planEditors },
    viewMaterialType: { users: planEditors, input: { id: 'x' } },
    addMaterialType: { users: planEditors, input: { code: '', name: '' } },
    editMaterialType: { users: planEditors, input: { id: 'x' } },
    deleteMaterialType: { users: planEditors, input: { id: 'x' } },
    deleteMaterialTypes: { users: planEditors, input: { ids: 'x' } },
    exportMaterialTypes: { users: planEditors },
    importMaterialTypes: { users: planEditors },
  },
  goodInputs: { addMaterialType: { code: '01', name: 'x', pid: 'nowhere' }, editMaterialType: { id: 'x' } },
  records: {
    treeOfMaterialTypes: 'no record',
    listMaterialTypes: kept('edit', 'id'),
    viewMaterialType: kept('edit'),
    addMaterialType: 'no record',
    editMaterialType: kept('edit'),
    exportMaterialTypes: kept('edit', 'selections'),
    importMaterialTypes: 'no record',
    deleteMaterialType: removed('delete'),
    deleteMaterialTypes: removed('deletes', 'ids'),
  },
  async makeRecords({ db }) {
    for (const [owner, tenantId] of Object.entries({ own: 1, foreign: 2 })) {
      const rows = ['edit', 'delete', 'deletes'].map((part) => ({
        id: `${owner}-type-${part}`,
        code: `${owner}-${part}`,
      }));
      await db.orm
        .insert(materialType)
        .values(rows.map((row) => ({ ...row, name: row.code, tenantId, createTime: NOW, updateTime: NOW })));
    }
  },
  rulePages: [
    {
      component: 'material/TypeList',
      list: 'listMaterialTypes',
      view: 'viewMaterialType',
      edit: 'editMaterialType',
      remove: 'deleteMaterialType',
      export: 'exportMaterialTypes',
    },
  ],
};
