import {
  addContract,
  approveContract,
  completeContract,
  confirmContract,
  contractHistory,
  contractTimeline,
  deleteContract,
  deleteContracts,
  draftContracts,
  editContract,
  exportContractHistory,
  exportContracts,
  importContracts,
  listContractLines,
  listContracts,
  refuseContract,
  rejectContract,
  submitContract,
  terminateContract,
  viewContract,
  viewContractById,
  withdrawContract,
} from '@gezi/domain';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../../../FeatureModule';
import { serve } from '../../../platform/http/serve';
import { serveHistory } from '../../../records/documents/serveHistory';
import { serveWrite } from '../../../records/lists/serveWrite';
import { serveWrites } from '../../../records/lists/serveWrites';
import { serveExport } from '../../../records/workbooks/serveExport';
import { serveImport } from '../../../records/workbooks/serveImport';
import { contractTexts } from '../shared/contractTexts';
import { contractLines } from './contractLines';
import type { contracts } from './contracts';
import { contractWorkbooks } from './contractWorkbooks';

/** 5,000 lines with texts of usual length, and as many prices. */
const DOCUMENT = { bodyLimit: 16 * 1024 * 1024 };

/** Actions that only name the contract, with words at most. */
const ACTIONS = [
  ['submit', submitContract],
  ['withdraw', withdrawContract],
  ['approve', approveContract],
  ['reject', rejectContract],
  ['supplierConfirm', confirmContract],
  ['supplierReject', refuseContract],
  ['complete', completeContract],
  ['terminate', terminateContract],
] as const;

export function contractRoutes(app: FastifyInstance, services: Services, found: ReturnType<typeof contracts>): void {
  const workbooks = contractWorkbooks(services, found);
  const lines = contractLines(services, found.records.scope);

  serve(app, listContracts, (request, caller) => found.list(caller, request));
  serve(app, viewContract, ({ contractInfoId }, caller) => found.view(caller, contractInfoId));
  serve(app, viewContractById, ({ id }, caller) => found.view(caller, id));
  serve(app, listContractLines, (request, caller) => lines(caller, request));
  serve(app, draftContracts, ({ purchaseInfoId, supplierId }, caller) =>
    found.drafts.fromAward(caller, purchaseInfoId, supplierId),
  );
  serveHistory(
    app,
    services,
    { timeline: contractTimeline, history: contractHistory, export: exportContractHistory },
    found.records,
  );

  serveWrites(app, services, {
    add: [addContract, found.add, DOCUMENT],
    edit: [editContract, found.edit, DOCUMENT],
    remove: [deleteContract, deleteContracts, found.remove],
  });
  for (const [action, endpoint] of ACTIONS) {
    serveWrite(
      app,
      services,
      () => contractTexts.done[action],
      endpoint,
      (caller, input, logChange) => found.act(caller, action, input, logChange),
    );
  }

  serveExport(app, services, exportContracts, (input, caller) => workbooks.exported(input, caller));
  serveImport(app, services, importContracts, (caller) => workbooks.importFor(caller));
}
