import { Type } from 'typebox';
import { accessTo, endpoint, Flag, holders, Id, listInput, Page, signedIn, standard, Text } from '../../kit';
import {
  FormData,
  FormEntry,
  FormFault,
  FormRecord,
  FORM_CONTENT_LIMIT,
  PublishedTo,
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

/** Filters of the form list. */
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

/** Without form contents unless `full=1`. */
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

/** Filters of the list of all forms. */
export const formEntryFilters = [
  'id',
  'kind',
  'name',
  'code',
  'tableType',
  'remark',
  'version',
  'publishedTo',
  'createBy',
  'createTime',
  'updateBy',
  'updateTime',
] as const;

/** Forms of both kinds that the caller may fill in; for those who manage online forms with their sub-tables. */
export const listAllForms = endpoint({
  method: 'GET',
  path: `${BASE}/all`,
  access: READ,
  input: listInput(formEntryFilters),
  result: Page(FormEntry),
});

/** Publishes a designed form to external users. The version stays, because the form itself does not change. */
export const publishForm = endpoint({
  method: 'PUT',
  path: `${BASE}/publish`,
  access: access.edit,
  input: Type.Object({ id: Id, publishedTo: PublishedTo }),
  result: Type.Null(),
});

/** Creates a new form with the same content. */
export const copyForm = endpoint({
  method: 'POST',
  path: `${BASE}/copy`,
  access: access.add,
  input: Type.Object({ id: Id }),
  alsoByQuery: true,
  result: SysForm,
});

/** Creates a designed form with the fields of an online form (`id`), which stays as it is. */
export const convertForm = endpoint({ ...copyForm, path: `${BASE}/convert` });

/** Exports the forms of the tenant; `selections`: comma-joined ids. */
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

/** All versions of a form, latest first. */
export const listFormVersions = endpoint({
  method: 'GET',
  path: `${BASE}/versions`,
  access: READ,
  input: Type.Object({ id: Id }),
  result: Type.Array(SysFormVersion),
});

/** One version of a form. */
export const viewFormVersion = endpoint({
  method: 'GET',
  path: `${BASE}/version`,
  access: READ,
  input: Type.Object({ id: Id, version: Type.Integer({ minimum: 1 }) }),
  result: Type.Object({ ...SysFormVersion.properties, formContent: Text(FORM_CONTENT_LIMIT) }),
});

/** Validates values without storing them. */
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
 * Stores a record. The body contains the values by component id. Refused with the messages of the form; `field` names
 * the first invalid value.
 */
export const addFormData = endpoint({
  method: 'POST',
  path: `${DATA}/{code}`,
  access: holders('online:cgform:data'),
  input: Type.Object({ code: Code }),
  result: Text(36),
});

/** The body contains the values by component id and the record's `id`. */
export const editFormData = endpoint({
  method: 'PUT',
  path: `${DATA}/{code}`,
  access: holders('online:cgform:data'),
  input: Type.Object({ code: Code, id: Id }),
  result: Type.Null(),
});

/** Callers see their own records, and all records if they may edit the form. */
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
  // Comma-joined ids are allowed.
  input: Type.Object({ code: Code, id: Text(4000) }),
  result: Type.Null(),
});

/** Lists records. Form fields and record columns can be filtered with the value syntax of lists, paged and sorted. */
export const listFormData = endpoint({
  method: 'GET',
  path: '/online/cgform/api/getData/{code}',
  access: READ,
  // The form defines the fields; the server reads them by name.
  input: Type.Record(Type.String(), Type.String({ maxLength: 20_000 })),
  result: Type.Object({ records: Type.Array(FormRecord), total: Type.Integer() }),
});
