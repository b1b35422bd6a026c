import { evaluationItem } from '../../src/platform/db';
import type { EndpointTests } from '../support/EndpointTests';
import { evaluationIds, evaluationLines } from '../support/records/evaluationLines';
import { formDesigners, planEditors } from '../support/rights/roles';

const { kept, removed } = evaluationLines('dimension');

export const tests: EndpointTests = {
  rights: {
    listEvaluationItems: { users: planEditors },
    viewEvaluationItem: { users: planEditors, input: { id: 'x' } },
    addEvaluationItem: { users: formDesigners, input: { itemName: '', markValue: 1 } },
    editEvaluationItem: { users: formDesigners, input: { id: 'x' } },
    deleteEvaluationItem: { users: formDesigners, input: { id: 'x' } },
    deleteEvaluationItems: { users: formDesigners, input: { ids: 'x' } },
    exportEvaluationItems: { users: formDesigners },
    importEvaluationItems: { users: formDesigners },
  },
  goodInputs: {
    addEvaluationItem: { itemName: 'x', markValue: 0 },
    editEvaluationItem: { id: 'x' },
  },
  records: {
    listEvaluationItems: kept('id', planEditors),
    viewEvaluationItem: kept('id', planEditors),
    addEvaluationItem: 'no record',
    editEvaluationItem: kept(),
    exportEvaluationItems: kept('selections'),
    importEvaluationItems: 'no record',
    deleteEvaluationItem: removed('delete'),
    deleteEvaluationItems: removed('deletes', 'ids'),
  },
  async makeRecords({ db }) {
    await db.orm
      .insert(evaluationItem)
      .values(evaluationIds('dimension').map((row) => ({ ...row, itemName: row.id, markValue: 10 })));
  },
  rulePages: [
    {
      component: 'evaluation/DimensionList',
      list: 'listEvaluationItems',
      view: 'viewEvaluationItem',
      edit: 'editEvaluationItem',
      remove: 'deleteEvaluationItem',
      export: 'exportEvaluationItems',
    },
  ],
};
