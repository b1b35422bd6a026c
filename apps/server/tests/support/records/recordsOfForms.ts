import { line, type CallRecords, type Line } from './Line';
import { HERE, NOBODY, THERE, type User } from './users';

/** Forms are for everybody of their tenant to see; whoever may design changes them. */
const read = (member = 'id', more: Record<string, unknown> = {}): Line[] => [
  line('own tenant’s form', HERE, () => ({ [member]: 'own-form', ...more })),
  line('other tenant’s form', THERE, () => ({ [member]: 'foreign-form', ...more })),
];
const DESIGNERS: readonly User[] = ['admin', 'manager'];
const change = (id: string, member = 'id'): Line[] => [
  line('own tenant’s form', DESIGNERS, () => ({ [member]: `own-${id}` })),
  line('other tenant’s form', THERE, () => ({ [member]: `foreign-${id}` })),
];
const removed = (id: string, member: string): Line[] => [
  line('own tenant’s form', ['admin'], () => ({ [member]: `own-${id}` })),
  line('other tenant’s form', ['jb_manager'], () => ({ [member]: `foreign-${id}` })),
];

const head = (users: readonly User[], member = 'headId'): Line[] => [
  line('own tenant’s online form', users, () => ({ [member]: 'own-head' })),
  line('other tenant’s online form', THERE, () => ({ [member]: 'foreign-head' })),
];

/** Calls of forms and of what is entered into them. */
export const recordsOfForms: Readonly<Record<string, CallRecords>> = {
  listForms: 'no record',
  addForm: 'no record',
  exportForms: 'no record',
  viewForm: read(),
  queryForm: read(),
  listFormVersions: read(),
  viewFormVersion: read('id', { version: 1 }),
  validateForm: read('formId', { values: {} }),
  editForm: change('form'),
  copyForm: change('form'),
  // What one deletes another cannot ask for.
  deleteForm: removed('form-1', 'id'),
  deleteForms: removed('form-2', 'ids'),

  listFormHeads: 'no record',
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
  getFormQueryInfo: head(HERE, 'code'),
  getFormItem: read('code'),
  getFormItemByTable: head(HERE, 'code'),
  exportFormData: read('code'),
  importFormData: 'no record',

  // One's own, and all of the tenant's for those who may change the form.
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
};
