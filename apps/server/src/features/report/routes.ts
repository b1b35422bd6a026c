import { join } from 'node:path';
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
import { noting } from '../../audit/noting';
import { pageOf } from '../../crud/pageOf';
import { timeText } from '../../db';
import type { Caller } from '../../http/Caller';
import { callOf } from '../../http/callOf';
import { Said } from '../../http/envelope';
import { refuse } from '../../http/refusal';
import { serve } from '../../http/serve';
import type { Services } from '../../Services';
import { texts } from '../../texts';
import { sendExport } from '../../workbooks/sendExport';
import { reportHeads } from './heads';
import { reportsOf } from './reports';
import { reportStore } from './store';

export function reportRoutes(app: FastifyInstance, services: Services): void {
  const { db, clock, config, audit } = services;
  const store = reportStore(db, clock);
  const reports = reportsOf(services, store);
  const heads = reportHeads(db, store);
  const noted = noting(audit);

  serve(app, getRpColumns, ({ code }, caller) => reports.config(code, caller));
  serve(app, getReportQueryInfo, ({ id }, caller) => reports.queryInfo(id, caller));
  serve(app, getReportData, (query, caller) => reports.page(query, caller));
  serve(app, getReportView, (query, caller) => reports.view(query, caller));
  serve(app, exportReport, async (query, caller, { request, reply }) => {
    const sheet = await reports.sheet(query, caller);
    const content = texts.audit.exported(sheet.title, sheet.rows.length);
    await audit({ kind: 'export', content, caller, ip: caller.ip, call: callOf(request) });
    const folder = join(config.dataDir, 'files/waiting');
    return sendExport(reply, folder, { ...sheet, who: caller.username, when: timeText(clock()) });
  });
  serve(app, getReportParams, ({ id }, caller) => reports.params(id, caller));

  serve(app, listReports, async (request, caller) => {
    const { rows, total, list } = await store.list(caller, request);
    return pageOf(rows, total, list);
  });
  serve(
    app,
    addReport,
    async (input, caller, at) => new Said(texts.added, await heads.add(caller, input, noted(caller, at))),
  );
  serve(
    app,
    editReport,
    async (input, caller, at) => new Said(texts.edited, await heads.edit(caller, input, noted(caller, at))),
  );
  serve(
    app,
    deleteReport,
    async ({ id }, caller, at) => new Said(texts.deleted, await heads.remove(caller, id, noted(caller, at))),
  );
  serve(
    app,
    deleteReports,
    async ({ ids }, caller, at) => new Said(texts.deleted, await heads.remove(caller, ids, noted(caller, at))),
  );
  serve(app, parseReportSource, async ({ sql }) => heads.source(sql));

  serve(app, listReportItems, async ({ headId }, caller) => store.items((await known(headId, caller)).id));
  serve(app, listReportParams, async ({ headId }, caller) => store.params((await known(headId, caller)).id));

  async function known(headId: string, caller: Caller) {
    const head = await store.byId(caller, headId);
    if (!head) throw refuse(texts.notFound, 'headId');
    return head;
  }
}
