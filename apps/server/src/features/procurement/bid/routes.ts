import {
  bidFields,
  compareBids,
  exportBidList,
  exportBids,
  exportQuoteSheet,
  invalidateBid,
  listBids,
  listBidsOfProject,
  listRounds,
  readQuoteSheet,
  saveBid,
  shortlistBids,
  submitBid,
  viewBid,
  viewBidDraft,
  withdrawBid,
} from '@gezi/domain';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../../../FeatureModule';
import { serve } from '../../../platform/http/serve';
import { texts } from '../../../platform/texts';
import { serveWrite } from '../../../records/lists/serveWrite';
import { listSheet } from '../../../records/workbooks/listSheet';
import { serveExport } from '../../../records/workbooks/serveExport';
import { serveReading } from '../../../records/workbooks/serveReading';
import { bidLists } from './bidLists';
import { bids } from './bids';
import { bidWorkbooks } from './bidWorkbooks';
import { bidComparison } from './comparison';
import { bidEvaluation } from './evaluation';
import { quoteSheets } from './quoteSheets';
import { bidTexts } from './texts';

/** 5,000 lines with texts of usual length. */
const DOCUMENT = { bodyLimit: 16 * 1024 * 1024 };

export function bidRoutes(app: FastifyInstance, services: Services): void {
  const lists = bidLists(services);
  const own = bids(services);
  const evaluation = bidEvaluation(services);
  const compare = bidComparison(services, evaluation);
  const workbook = bidWorkbooks(evaluation, compare);
  const sheets = quoteSheets(own);

  serve(app, listBids, (request, caller) => lists.list(caller, request));
  const listed = listSheet(services, { title: () => bidTexts.listSheet, fields: bidFields, list: lists.list });
  serveExport(app, services, exportBidList, listed);
  serve(app, viewBid, async ({ id }, caller) => {
    await lists.expectVisible(caller, id);
    return evaluation.view(caller, id);
  });
  serve(app, viewBidDraft, ({ purchaseInfoId }, caller) => own.draft(caller, purchaseInfoId));
  serve(app, listBidsOfProject, (input, caller) => evaluation.ofProject(caller, input));
  serve(app, compareBids, ({ purchaseInfoId }, caller) => compare(caller, purchaseInfoId));
  serve(app, listRounds, ({ purchaseInfoId }, caller) => evaluation.rounds(caller, purchaseInfoId));

  serveWrite(app, services, () => texts.saved, saveBid, own.save, DOCUMENT);
  serveWrite(app, services, () => bidTexts.done.submit, submitBid, own.submit, DOCUMENT);
  serveWrite(app, services, () => bidTexts.done.withdraw, withdrawBid, own.withdraw);
  serveWrite(app, services, () => bidTexts.done.invalidate, invalidateBid, evaluation.invalidate);
  serveWrite(app, services, () => bidTexts.done.shortlist, shortlistBids, evaluation.shortlist);
  serveExport(app, services, exportBids, ({ purchaseInfoId }, caller) => workbook(caller, purchaseInfoId));
  serveExport(app, services, exportQuoteSheet, ({ purchaseInfoId }, caller) => sheets.exported(caller, purchaseInfoId));
  serveReading(app, services, readQuoteSheet, sheets.sheet, (file, turn) => sheets.read(file, turn));
}
