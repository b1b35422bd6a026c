import { Type } from 'typebox';
import { endpoint, internal, Text } from '../kit';
import { ReportConfig, ReportPage, ReportQueryInfo } from './schema';

/** How a report is shown (contract, part 4 §2). */
export const getRpColumns = endpoint({
  method: 'GET',
  path: '/online/cgreport/api/getRpColumns/{code}',
  access: internal('tenant'),
  input: Type.Object({ code: Text(100) }),
  result: ReportConfig,
});

export const getReportQueryInfo = endpoint({
  method: 'GET',
  path: '/online/cgreport/api/getQueryInfo/{id}',
  access: internal('tenant'),
  input: Type.Object({ id: Text(36) }),
  result: Type.Array(ReportQueryInfo),
});

/** Rows of a report: its query fields, `self_<name>` for its parameters, paging and sorting. */
export const getReportData = endpoint({
  method: 'GET',
  path: '/online/cgreport/api/getData/{id}',
  access: internal('tenant'),
  // Which fields there are is told by the report; the server reads each by its name.
  input: Type.Record(Type.String(), Type.String({ maxLength: 2000 })),
  result: ReportPage,
});
