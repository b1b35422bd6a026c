import { materialInfo, materialType } from '../../src/platform/db';
import { line } from '../support/records/Line';
import { THERE, type User } from '../support/records/users';
import { planEditors } from '../support/rights/roles';
import type { EndpointTests } from '../support/EndpointTests';

const NOW = '2026-01-01 00:00:00';
const KEEPERS: readonly User[] = ['admin', 'purchaser', 'manager'];
const GOOD = { code: 'M-1', name: 'x', typeId: 'nowhere', unit: '个' };
const kept = (part: string, member = 'id', more: (owner: string) => object = () => ({})) => [
  line('own tenant’s', KEEPERS, () => ({ [member]: `own-material-${part}`, ...more('own') })),
  line('other tenant’s', THERE, () => ({ [member]: `foreign-material-${part}`, ...more('foreign') })),
];
/** The first caller deletes the record; it is absent for the others. */
const removed = (part: string, member = 'id') => [
  line('own tenant’s', ['admin'], () => ({ [member]: `own-material-${part}` })),
  line('other tenant’s', ['jb_manager'], () => ({ [member]: `foreign-material-${part}` })),
];

export const tests: EndpointTests = {
  rights: {
    listMaterials: { users: planEditors },
    viewMaterial: { users: planEditors, input: { id: 'x' } },
    listSimilarMaterials: { users: planEditors, input: { name: 'x' } },
    addMaterial: { users: planEditors, input: { code: '', name: '', typeId: 'x', unit: '' } },
    editMaterial: { users: planEditors, input: { id: 'x' } },
    classifyMaterials: { users: planEditors, input: { ids: ['x'], typeId: 'x' } },
    deleteMaterial: { users: planEditors, input: { id: 'x' } },
    deleteMaterials: { users: planEditors, input: { ids: 'x' } },
    exportMaterials: { users: planEditors },
    importMaterials: { users: planEditors },
  },
  goodInputs: { addMaterial: GOOD, editMaterial: { id: 'x' }, classifyMaterials: { ids: ['x'], typeId: 'x' } },
  records: {
    listMaterials: kept('edit'),
    viewMaterial: kept('edit'),
    listSimilarMaterials: kept('edit', 'name'),
    addMaterial: [
      line('own tenant’s type', KEEPERS, (caller) => ({ ...GOOD, code: caller.userId, typeId: 'own-material-type' })),
      line('other tenant’s type', THERE, (caller) => ({
        ...GOOD,
        code: caller.userId,
        typeId: 'foreign-material-type',
      })),
    ],
    editMaterial: kept('edit'),
    classifyMaterials: [
      line('own tenant’s', KEEPERS, () => ({ ids: ['own-material-edit'], typeId: 'own-material-type' })),
      line('other tenant’s', THERE, () => ({ ids: ['foreign-material-edit'], typeId: 'foreign-material-type' })),
      line('materials of both', [], () => ({
        ids: ['own-material-edit', 'foreign-material-edit'],
        typeId: 'own-material-type',
      })),
    ],
    exportMaterials: kept('edit', 'selections'),
    importMaterials: 'no record',
    deleteMaterial: removed('delete'),
    deleteMaterials: removed('deletes', 'ids'),
  },
  async makeRecords({ db }) {
    for (const [owner, tenantId] of Object.entries({ own: 1, foreign: 2 })) {
      const typeId = `${owner}-material-type`;
      const audit = { tenantId, createTime: NOW, updateTime: NOW };
      await db.orm.insert(materialType).values({ id: typeId, code: typeId, name: typeId, ...audit });
      const ids = ['edit', 'delete', 'deletes'].map((part) => `${owner}-material-${part}`);
      await db.orm
        .insert(materialInfo)
        .values(ids.map((id) => ({ id, code: id, name: id, typeId, typeName: typeId, unit: '个', ...audit })));
    }
  },
  rulePages: [
    {
      component: 'material/ClassificationList',
      list: 'listMaterials',
      view: 'viewMaterial',
      edit: 'editMaterial',
      remove: 'deleteMaterial',
      export: 'exportMaterials',
    },
  ],
};
