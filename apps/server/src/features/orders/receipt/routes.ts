import {
  exportReceiptHistory,
  exportReceipts,
  listReceipts,
  receiptHistory,
  receiptTimeline,
  receiveReceipt,
  viewReceipt,
} from '@gezi/domain';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../../../FeatureModule';
import { serve } from '../../../platform/http/serve';
import { serveHistory } from '../../../records/documents/serveHistory';
import { serveWrite } from '../../../records/lists/serveWrite';
import { serveExport } from '../../../records/workbooks/serveExport';
import { orderTexts } from '../shared/orderTexts';
import type { receipts } from './receipts';

/** 5,000 lines with texts of usual length. */
const DOCUMENT = { bodyLimit: 16 * 1024 * 1024 };

export function receiptRoutes(app: FastifyInstance, services: Services, found: ReturnType<typeof receipts>): void {
  const { reader } = found;
  serve(app, listReceipts, (request, caller) => reader.listReceipts(caller, request));
  serve(app, viewReceipt, ({ id }, caller) => reader.viewReceipt(caller, id));
  serveHistory(
    app,
    services,
    { timeline: receiptTimeline, history: receiptHistory, export: exportReceiptHistory },
    reader.receipts,
  );
  serveWrite(app, services, () => orderTexts.done.receive, receiveReceipt, found.receive, DOCUMENT);
  serveExport(app, services, exportReceipts, (input, caller) => found.exported(input, caller));
}
