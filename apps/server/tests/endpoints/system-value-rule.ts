import { internal } from '../support/rights/roles';
import { kept, looked, rules } from '../support/records/linesOfConfiguration';
import { line } from '../support/records/Line';
import { INTERNAL, THERE } from '../support/records/users';
import type { EndpointTests } from '../support/EndpointTests';

export const tests: EndpointTests = {
  rights: {
    listCheckRules: { users: ['admin'] },
    viewCheckRule: { users: ['admin'], input: { id: 'x' } },
    addCheckRule: { users: ['admin'], input: { ruleName: 'x', ruleCode: 'x', ruleJson: '{}' } },
    editCheckRule: { users: ['admin'], input: { id: 'x' } },
    deleteCheckRule: { users: ['admin'], input: { id: 'x' } },
    deleteCheckRules: { users: ['admin'], input: { ids: 'x' } },
    exportCheckRules: { users: ['admin'] },
    importCheckRules: { users: ['admin'] },
    checkByCode: { users: internal, input: { ruleCode: 'x' } },
    listFillRules: { users: ['admin'] },
    viewFillRule: { users: ['admin'], input: { id: 'x' } },
    addFillRule: { users: ['admin'], input: { ruleName: 'x', ruleCode: 'x', ruleClass: 'sequence', ruleParams: '[]' } },
    editFillRule: { users: ['admin'], input: { id: 'x' } },
    deleteFillRule: { users: ['admin'], input: { id: 'x' } },
    deleteFillRules: { users: ['admin'], input: { ids: 'x' } },
    exportFillRules: { users: ['admin'] },
    importFillRules: { users: ['admin'] },
    testFillRule: { users: ['admin'], input: { ruleCode: 'x' } },
    executeFillRule: { users: internal, input: { ruleCode: 'x' } },
    executeFillRules: { users: internal, input: { rules: [] } },
  },
  goodInputs: {
    addCheckRule: { ruleName: 'x', ruleCode: 'x', ruleJson: '{}' },
    editCheckRule: { id: 'x' },
    addFillRule: { ruleName: 'x', ruleCode: 'x', ruleClass: 'none', ruleParams: '[]' },
    editFillRule: { id: 'x' },
    executeFillRule: { ruleCode: 'x' },
    executeFillRules: { rules: [{ ruleCode: 'x' }] },
  },
  records: {
    checkByCode: looked('rule', 'ruleCode'),
    testFillRule: kept('rule', 'ruleCode'),
    executeFillRule: looked('rule', 'ruleCode'),
    executeFillRules: [
      line('own tenant’s rule', INTERNAL, () => ({ rules: [{ ruleCode: 'own-rule' }] })),
      line('other tenant’s rule', THERE, () => ({ rules: [{ ruleCode: 'foreign-rule' }] })),
    ],
    ...rules('CheckRule'),
    ...rules('FillRule'),
  },
  rulePages: [
    {
      component: 'system/SysFillRuleList',
      list: 'listFillRules',
      view: 'viewFillRule',
      edit: 'editFillRule',
      remove: 'deleteFillRule',
      export: 'exportFillRules',
    },
    {
      component: 'system/SysCheckRuleList',
      list: 'listCheckRules',
      view: 'viewCheckRule',
      edit: 'editCheckRule',
      remove: 'deleteCheckRule',
      export: 'exportCheckRules',
    },
  ],
};
