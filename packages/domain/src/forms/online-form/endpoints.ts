import { Type } from 'typebox';
import { endpoint, holders, Id, ImportPreview, ImportResult, signedIn, standard, Text } from '../../kit';
import { ReportQueryInfo } from '../../reports/report/schema';
import { FormColumns, FormField, FormHead, FormHeadAdd, FormHeadEdit, FormItem } from './schema';

const API = '/online/cgform/api';
const HEAD = '/online/cgform/head';
const READ = signedIn('tenant');
const LIST = holders('online:cgform:list');
const EDIT = holders('online:cgform:edit');
const calls = standard(HEAD, { list: LIST, add: EDIT, edit: EDIT, delete: EDIT });
/** Id of an online or designed form, or table name of an online form. */
const Code = Text(64);

const read = <Result extends Parameters<typeof endpoint>[0]['result']>(last: string, result: Result) =>
  endpoint({ method: 'GET', path: `${API}/${last}/{code}`, access: READ, input: Type.Object({ code: Code }), result });

export const getFormColumns = read('getColumns', FormColumns);
export const getFormQueryInfo = read('getQueryInfo', Type.Array(ReportQueryInfo));
export const getFormItem = read('getFormItem', FormItem);
/** Like {@link getFormItem}; `taskId` is ignored. */
export const getFormItemByTable = read('getFormItemBytbname', FormItem);

/** Exports the records that match the query of the list; `selections`: comma-joined ids. */
export const exportFormData = endpoint({
  method: 'GET',
  alsoBy: ['POST'],
  path: `${API}/exportXls/{code}`,
  access: READ,
  // The form defines the fields; the server reads them by name.
  input: Type.Record(Type.String(), Type.String({ maxLength: 100_000 })),
  alsoByQuery: true,
  result: Type.Unknown(),
  answer: 'raw',
});

/** Imports records; every row is validated with the rules of the form. */
export const importFormData = endpoint({
  method: 'POST',
  path: `${API}/importXls/{code}`,
  access: holders('online:cgform:data'),
  input: Type.Object({ code: Code }),
  result: Type.Union([ImportPreview, ImportResult, Type.String(), Type.Null()]),
});

export const addFormHead = endpoint({
  method: 'POST',
  path: `${API}/addAll`,
  access: EDIT,
  input: FormHeadAdd,
  result: Type.Null(),
});

export const editFormHead = endpoint({
  method: 'PUT',
  alsoBy: ['POST'],
  path: `${API}/editAll`,
  access: EDIT,
  input: FormHeadEdit,
  result: Type.Null(),
});

/** `1` if the form `id`, or a new form without it, may have the table name `tbname`, else `-1`. */
export const checkFormTable = endpoint({
  method: 'GET',
  path: `${API}/checkOnlyTable`,
  access: LIST,
  input: Type.Object({ tbname: Code, id: Type.Optional(Text(36)) }),
  result: Type.Integer(),
});

export const listFormHeads = calls.list(
  ['id', 'tableName', 'tableType', 'tableTxt', 'formCategory', 'createTime'],
  FormHead,
);
export const deleteFormHead = calls.delete();
export const deleteFormHeads = calls.deleteBatch();

export const listFormFields = endpoint({
  method: 'GET',
  path: '/online/cgform/field/listByHeadId',
  access: LIST,
  input: Type.Object({ headId: Id }),
  result: Type.Array(FormField),
});

/** Always empty, because records have no table of their own. */
export const listFormIndexes = endpoint({
  method: 'GET',
  path: '/online/cgform/index/listByHeadId',
  access: LIST,
  input: Type.Object({ headId: Id }),
  result: Type.Array(Type.Unknown()),
});
