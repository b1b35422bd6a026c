import { evaluationRule } from '../../src/platform/db';
import type { EndpointTests } from '../support/EndpointTests';
import { evaluationIds, evaluationLines } from '../support/records/evaluationLines';
import { formDesigners, planEditors } from '../support/rights/roles';

const { kept, removed } = evaluationLines('extraction');

export const tests: EndpointTests = {
  rights: {
    listEvaluationRules: { users: planEditors },
    viewEvaluationRule: { users: planEditors, input: { id: 'x' } },
    addEvaluationRule: { users: formDesigners, input: { name: '', techNum: 1, busiNum: 0 } },
    editEvaluationRule: { users: formDesigners, input: { id: 'x' } },
    deleteEvaluationRule: { users: formDesigners, input: { id: 'x' } },
    deleteEvaluationRules: { users: formDesigners, input: { ids: 'x' } },
  },
  goodInputs: {
    // Draws nobody.
    addEvaluationRule: { name: 'x', techNum: 0, busiNum: 0 },
    editEvaluationRule: { id: 'x' },
  },
  records: {
    listEvaluationRules: kept('id', planEditors),
    viewEvaluationRule: kept('id', planEditors),
    addEvaluationRule: 'no record',
    editEvaluationRule: kept(),
    deleteEvaluationRule: removed('delete'),
    deleteEvaluationRules: removed('deletes', 'ids'),
  },
  async makeRecords({ db }) {
    await db.orm
      .insert(evaluationRule)
      .values(evaluationIds('extraction').map((row) => ({ ...row, name: row.id, techNum: 1, busiNum: 1 })));
  },
  rulePages: [
    {
      component: 'evaluation/RuleList',
      list: 'listEvaluationRules',
      view: 'viewEvaluationRule',
      edit: 'editEvaluationRule',
      remove: 'deleteEvaluationRule',
    },
  ],
};
