import {
  confirmSaleOrder,
  deliverSaleOrder,
  exportSaleOrderHistory,
  listSaleOrders,
  refuseSaleOrder,
  saleOrderHistory,
  saleOrderTimeline,
  viewSaleOrder,
} from '@gezi/domain';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../../../FeatureModule';
import { serve } from '../../../platform/http/serve';
import { serveHistory } from '../../../records/documents/serveHistory';
import { serveWrite } from '../../../records/lists/serveWrite';
import { orderTexts } from '../shared/orderTexts';
import type { saleOrders } from './saleOrders';

export function saleOrderRoutes(app: FastifyInstance, services: Services, found: ReturnType<typeof saleOrders>): void {
  const { reader } = found;
  serve(app, listSaleOrders, (request, caller) => reader.listSold(caller, request));
  serve(app, viewSaleOrder, ({ id }, caller) => found.view(caller, id));
  serveHistory(
    app,
    services,
    { timeline: saleOrderTimeline, history: saleOrderHistory, export: exportSaleOrderHistory },
    {
      historyOf: async (caller, id) => reader.records.historyOf(await reader.partyOf(caller, id), id),
      historyWorkbookOf: async (caller, id) => reader.records.historyWorkbookOf(await reader.partyOf(caller, id), id),
    },
  );
  serveWrite(app, services, () => orderTexts.done.confirm, confirmSaleOrder, found.confirm);
  serveWrite(app, services, () => orderTexts.done.refuse, refuseSaleOrder, found.refuse);
  serveWrite(app, services, () => orderTexts.done.deliver, deliverSaleOrder, found.deliver);
}
