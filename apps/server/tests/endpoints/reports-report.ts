import { internal } from '../support/rights/roles';
import { ofTenants, reportEdit, reportRows, reports } from '../support/records/linesOfPickers';
import { line } from '../support/records/Line';
import type { EndpointTests } from '../support/EndpointTests';

export const tests: EndpointTests = {
  rights: {
    getRpColumns: { users: internal, input: { code: 'material_report' } },
    getReportQueryInfo: { users: internal, input: { id: 'report-material' } },
    getReportData: { users: internal, input: { id: 'report-material' } },
    getReportView: { users: internal, input: { id: 'report-material' } },
    exportReport: { users: internal, input: { id: 'report-material' } },
    getReportParams: { users: internal, input: { id: 'report-material' } },
    getReport: { users: internal, input: { id: 'report-material' } },
    getReportChart: { users: internal, input: { id: 'report-material', chartX: 'code', chartMethod: 'count' } },
    listReports: { users: ['admin'] },
    addReport: { users: ['admin'], input: { head: {}, items: [] } },
    editReport: { users: ['admin'], input: { head: {}, items: [] } },
    deleteReport: { users: ['admin'], input: { id: 'x' } },
    deleteReports: { users: ['admin'], input: { ids: 'x' } },
    parseReportSource: { users: ['admin'], input: { sql: 'sys_user' } },
    tryReport: { users: ['admin'], input: { sql: 'select 1 as one' } },
    listReportTables: { users: ['admin'] },
    saveReportCharts: { users: ['admin'], input: { id: 'x', charts: [] } },
    listReportItems: { users: ['admin'], input: { headId: 'report-material' } },
    listReportParams: { users: ['admin'], input: { headId: 'report-material' } },
  },
  goodInputs: {
    tryReport: { sql: 'select 1 as one' },
    saveReportCharts: { id: 'x', charts: [] },
    addReport: { head: { code: 'x', name: 'x', cgrSql: 'none' }, items: [{ fieldName: 'x', fieldTxt: 'x' }] },
    editReport: { head: { id: 'x', code: 'x', name: 'x', cgrSql: 'none' }, items: [{ fieldName: 'x', fieldTxt: 'x' }] },
  },
  records: {
    addReport: 'no record',
    // Sources are defined in code.
    parseReportSource: 'no record',
    // Rows of other tenants are tested with the limits of SQL, in sqlReports.test.ts.
    tryReport: 'no record',
    listReportTables: 'no record',
    saveReportCharts: [
      line('own tenant’s report', ['admin'], () => ({ id: 'own-report', charts: [] })),
      line('other tenant’s report', [], () => ({ id: 'foreign-report', charts: [] })),
      line('report of all tenants', [], () => ({ id: 'report-material', charts: [] })),
    ],
    getRpColumns: ofTenants('report', 'code'),
    getReportQueryInfo: ofTenants('report', 'id'),
    getReport: ofTenants('report', 'id'),
    getReportChart: ofTenants('report', 'id', { chartX: 'username', chartMethod: 'count' }),
    getReportView: ofTenants('report', 'id'),
    getReportParams: ofTenants('report', 'id'),
    listReports: reports('id', 'report'),
    listReportItems: reports('headId', 'report'),
    listReportParams: reports('headId', 'report'),
    editReport: [
      line('own tenant’s report', ['admin'], () => reportEdit('own-report')),
      line('other tenant’s report', [], () => reportEdit('foreign-report')),
      line('report of all tenants', [], () => reportEdit('report-material')),
    ],
    deleteReport: [...reports('id', 'report-1'), line('report of all tenants', [], () => ({ id: 'report-material' }))],
    deleteReports: reports('ids', 'report-2'),
    getReportData: reportRows,
    exportReport: reportRows,
  },
};
