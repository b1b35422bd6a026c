import {
  addSupplierChange,
  approveSupplierChange,
  listSupplierChanges,
  rejectSupplierChange,
  viewSupplierChange,
  withdrawSupplierChange,
} from '@gezi/domain';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../../../FeatureModule';
import { serve } from '../../../platform/http/serve';
import { serveWrite } from '../../../records/lists/serveWrite';
import { supplierChanges } from './changes';
import { changeTexts } from './texts';

export function supplierChangeRoutes(app: FastifyInstance, services: Services): void {
  const changes = supplierChanges(services);

  serve(app, listSupplierChanges, (request, caller) => changes.list(caller, request));
  serve(app, viewSupplierChange, ({ id }, caller) => changes.view(caller, id));
  serveWrite(
    app,
    services,
    () => changeTexts.submitted,
    addSupplierChange,
    (...call) => changes.add(...call),
  );
  serveWrite(
    app,
    services,
    () => changeTexts.withdrawn,
    withdrawSupplierChange,
    (...call) => changes.withdraw(...call),
  );
  serveWrite(
    app,
    services,
    () => changeTexts.decided.approve,
    approveSupplierChange,
    (...call) => changes.decide('approve', ...call),
  );
  serveWrite(
    app,
    services,
    () => changeTexts.decided.reject,
    rejectSupplierChange,
    (...call) => changes.decide('reject', ...call),
  );
}
