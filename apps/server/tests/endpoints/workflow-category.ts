import { flowCategory } from '../../src/platform/db';
import type { EndpointTests } from '../support/EndpointTests';
import { line } from '../support/records/Line';
import { THERE, type User } from '../support/records/users';
import { formDesigners } from '../support/rights/roles';

const NOW = '2026-01-01 00:00:00';
const DESIGNERS: readonly User[] = ['admin', 'manager'];
const kept = (here: readonly User[], there: readonly User[], part: string, member = 'id') => [
  line('own tenant’s', here, () => ({ [member]: `own-flowcat-${part}` })),
  line('other tenant’s', there, () => ({ [member]: `foreign-flowcat-${part}` })),
];

export const tests: EndpointTests = {
  rights: {
    listFlowCategories: { users: formDesigners },
    viewFlowCategory: { users: formDesigners, input: { id: 'x' } },
    addFlowCategory: { users: formDesigners, input: { name: '', code: '' } },
    editFlowCategory: { users: formDesigners, input: { id: 'x' } },
    deleteFlowCategory: { users: formDesigners, input: { id: 'x' } },
    deleteFlowCategories: { users: formDesigners, input: { ids: 'x' } },
    exportFlowCategories: { users: formDesigners },
    importFlowCategories: { users: formDesigners },
  },
  goodInputs: {
    // Always refused: both the type and the remark are too long.
    addFlowCategory: { name: 'x', code: 'x', appType: 'x'.repeat(65), remark: 'x'.repeat(501) },
    editFlowCategory: { id: 'x' },
  },
  records: {
    listFlowCategories: kept(DESIGNERS, THERE, 'edit'),
    viewFlowCategory: kept(DESIGNERS, THERE, 'edit'),
    addFlowCategory: 'no record',
    editFlowCategory: kept(DESIGNERS, THERE, 'edit'),
    exportFlowCategories: kept(DESIGNERS, THERE, 'edit', 'selections'),
    importFlowCategories: 'no record',
    deleteFlowCategory: kept(['admin'], ['jb_manager'], 'delete'),
    deleteFlowCategories: kept(['admin'], ['jb_manager'], 'deletes', 'ids'),
  },
  rulePages: [
    {
      component: 'flowable/CategoryList',
      list: 'listFlowCategories',
      view: 'viewFlowCategory',
      edit: 'editFlowCategory',
      remove: 'deleteFlowCategory',
      export: 'exportFlowCategories',
    },
  ],
  async makeRecords({ db }) {
    for (const [owner, tenantId] of Object.entries({ own: 1, foreign: 2 })) {
      await db.orm.insert(flowCategory).values(
        ['edit', 'delete', 'deletes'].map((part) => ({
          id: `${owner}-flowcat-${part}`,
          name: part,
          code: `${owner}-${part}`,
          createTime: NOW,
          updateTime: NOW,
          tenantId,
        })),
      );
    }
  },
};
