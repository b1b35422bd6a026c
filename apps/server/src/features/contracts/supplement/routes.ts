import {
  addSupplement,
  confirmSupplement,
  deleteSupplement,
  deleteSupplements,
  editSupplement,
  listSupplements,
  refuseSupplement,
  submitSupplement,
  viewSupplement,
} from '@gezi/domain';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../../../FeatureModule';
import { serve } from '../../../platform/http/serve';
import { serveWrite } from '../../../records/lists/serveWrite';
import { serveWrites } from '../../../records/lists/serveWrites';
import { supplementTexts } from '../shared/supplementTexts';
import { supplements } from './supplements';

export function supplementRoutes(app: FastifyInstance, services: Services): void {
  const found = supplements(services);
  serve(app, listSupplements, (request, caller) => found.list(caller, request));
  serve(app, viewSupplement, ({ id }, caller) => found.view(caller, id));
  serveWrites(app, services, {
    add: [addSupplement, found.add],
    edit: [editSupplement, found.edit],
    remove: [deleteSupplement, deleteSupplements, found.remove],
  });
  serveWrite(app, services, () => supplementTexts.done.submit, submitSupplement, found.submit);
  serveWrite(app, services, () => supplementTexts.done.confirm, confirmSupplement, found.confirm);
  serveWrite(app, services, () => supplementTexts.done.refuse, refuseSupplement, found.refuse);
}
