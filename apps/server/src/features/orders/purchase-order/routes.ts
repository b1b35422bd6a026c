import {
  addOrder,
  cancelOrder,
  closeOrder,
  deleteOrder,
  deleteOrders,
  draftOrderFromContract,
  editOrder,
  exportOrderHistory,
  exportOrders,
  importOrders,
  listOrders,
  orderHistory,
  orderTimeline,
  submitOrder,
  viewOrder,
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
import { orderWorkbooks } from './orderWorkbooks';
import type { orders } from './orders';

/** 5,000 lines with texts of usual length. */
const DOCUMENT = { bodyLimit: 16 * 1024 * 1024 };

export function orderRoutes(app: FastifyInstance, services: Services, found: ReturnType<typeof orders>): void {
  const { reader, draftOf, add, edit, remove, submit, close, cancel } = found;
  const workbooks = orderWorkbooks(services, found);

  serve(app, listOrders, (request, caller) => reader.list(caller, request));
  serve(app, viewOrder, ({ id }, caller) => reader.view(caller, id));
  serve(app, draftOrderFromContract, ({ contractId }, caller) => draftOf(caller, contractId));
  serveHistory(
    app,
    services,
    { timeline: orderTimeline, history: orderHistory, export: exportOrderHistory },
    reader.records,
  );

  serveWrites(app, services, {
    add: [addOrder, add, DOCUMENT],
    edit: [editOrder, edit, DOCUMENT],
    remove: [deleteOrder, deleteOrders, remove],
  });
  serveWrite(app, services, () => orderTexts.done.submit, submitOrder, submit);
  serveWrite(app, services, () => orderTexts.done.close, closeOrder, close);
  serveWrite(app, services, () => orderTexts.done.cancel, cancelOrder, cancel);

  serveExport(app, services, exportOrders, (input, caller) => workbooks.exported(input, caller));
  serveImport(app, services, importOrders, async (caller) => workbooks.importFor(caller));
}
