import { evaluationExpert } from '../../src/platform/db';
import type { EndpointTests } from '../support/EndpointTests';
import { evaluationIds, evaluationLines } from '../support/records/evaluationLines';
import { formDesigners } from '../support/rights/roles';

const { kept, removed } = evaluationLines('expert');

export const tests: EndpointTests = {
  rights: {
    listExperts: { users: formDesigners },
    viewExpert: { users: formDesigners, input: { id: 'x' } },
    addExpert: { users: formDesigners, input: { name: '', userId: 'x', professionType: '1' } },
    editExpert: { users: formDesigners, input: { id: 'x' } },
    deleteExpert: { users: formDesigners, input: { id: 'x' } },
    deleteExperts: { users: formDesigners, input: { ids: 'x' } },
    exportExperts: { users: formDesigners },
    importExperts: { users: formDesigners },
  },
  goodInputs: {
    addExpert: { name: 'x', userId: 'nobody', professionType: '1' },
    editExpert: { id: 'x' },
  },
  records: {
    listExperts: kept(),
    viewExpert: kept(),
    addExpert: 'no record',
    editExpert: kept(),
    exportExperts: kept('selections'),
    importExperts: 'no record',
    deleteExpert: removed('delete'),
    deleteExperts: removed('deletes', 'ids'),
  },
  async makeRecords({ db }) {
    await db.orm
      .insert(evaluationExpert)
      .values(evaluationIds('expert').map((row) => ({ ...row, name: row.id, userId: row.id, professionType: '1' })));
  },
  rulePages: [
    {
      component: 'evaluation/ExpertList',
      list: 'listExperts',
      view: 'viewExpert',
      edit: 'editExpert',
      remove: 'deleteExpert',
      export: 'exportExperts',
    },
  ],
};
