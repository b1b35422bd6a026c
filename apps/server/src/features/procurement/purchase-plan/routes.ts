import {
  addPlan,
  approvePlan,
  assignPlans,
  cancelPlan,
  consolidatePlans,
  copyPlan,
  deletePlan,
  deletePlans,
  editPlan,
  exportPlanHistory,
  exportPlans,
  finishPlan,
  importPlans,
  listPlanLines,
  listPlans,
  planHistory,
  planTimeline,
  rejectPlan,
  readPlanLines,
  submitPlan,
  viewPlan,
  viewPlanById,
  withdrawPlan,
} from '@gezi/domain';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../../../FeatureModule';
import { serve } from '../../../platform/http/serve';
import { pageOf } from '../../../platform/query/pageOf';
import { texts } from '../../../platform/texts';
import { serveHistory } from '../../../records/documents/serveHistory';
import { serveWrite } from '../../../records/lists/serveWrite';
import { serveWrites } from '../../../records/lists/serveWrites';
import { withDictTexts } from '../../../records/lists/withDictTexts';
import { serveExport } from '../../../records/workbooks/serveExport';
import { serveImport } from '../../../records/workbooks/serveImport';
import { serveReading } from '../../../records/workbooks/serveReading';
import { openDemands } from './openDemand';
import type { plans } from './plans';
import { planWorkbooks } from './planWorkbooks';
import { planTexts } from './texts';

/** 5,000 lines with texts of usual length. */
const DOCUMENT = { bodyLimit: 16 * 1024 * 1024 };

/** Actions that only name the plan, with words at most. */
const ACTIONS = [
  ['submit', submitPlan],
  ['withdraw', withdrawPlan],
  ['approve', approvePlan],
  ['reject', rejectPlan],
  ['finish', finishPlan],
  ['cancel', cancelPlan],
] as const;

export function planRoutes(app: FastifyInstance, services: Services, found: ReturnType<typeof plans>): void {
  const { db, dictionaries } = services;
  const { list, view, records } = found;
  const workbooks = planWorkbooks(services, found);
  const demands = openDemands(db, records.scope);

  serve(app, listPlans, (request, caller) => list(caller, request));
  serve(app, viewPlan, ({ id }, caller) => view(caller, id));
  serve(app, viewPlanById, ({ id }, caller) => view(caller, id));
  serveHistory(app, services, { timeline: planTimeline, history: planHistory, export: exportPlanHistory }, records);
  serve(app, listPlanLines, async ({ unused, ...request }, caller) => {
    const page = await demands.lines(caller, request, unused === '1');
    return pageOf(await withDictTexts(page.rows, { status: 'plan_status' }, dictionaries), page.total, page.list);
  });
  serve(app, consolidatePlans, async (request, caller) => {
    const page = await demands.byMaterial(caller, request);
    return pageOf(page.rows, page.total, page.list);
  });

  serveWrites(app, services, {
    add: [addPlan, found.add, DOCUMENT],
    remove: [deletePlan, deletePlans, found.remove],
  });
  serveWrite(app, services, () => texts.saved, editPlan, found.edit, DOCUMENT);
  for (const [action, endpoint] of ACTIONS) {
    serveWrite(
      app,
      services,
      () => planTexts.done[action],
      endpoint,
      (caller, input, logChange) => found.act(caller, action, input, logChange),
    );
  }
  serveWrite(app, services, () => planTexts.done.assign, assignPlans, found.assign);
  serveWrite(
    app,
    services,
    () => planTexts.done.copy,
    copyPlan,
    (caller, { id }, logChange) => found.copy(caller, id, logChange),
  );

  serveExport(app, services, exportPlans, (input, caller) => workbooks.exported(input, caller));
  serveImport(app, services, importPlans, async (caller) => workbooks.importFor(caller));
  serveReading(app, services, readPlanLines, workbooks.lineSheet, (file, turn) => workbooks.readLines(file, turn));
}
