import { everyone, formDesigners, internal } from '../support/rights/roles';
import { line } from '../support/records/Line';
import { templates } from '../support/records/linesOfWork';
import { DESIGNERS, change, read, removed } from '../support/records/linesOfForms';
import { NOBODY, THERE } from '../support/records/users';
import type { EndpointTests } from '../support/EndpointTests';

export const tests: EndpointTests = {
  rights: {
    listForms: { users: everyone },
    listAllForms: { users: everyone },
    publishForm: { users: formDesigners, input: { id: 'x', publishedTo: null } },
    viewForm: { users: everyone, input: { id: 'x' } },
    queryForm: { users: everyone, input: { id: 'x' } },
    addForm: { users: formDesigners, input: { formName: 'x', formContent: '{}' } },
    editForm: { users: formDesigners, input: { id: 'x' } },
    deleteForm: { users: formDesigners, input: { id: 'x' } },
    deleteForms: { users: formDesigners, input: { ids: 'x' } },
    copyForm: { users: formDesigners, input: { id: 'x' } },
    convertForm: { users: formDesigners, input: { id: 'x' } },
    exportForms: { users: formDesigners },
    listFormVersions: { users: everyone, input: { id: 'x' } },
    viewFormVersion: { users: everyone, input: { id: 'x', version: 1 } },
    validateForm: { users: everyone, input: { formId: 'x', values: {} } },
    addFormData: { users: internal, input: { code: 'x' } },
    editFormData: { users: internal, input: { code: 'x', id: 'x' } },
    viewFormData: { users: everyone, input: { code: 'x', id: 'x' } },
    deleteFormData: { users: internal, input: { code: 'x', id: 'x' } },
    listFormData: { users: everyone, input: { code: 'x' } },
    listFormTemplates: { users: everyone },
    viewFormTemplate: { users: everyone, input: { id: 'x' } },
    saveFormTemplate: { users: everyone, input: { name: 'x', formContent: '{"list":[]}' } },
    renameFormTemplate: { users: everyone, input: { id: 'x', name: 'x' } },
    deleteFormTemplate: { users: everyone, input: { id: 'x' } },
  },
  goodInputs: {
    addForm: { formName: 'x', formContent: '{"list":[],"config":{}}' },
    editForm: { id: 'x' },
    publishForm: { id: 'x', publishedTo: 'supplier' },
    copyForm: { id: 'x' },
    convertForm: { id: 'x' },
    saveFormTemplate: { name: 'x', formContent: '{"list":[],"config":{}}' },
    renameFormTemplate: { id: 'x' },
    validateForm: { values: {}, formContent: '{"list":[],"config":{}}' },
    editFormData: { id: 'x' },
  },
  records: {
    listFormTemplates: [line('own templates', ['editor', 'jb_liaison'], () => ({}))],
    viewFormTemplate: templates(),
    renameFormTemplate: templates({ name: '改名' }),
    deleteFormTemplate: templates(),
    saveFormTemplate: 'no record',
    listForms: 'no record',
    listAllForms: 'no record',
    addForm: 'no record',
    exportForms: 'no record',
    viewForm: read(),
    queryForm: read(),
    listFormVersions: read(),
    viewFormVersion: read('id', { version: 1 }),
    validateForm: read('formId', { values: {} }),
    editForm: change('form'),
    publishForm: change('form', 'id', { publishedTo: 'supplier,expert' }),
    copyForm: change('form'),
    convertForm: change('head'),
    // A deleted form is absent for later callers.
    deleteForm: removed('form-1', 'id'),
    deleteForms: removed('form-2', 'ids'),
    // Users see their own data, form designers all data of the tenant.
    listFormData: [
      line('own tenant’s form', ['admin', 'declarer', 'manager'], () => ({ code: 'own-form' })),
      line('other tenant’s form', THERE, () => ({ code: 'foreign-form' })),
    ],
    addFormData: [
      line('own tenant’s form', ['admin', 'declarer', 'approver', 'purchaser', 'manager', 'editor'], () => ({
        code: 'own-form',
      })),
      line('other tenant’s form', THERE, () => ({ code: 'foreign-form' })),
    ],
    viewFormData: [
      line('the declarer’s', [...DESIGNERS, 'declarer'], () => ({ code: 'own-form', id: 'own-data' })),
      line('one of the other tenant', THERE, () => ({ code: 'foreign-form', id: 'foreign-data' })),
      line('one of another form', NOBODY, () => ({ code: 'own-form', id: 'foreign-data' })),
    ],
    editFormData: [
      line('the declarer’s', [...DESIGNERS, 'declarer'], () => ({ code: 'own-form', id: 'own-data' })),
      line('one of the other tenant', THERE, () => ({ code: 'foreign-form', id: 'foreign-data' })),
    ],
    deleteFormData: [
      line('the declarer’s', ['admin'], () => ({ code: 'own-form', id: 'own-data-1' })),
      line('one of the other tenant', ['jb_manager'], () => ({ code: 'foreign-form', id: 'foreign-data-1' })),
    ],
  },
  rulePages: [
    {
      component: 'flowable/FormList',
      list: 'listForms',
      view: 'viewForm',
      edit: 'editForm',
      remove: 'deleteForm',
      export: 'exportForms',
      others: [['copyForm', 'id']],
    },
    {
      component: 'flowable/FormData',
      list: 'listFormData',
      asked: { code: 'own-form' },
      view: 'viewFormData',
      edit: 'editFormData',
      remove: 'deleteFormData',
      export: 'exportFormData',
    },
  ],
};
