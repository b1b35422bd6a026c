import {
  acceptSupplierShare,
  addSupplierShare,
  deleteSupplierShare,
  deleteSupplierShares,
  editSupplierShare,
  listSupplierShares,
  refuseSupplierShare,
  revokeSupplierShare,
  viewSupplierShare,
} from '@gezi/domain';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../../../FeatureModule';
import { serve } from '../../../platform/http/serve';
import { serveWrite } from '../../../records/lists/serveWrite';
import { serveWrites } from '../../../records/lists/serveWrites';
import type { supplierShares } from './shares';
import { shareTexts } from './texts';

export function supplierShareRoutes(
  app: FastifyInstance,
  services: Services,
  shares: ReturnType<typeof supplierShares>,
): void {
  serve(app, listSupplierShares, (request, caller) => shares.list(caller, request));
  serve(app, viewSupplierShare, ({ id }, caller) => shares.view(caller, id));
  serveWrites(app, services, {
    add: [addSupplierShare, shares.add],
    edit: [editSupplierShare, shares.edit],
    remove: [deleteSupplierShare, deleteSupplierShares, shares.remove],
  });
  serveWrite(
    app,
    services,
    () => shareTexts.accepted,
    acceptSupplierShare,
    (...call) => shares.act('accept', ...call),
  );
  serveWrite(
    app,
    services,
    () => shareTexts.refused,
    refuseSupplierShare,
    (...call) => shares.act('refuse', ...call),
  );
  serveWrite(
    app,
    services,
    () => shareTexts.revoked,
    revokeSupplierShare,
    (...call) => shares.act('revoke', ...call),
  );
}
