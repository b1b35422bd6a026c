import {
  addReport,
  deleteReport,
  deleteReports,
  editReport,
  exportReport,
  getReportData,
  getReportParams,
  getReportQueryInfo,
  getReportView,
  getRpColumns,
  listReportItems,
  listReportParams,
  listReports,
  parseReportSource,
} from '@gezi/domain';
import type { FastifyInstance } from 'fastify';
import { pageOf } from '../../../platform/query/pageOf';
import { serveWrites } from '../../../records/lists/serveWrites';
import type { Caller } from '../../../platform/http/Caller';
import { refuse } from '../../../platform/http/refusal';
import { serve } from '../../../platform/http/serve';
import type { Services } from '../../../FeatureModule';
import { texts } from '../../../platform/texts';
import { serveExport } from '../../../records/workbooks/serveExport';
import { reportHeads } from './heads';
import { reportsOf } from './reports';
import { reportStore } from './store';

export function reportRoutes(app: FastifyInstance, services: Services): void {
  const { db, clock } = services;
  const store = reportStore(db, clock);
  const reports = reportsOf(services, store);
  const heads = reportHeads(db, store);

  serve(app, getRpColumns, ({ code }, caller) => reports.config(code, caller));
  serve(app, getReportQueryInfo, ({ id }, caller) => reports.queryInfo(id, caller));
  serve(app, getReportData, (query, caller) => reports.page(query, caller));
  serve(app, getReportView, (query, caller) => reports.view(query, caller));
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
  serve(app, parseReportSource, async ({ sql }) => heads.source(sql));

  serve(app, listReportItems, async ({ headId }, caller) => store.items((await findHead(headId, caller)).id));
  serve(app, listReportParams, async ({ headId }, caller) => store.params((await findHead(headId, caller)).id));

  async function findHead(headId: string, caller: Caller) {
    const head = await store.byId(caller, headId);
    if (!head) throw refuse(texts.notFound, 'headId');
    return head;
  }
}
