import {
  addSupplierEval,
  deleteSupplierEval,
  deleteSupplierEvals,
  editSupplierEval,
  listSupplierEvals,
  submitSupplierEval,
  viewSupplierEval,
} from '@gezi/domain';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../../../FeatureModule';
import { serve } from '../../../platform/http/serve';
import { serveWrite } from '../../../records/lists/serveWrite';
import { serveWrites } from '../../../records/lists/serveWrites';
import type { supplierEvals } from './supplierEvals';
import { supplierEvalTexts } from './texts';

export function supplierEvalRoutes(
  app: FastifyInstance,
  services: Services,
  evals: ReturnType<typeof supplierEvals>,
): void {
  serve(app, listSupplierEvals, (request, caller) => evals.list(caller, request));
  serve(app, viewSupplierEval, ({ id }, caller) => evals.view(caller, id));
  serveWrites(app, services, {
    add: [addSupplierEval, evals.add],
    edit: [editSupplierEval, evals.edit],
    remove: [deleteSupplierEval, deleteSupplierEvals, evals.remove],
  });
  serveWrite(app, services, () => supplierEvalTexts.submitDone, submitSupplierEval, evals.submit);
}
