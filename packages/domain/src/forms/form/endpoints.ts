import { Type } from 'typebox';
import { accessTo, endpoint, Flag, holders, Id, listInput, Page, signedIn, standard, Text } from '../../kit';
import {
  FormData,
  FormFault,
  FormRecord,
  FORM_CONTENT_LIMIT,
  SysForm,
  SysFormAdd,
  SysFormEdit,
  SysFormRow,
  SysFormVersion,
} from './schema';

const BASE = '/flowable/form';
const DATA = '/online/cgform/api/form';
/** Id of a designed form, or id or table name of an online form. */
const Code = Type.String({ minLength: 1, maxLength: 64 });
const READ = signedIn('tenant');
const access = accessTo('flowable:form');
const calls = standard(BASE, access);

/** Every member of a form that a list can be narrowed by. */
export const formFilters = [
  'id',
  'formName',
  'remark',
  'version',
  'createBy',
  'createTime',
  'updateBy',
  'updateTime',
] as const;

/** Without the contents, unless `full=1`. */
export const listForms = endpoint({
  method: 'GET',
  path: `${BASE}/list`,
  access: READ,
  input: Type.Object({ ...listInput(formFilters).properties, full: Type.Optional(Flag) }),
  result: Page(SysFormRow),
});

export const viewForm = endpoint({
  method: 'GET',
  path: `${BASE}/{id}`,
  access: READ,
  input: Type.Object({ id: Id }),
  result: SysForm,
});

export const queryForm = endpoint({ ...viewForm, path: `${BASE}/queryById` });

export const addForm = calls.add(SysFormAdd, SysForm);
export const editForm = calls.edit(SysFormEdit, SysForm);
export const deleteForm = calls.delete();
export const deleteForms = calls.deleteBatch();

/** A form of its own with the same content. */
export const copyForm = endpoint({
  method: 'POST',
  path: `${BASE}/copy`,
  access: access.add,
  input: Type.Object({ id: Id }),
  alsoByQuery: true,
  result: SysForm,
});

/** The forms of the tenant as a workbook; `selections`: ids, comma-joined. */
export const exportForms = endpoint({
  method: 'GET',
  alsoBy: ['POST'],
  path: `${BASE}/exportXls`,
  access: access.list,
  input: Type.Object({ selections: Type.Optional(Type.String({ maxLength: 100_000 })) }),
  alsoByQuery: true,
  result: Type.Unknown(),
  answer: 'raw',
});

/** Every save of a form, latest first. */
export const listFormVersions = endpoint({
  method: 'GET',
  path: `${BASE}/versions`,
  access: READ,
  input: Type.Object({ id: Id }),
  result: Type.Array(SysFormVersion),
});

/** A form as it was at one of its saves. */
export const viewFormVersion = endpoint({
  method: 'GET',
  path: `${BASE}/version`,
  access: READ,
  input: Type.Object({ id: Id, version: Type.Integer({ minimum: 1 }) }),
  result: Type.Object({ ...SysFormVersion.properties, formContent: Text(FORM_CONTENT_LIMIT) }),
});

/** Says what the form would say to these values; nothing is stored. */
export const validateForm = endpoint({
  method: 'POST',
  path: `${BASE}/validate`,
  access: READ,
  input: Type.Object({
    formId: Type.Optional(Id),
    formContent: Type.Optional(Type.String({ minLength: 1, maxLength: FORM_CONTENT_LIMIT, title: '表单内容' })),
    values: FormData,
  }),
  result: Type.Object({ valid: Type.Boolean(), errors: Type.Array(FormFault) }),
});

/**
 * Stores what was filled in; the body is the values by component id. Refused with the messages of the form itself,
 * `field` naming the first value at fault.
 */
export const addFormData = endpoint({
  method: 'POST',
  path: `${DATA}/{code}`,
  access: holders('online:cgform:data'),
  input: Type.Object({ code: Code }),
  result: Text(36),
});

/** The body is the values by component id and `id`, the record. */
export const editFormData = endpoint({
  method: 'PUT',
  path: `${DATA}/{code}`,
  access: holders('online:cgform:data'),
  input: Type.Object({ code: Code, id: Id }),
  result: Type.Null(),
});

/** One's own records, and all of them for those who may edit the form. */
export const viewFormData = endpoint({
  method: 'GET',
  path: `${DATA}/{code}/{id}`,
  access: READ,
  input: Type.Object({ code: Code, id: Id }),
  result: FormRecord,
});

export const deleteFormData = endpoint({
  method: 'DELETE',
  path: `${DATA}/{code}/{id}`,
  access: holders('online:cgform:data'),
  // Several ids may be joined by commas.
  input: Type.Object({ code: Code, id: Text(4000) }),
  result: Type.Null(),
});

/** Records by the value syntax of lists on their own members and on the values of the form, paging and order. */
export const listFormData = endpoint({
  method: 'GET',
  path: '/online/cgform/api/getData/{code}',
  access: READ,
  // Which fields there are is told by the form; the server reads each by its name.
  input: Type.Record(Type.String(), Type.String({ maxLength: 20_000 })),
  result: Type.Object({ records: Type.Array(FormRecord), total: Type.Integer() }),
});
