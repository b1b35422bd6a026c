import {
  addIncrement,
  approveIncrement,
  cancelIncrement,
  createOrderFromIncrement,
  deleteIncrement,
  deleteIncrements,
  editIncrement,
  exportIncrementHistory,
  exportIncrements,
  importIncrements,
  incrementHistory,
  incrementTimeline,
  listIncrements,
  rejectIncrement,
  submitIncrement,
  viewIncrement,
} from '@gezi/domain';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../../../FeatureModule';
import { serve } from '../../../platform/http/serve';
import { serveHistory } from '../../../records/documents/serveHistory';
import { serveWrite } from '../../../records/lists/serveWrite';
import { serveWrites } from '../../../records/lists/serveWrites';
import { serveExport } from '../../../records/workbooks/serveExport';
import { serveImport } from '../../../records/workbooks/serveImport';
import { orderTexts } from '../shared/orderTexts';
import { incrementWorkbooks } from './incrementWorkbooks';
import type { increments } from './increments';

/** 5,000 lines with texts of usual length. */
const DOCUMENT = { bodyLimit: 16 * 1024 * 1024 };

/** Actions that only name the increment, with words at most. */
const ACTIONS = [
  ['submit', submitIncrement],
  ['approve', approveIncrement],
  ['reject', rejectIncrement],
  ['cancel', cancelIncrement],
] as const;

export function incrementRoutes(app: FastifyInstance, services: Services, found: ReturnType<typeof increments>): void {
  const { list, view, records, add, edit, remove, createOrder } = found;
  const workbooks = incrementWorkbooks(services, found);

  serve(app, listIncrements, (request, caller) => list(caller, request));
  serve(app, viewIncrement, ({ id }, caller) => view(caller, id));
  serveHistory(
    app,
    services,
    { timeline: incrementTimeline, history: incrementHistory, export: exportIncrementHistory },
    records,
  );

  serveWrites(app, services, {
    add: [addIncrement, add, DOCUMENT],
    edit: [editIncrement, edit, DOCUMENT],
    remove: [deleteIncrement, deleteIncrements, remove],
  });
  for (const [action, endpoint] of ACTIONS) {
    serveWrite(
      app,
      services,
      () => orderTexts.incrementDone[action],
      endpoint,
      (caller, input, logChange) => found.act(caller, action, input, logChange),
    );
  }
  serveWrite(app, services, () => orderTexts.incrementDone.createOrder, createOrderFromIncrement, createOrder);

  serveExport(app, services, exportIncrements, (input, caller) => workbooks.exported(input, caller));
  serveImport(app, services, importIncrements, async (caller) => workbooks.importFor(caller));
}
