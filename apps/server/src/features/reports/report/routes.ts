import {
  addReport,
  deleteReport,
  deleteReports,
  editReport,
  exportReport,
  getReport,
  getReportChart,
  getReportData,
  getReportParams,
  getReportQueryInfo,
  getReportView,
  getRpColumns,
  listReportItems,
  listReportParams,
  listReports,
  listReportTables,
  parseReportSource,
  saveReportCharts,
  tryReport,
} from '@gezi/domain';
import type { FastifyInstance } from 'fastify';
import { pageOf } from '../../../platform/query/pageOf';
import { serveWrite } from '../../../records/lists/serveWrite';
import { serveWrites } from '../../../records/lists/serveWrites';
import type { Caller } from '../../../platform/http/Caller';
import { refuse } from '../../../platform/http/refusal';
import { serve } from '../../../platform/http/serve';
import type { Services } from '../../../FeatureModule';
import { texts } from '../../../platform/texts';
import { serveExport } from '../../../records/workbooks/serveExport';
import { reportHeads } from './heads';
import { reportsOf } from './reports';
import { sqlReports } from './sql/sqlReports';
import { reportStore } from './store';

/** SQL that a user tries per minute; each may take seconds of the database. */
const TRIALS_PER_MINUTE = 60;

export function reportRoutes(app: FastifyInstance, services: Services): void {
  const { db, clock } = services;
  const store = reportStore(db, clock);
  const sqlSources = sqlReports(services);
  const reports = reportsOf(services, store, sqlSources);
  const heads = reportHeads(db, store, sqlSources);

  serve(app, getRpColumns, ({ code }, caller) => reports.config(code, caller));
  serve(app, getReportQueryInfo, ({ id }, caller) => reports.queryInfo(id, caller));
  serve(app, getReportData, (query, caller) => reports.page(query, caller));
  serve(app, getReportView, (query, caller) => reports.view(query, caller));
  serve(app, getReport, ({ id }, caller) => reports.details(id, caller));
  serve(app, getReportChart, (query, caller) => reports.chart(query, caller));
  serveExport(app, services, exportReport, (query, caller) => reports.sheet(query, caller));
  serve(app, getReportParams, ({ id }, caller) => reports.params(id, caller));

  serve(app, listReports, async (request, caller) => {
    const { rows, total, list } = await store.list(caller, request);
    return pageOf(rows, total, list);
  });
  serveWrites(app, services, {
    add: [addReport, heads.add],
    edit: [editReport, heads.edit],
    remove: [deleteReport, deleteReports, heads.remove],
  });
  serve(app, parseReportSource, (input, caller) => heads.source(caller, input));
  serve(app, tryReport, (input, caller) => heads.trySql(caller, input), {
    limit: { name: 'report-trials', max: TRIALS_PER_MINUTE, by: 'user' },
  });
  serve(app, listReportTables, ({ dbKey }, caller) => sqlSources.tablesOf(caller, dbKey || null));
  serveWrite(app, services, () => texts.edited, saveReportCharts, heads.saveCharts);

  serve(app, listReportItems, async ({ headId }, caller) => store.items(await findHead(headId, caller)));
  serve(app, listReportParams, async ({ headId }, caller) => store.params(await findHead(headId, caller)));

  async function findHead(headId: string, caller: Caller) {
    const head = await store.byId(caller, headId);
    if (!head) throw refuse(texts.notFound, 'headId');
    return head;
  }
}
