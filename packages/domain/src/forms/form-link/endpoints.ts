import { Type } from 'typebox';
import { FormRecord } from '../form/schema';
import {
  accessTo,
  endpoint,
  holders,
  Id,
  listInput,
  MaybeText,
  Page,
  signedIn,
  standard,
  Text,
  workbooks,
} from '../../kit';
import { FormColumns } from '../online-form/schema';
import {
  FlowDeployOnline,
  FlowDeployOnlineAdd,
  FlowDeployOnlineEdit,
  FlowFormItems,
  FlowFormView,
  FlowOnlForm,
  FlowOnlFormEdit,
  SysCustomForm,
  SysCustomFormAdd,
  SysCustomFormEdit,
  SysDeployForm,
  SysDeployFormAdd,
  SysDeployFormEdit,
} from './schema';

const READ = signedIn('tenant');
const calls = (resource: string) => {
  const [base, access] = [`/flowable/${resource}`, accessTo(`flowable:${resource}`)];
  return { ...standard(base, access), ...workbooks(base, access) };
};

const custom = calls('sysCustomForm');
export const customFormFilters = ['id', 'businessName', 'businessService', 'deployId'] as const;

export const listCustomForms = endpoint({
  method: 'GET',
  path: '/flowable/sysCustomForm/list',
  access: READ,
  input: listInput(customFormFilters, SysCustomForm),
  result: Page(SysCustomForm),
});
export const viewCustomForm = endpoint({
  method: 'GET',
  path: '/flowable/sysCustomForm/{id}',
  access: READ,
  input: Type.Object({ id: Id }),
  result: SysCustomForm,
});
export const queryCustomForm = custom.view(SysCustomForm);
export const addCustomForm = custom.add(SysCustomFormAdd, SysCustomForm);
export const editCustomForm = custom.edit(SysCustomFormEdit, SysCustomForm);
export const deleteCustomForm = custom.delete();
export const deleteCustomForms = custom.deleteBatch();
export const exportCustomForms = custom.export(customFormFilters);
export const importCustomForms = custom.import();

const binding = { id: Id, deployId: MaybeText(64, { title: '流程部署ID' }) };

/** Binds a form to a deployment, or to none; the fields may be in the body or in `customFormVo`. */
export const bindCustomForm = endpoint({
  method: 'POST',
  path: '/flowable/sysCustomForm/updateCustom',
  access: holders('flowable:sysCustomForm:edit'),
  input: Type.Object({
    ...Type.Partial(Type.Object(binding)).properties,
    customFormVo: Type.Optional(Type.Object(binding)),
  }),
  result: Type.Null(),
});

const deploy = calls('sysDeployForm');
export const deployFormFilters = ['id', 'formId', 'deployId', 'nodeKey', 'formFlag'] as const;

export const listDeployForms = deploy.list(deployFormFilters, SysDeployForm);
export const queryDeployForm = deploy.view(SysDeployForm);
export const addDeployForm = deploy.add(SysDeployFormAdd, SysDeployForm);
export const editDeployForm = deploy.edit(SysDeployFormEdit, SysDeployForm);
export const deleteDeployForm = deploy.delete();
export const deleteDeployForms = deploy.deleteBatch();
export const exportDeployForms = deploy.export(deployFormFilters, SysDeployForm);
export const importDeployForms = deploy.import();

const online = calls('flowDeployOnline');
export const deployOnlineFilters = ['id', 'onlineId', 'tableName', 'deployId', 'nodeKey', 'formFlag'] as const;

export const listDeployOnline = online.list(deployOnlineFilters, FlowDeployOnline);
export const queryDeployOnline = online.view(FlowDeployOnline);
export const addDeployOnline = online.add(FlowDeployOnlineAdd, FlowDeployOnline);
export const editDeployOnline = online.edit(FlowDeployOnlineEdit, FlowDeployOnline);
export const deleteDeployOnline = online.delete();
export const deleteDeployOnlineBatch = online.deleteBatch();
export const exportDeployOnline = online.export(deployOnlineFilters, FlowDeployOnline);
export const importDeployOnline = online.import();

const HEAD = '/flowable/onlCgformHead';
const Code = Text(64);

/** Online forms of the tenant, each with the deployment it is bound to. */
export const listFlowForms = endpoint({
  method: 'GET',
  path: `${HEAD}/list`,
  access: READ,
  input: listInput(['id', 'tableName', 'tableTxt', 'tableType', 'deployId']),
  result: Page(FlowOnlForm),
});
export const viewFlowForm = endpoint({
  method: 'GET',
  path: `${HEAD}/queryByFormId/{id}`,
  access: READ,
  input: Type.Object({ id: Id }),
  result: FlowFormView,
});
export const getFlowFormItem = endpoint({
  method: 'GET',
  path: `${HEAD}/getFormItem/{id}`,
  access: READ,
  input: Type.Object({ id: Id }),
  result: FlowFormItems,
});
export const getFlowFormColumns = endpoint({
  method: 'GET',
  path: `${HEAD}/getColumns/{code}`,
  access: READ,
  input: Type.Object({ code: Code }),
  result: FormColumns,
});
export const listFlowFormData = endpoint({
  method: 'GET',
  path: `${HEAD}/getData/{code}`,
  access: READ,
  // The form defines the fields; the server reads them by name.
  input: Type.Record(Type.String(), Type.String({ maxLength: 20_000 })),
  result: Type.Object({ records: Type.Array(FormRecord), total: Type.Integer() }),
});

/** Stores all records of a form or none; other data sent about the form is ignored. */
export const saveFlowFormData = endpoint({
  method: 'POST',
  path: `${HEAD}/save`,
  access: READ,
  input: Type.Object({
    formId: Id,
    dataList: Type.Array(FormRecord, { minItems: 1, maxItems: 200, title: '表单数据' }),
  }),
  /** Ids of the stored records, in order. */
  result: Type.Array(Text(36)),
});

export const editFlowForm = endpoint({
  method: 'PUT',
  alsoBy: ['POST'],
  path: `${HEAD}/edit`,
  access: holders('flowable:onlCgformHead:edit'),
  input: FlowOnlFormEdit,
  result: Type.Null(),
});
