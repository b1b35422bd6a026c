import { everyone, formDesigners, internal } from '../support/rights/roles';
import { DESIGNERS, head, read, removed } from '../support/records/linesOfForms';
import { line } from '../support/records/Line';
import { INTERNAL, THERE } from '../support/records/users';
import type { EndpointTests } from '../support/EndpointTests';

export const tests: EndpointTests = {
  rights: {
    listFormHeads: { users: formDesigners },
    addFormHead: { users: formDesigners, input: { head: { tableName: 'x', tableTxt: 'x' }, fields: [] } },
    editFormHead: { users: formDesigners, input: { head: { id: 'x', tableTxt: 'x' }, fields: [] } },
    deleteFormHead: { users: formDesigners, input: { id: 'x' } },
    deleteFormHeads: { users: formDesigners, input: { ids: 'x' } },
    checkFormTable: { users: formDesigners, input: { tbname: 'x' } },
    listFormFields: { users: formDesigners, input: { headId: 'x' } },
    listFormIndexes: { users: formDesigners, input: { headId: 'x' } },
    getFormColumns: { users: everyone, input: { code: 'x' } },
    getFormQueryInfo: { users: everyone, input: { code: 'x' } },
    getFormItem: { users: everyone, input: { code: 'x' } },
    getFormItemByTable: { users: everyone, input: { code: 'x' } },
    exportFormData: { users: everyone, input: { code: 'x' } },
    importFormData: { users: internal, input: { code: 'x' } },
  },
  goodInputs: {
    addFormHead: { head: { tableName: 'x', tableTxt: 'x' }, fields: [] },
    editFormHead: { head: { id: 'x', tableTxt: 'x' }, fields: [] },
  },
  records: {
    listFormHeads: 'no record',
    // Only returns whether any form has a name.
    checkFormTable: 'no record',
    addFormHead: 'no record',
    listFormFields: head(DESIGNERS),
    listFormIndexes: head(DESIGNERS),
    editFormHead: [
      line('own tenant’s online form', DESIGNERS, () => ({ head: { id: 'own-head', tableTxt: 'x' }, fields: [] })),
      line('other tenant’s online form', THERE, () => ({
        head: { id: 'foreign-head', tableTxt: 'x' },
        fields: [],
      })),
    ],
    deleteFormHead: removed('head-1', 'id'),
    deleteFormHeads: removed('head-2', 'ids'),
    getFormColumns: read('code'),
    getFormQueryInfo: head(INTERNAL, 'code'),
    getFormItem: read('code'),
    getFormItemByTable: head(INTERNAL, 'code'),
    exportFormData: read('code'),
    importFormData: 'no record',
  },
  rulePages: [
    {
      component: 'modules/online/cgform/OnlCgformHeadList',
      list: 'listFormHeads',
      remove: 'deleteFormHead',
      others: [
        ['listFormFields', 'headId'],
        ['convertForm', 'id'],
      ],
    },
  ],
};
