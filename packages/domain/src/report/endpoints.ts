import { Type } from 'typebox';
import { endpoint, holders, Id, internal, listInput, Text } from '../kit';
import {
  ReportAdd,
  ReportConfig,
  ReportEdit,
  ReportHead,
  ReportHeadPage,
  ReportItem,
  ReportPage,
  ReportParam,
  ReportQueryInfo,
  ReportSourceInfo,
  ReportView,
} from './schema';

const API = '/online/cgreport/api';
const HEAD = '/online/cgreport/head';
const LIST = holders('online:cgreport:list');
const EDIT = holders('online:cgreport:edit');

/** How a report is shown (contract, part 4 §2). */
export const getRpColumns = endpoint({
  method: 'GET',
  path: `${API}/getRpColumns/{code}`,
  access: internal('tenant'),
  input: Type.Object({ code: Text(100) }),
  result: ReportConfig,
});

export const getReportQueryInfo = endpoint({
  method: 'GET',
  path: `${API}/getQueryInfo/{id}`,
  access: internal('tenant'),
  input: Type.Object({ id: Text(36) }),
  result: Type.Array(ReportQueryInfo),
});

/** Rows of a report: its query fields, `self_<name>` for its parameters, paging and sorting. */
export const getReportData = endpoint({
  method: 'GET',
  path: `${API}/getData/{id}`,
  access: internal('tenant'),
  // Which fields there are is told by the report; the server reads each by its name.
  input: Type.Record(Type.String(), Type.String({ maxLength: 2000 })),
  result: ReportPage,
});

/** {@link getRpColumns} and {@link getReportData} at once, by id. */
export const getReportView = endpoint({
  ...getReportData,
  path: `${API}/getColumnsAndData/{id}`,
  result: ReportView,
});

export const getReportParams = endpoint({
  method: 'GET',
  path: `${API}/getParamsInfo/{id}`,
  access: internal('tenant'),
  input: Type.Object({ id: Text(36) }),
  result: Type.Array(ReportParam),
});

/** Reports of the own tenant and those everybody has. */
export const listReports = endpoint({
  method: 'GET',
  path: `${HEAD}/list`,
  access: LIST,
  input: listInput(['id', 'name', 'code', 'createTime']),
  result: ReportHeadPage,
});

export const addReport = endpoint({
  method: 'POST',
  path: `${HEAD}/add`,
  access: EDIT,
  input: ReportAdd,
  result: ReportHead,
});

export const editReport = endpoint({
  method: 'PUT',
  alsoBy: ['POST'],
  path: `${HEAD}/editAll`,
  access: EDIT,
  input: ReportEdit,
  result: ReportHead,
});

export const deleteReport = endpoint({
  method: 'DELETE',
  path: `${HEAD}/delete`,
  access: EDIT,
  input: Type.Object({ id: Id }),
  result: Type.Null(),
});

export const deleteReports = endpoint({
  method: 'DELETE',
  path: `${HEAD}/deleteBatch`,
  access: EDIT,
  input: Type.Object({ ids: Text(4000) }),
  result: Type.Null(),
});

/** What a source offers; `sql` is its key. */
export const parseReportSource = endpoint({
  method: 'GET',
  path: `${HEAD}/parseSql`,
  access: EDIT,
  input: Type.Object({ sql: Text(64), dbKey: Type.Optional(Text(64)) }),
  result: ReportSourceInfo,
});

export const listReportItems = endpoint({
  method: 'GET',
  path: '/online/cgreport/item/listByHeadId',
  access: LIST,
  input: Type.Object({ headId: Id }),
  result: Type.Array(ReportItem),
});

export const listReportParams = endpoint({
  method: 'GET',
  path: '/online/cgreport/param/listByHeadId',
  access: LIST,
  input: Type.Object({ headId: Id }),
  result: Type.Array(ReportParam),
});
