import {
  addSupplierBlack,
  deleteSupplierBlack,
  deleteSupplierBlacks,
  editSupplierBlack,
  liftSupplierBlack,
  listSupplierBlacks,
  viewSupplierBlack,
} from '@gezi/domain';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../../../FeatureModule';
import { serve } from '../../../platform/http/serve';
import { serveWrite } from '../../../records/lists/serveWrite';
import { serveWrites } from '../../../records/lists/serveWrites';
import type { blackList } from './blackList';
import { blackTexts } from './texts';

export function blackListRoutes(app: FastifyInstance, services: Services, entries: ReturnType<typeof blackList>): void {
  serve(app, listSupplierBlacks, (request, caller) => entries.list(caller, request));
  serve(app, viewSupplierBlack, ({ id }, caller) => entries.view(caller, id));
  serveWrites(app, services, {
    add: [addSupplierBlack, entries.add],
    edit: [editSupplierBlack, entries.edit],
    remove: [deleteSupplierBlack, deleteSupplierBlacks, entries.remove],
  });
  serveWrite(app, services, () => blackTexts.liftDone, liftSupplierBlack, entries.lift);
}
