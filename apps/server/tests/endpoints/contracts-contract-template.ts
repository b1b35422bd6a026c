import { contractTemplate } from '../../src/platform/db';
import type { EndpointTests } from '../support/EndpointTests';
import { evaluationIds, evaluationLines } from '../support/records/evaluationLines';
import { line } from '../support/records/Line';
import { THERE } from '../support/records/users';
import { formDesigners, planEditors, type Role } from '../support/rights/roles';

const { kept, removed } = evaluationLines('template');
const contractReaders: readonly Role[] = ['admin', 'approver', 'purchaser', 'manager'];
const FILE = '[{"name":"x.docx","url":"contractTemplate/x.docx"}]';

export const tests: EndpointTests = {
  rights: {
    listContractTemplates: { users: planEditors },
    viewContractTemplate: { users: planEditors, input: { id: 'x' } },
    addContractTemplate: { users: formDesigners, input: { name: '', fileUrl: FILE } },
    editContractTemplate: { users: formDesigners, input: { id: 'x' } },
    deleteContractTemplate: { users: formDesigners, input: { id: 'x' } },
    deleteContractTemplates: { users: formDesigners, input: { ids: 'x' } },
    downloadDefaultTemplate: { users: planEditors },
    exportContractDocx: { users: [...contractReaders, 'supplier'], input: { id: 'x' } },
  },
  goodInputs: {
    addContractTemplate: { name: 'x', fileUrl: FILE },
    editContractTemplate: { id: 'x' },
  },
  records: {
    listContractTemplates: kept('id', planEditors),
    viewContractTemplate: kept('id', planEditors),
    addContractTemplate: 'no record',
    editContractTemplate: kept(),
    deleteContractTemplate: removed('delete'),
    deleteContractTemplates: removed('deletes', 'ids'),
    downloadDefaultTemplate: 'no record',
    exportContractDocx: [
      line('contract of a department in charge', contractReaders, () => ({ id: 'own-contract' })),
      line('draft of a colleague', ['admin', 'manager'], () => ({ id: 'colleague-contract' })),
      line('other tenant’s contract', THERE, () => ({ id: 'foreign-contract' })),
    ],
  },
  async makeRecords({ db }) {
    // Out of use, so that exports of the other lines take the default template.
    await db.orm
      .insert(contractTemplate)
      .values(evaluationIds('template').map((row) => ({ ...row, name: row.id, status: '0' })));
  },
  rulePages: [
    {
      component: 'contract/TemplateList',
      list: 'listContractTemplates',
      view: 'viewContractTemplate',
      edit: 'editContractTemplate',
      remove: 'deleteContractTemplate',
    },
  ],
};
