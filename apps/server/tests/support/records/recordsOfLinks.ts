import { line, type CallRecords, type Line } from './Line';
import { HERE, THERE, type User } from './users';

const DESIGNERS: readonly User[] = ['admin', 'manager'];

const ofLink = (here: readonly User[], there: readonly User[], member = 'id', id = 'link'): Line[] => [
  line('own tenant’s', here, () => ({ [member]: `own-${id}` })),
  line('other tenant’s', there, () => ({ [member]: `foreign-${id}` })),
];
/** Links are for designers to see and change; what one deletes another cannot ask for. */
const kept = {
  query: ofLink(DESIGNERS, THERE),
  edit: ofLink(DESIGNERS, THERE),
  delete: ofLink(['admin'], ['jb_manager'], 'id', 'link-1'),
  deleteBatch: ofLink(['admin'], ['jb_manager'], 'ids', 'link-2'),
};
const ofForm = (member: string, more: Record<string, unknown> = {}): Line[] => [
  line('own tenant’s online form', HERE, () => ({ [member]: 'own-head', ...more })),
  line('other tenant’s online form', THERE, () => ({ [member]: 'foreign-head', ...more })),
];

/** Calls of what ties forms to processes. */
export const recordsOfLinks: Readonly<Record<string, CallRecords>> = {
  listCustomForms: 'no record',
  viewCustomForm: ofLink(HERE, THERE),
  queryCustomForm: kept.query,
  addCustomForm: 'no record',
  editCustomForm: kept.edit,
  bindCustomForm: [
    line('own tenant’s', DESIGNERS, () => ({ id: 'own-link', deployId: 'x' })),
    line('other tenant’s', THERE, () => ({ customFormVo: { id: 'foreign-link', deployId: 'x' } })),
  ],
  deleteCustomForm: kept.delete,
  deleteCustomForms: kept.deleteBatch,
  exportCustomForms: 'no record',
  importCustomForms: 'no record',

  listDeployForms: 'no record',
  queryDeployForm: kept.query,
  addDeployForm: 'no record',
  editDeployForm: kept.edit,
  deleteDeployForm: kept.delete,
  deleteDeployForms: kept.deleteBatch,
  exportDeployForms: 'no record',
  importDeployForms: 'no record',

  listDeployOnline: 'no record',
  queryDeployOnline: kept.query,
  addDeployOnline: 'no record',
  editDeployOnline: kept.edit,
  deleteDeployOnline: kept.delete,
  deleteDeployOnlineBatch: kept.deleteBatch,
  exportDeployOnline: 'no record',
  importDeployOnline: 'no record',

  listFlowForms: 'no record',
  viewFlowForm: ofForm('id'),
  getFlowFormItem: ofForm('id'),
  getFlowFormColumns: ofForm('code'),
  listFlowFormData: [
    line('own tenant’s form', ['admin', 'declarer', 'manager'], () => ({ code: 'own-form' })),
    line('other tenant’s form', THERE, () => ({ code: 'foreign-form' })),
  ],
  saveFlowFormData: ofForm('formId', { dataList: [{ name: 'x' }] }),
  editFlowForm: [
    line('own tenant’s online form', DESIGNERS, () => ({ id: 'own-head', deployId: 'x' })),
    line('other tenant’s online form', THERE, () => ({ id: 'foreign-head', deployId: 'x' })),
  ],
};
