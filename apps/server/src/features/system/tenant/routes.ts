import {
  addTenant,
  addTenantPack,
  addTenantUsers,
  deleteTenant,
  deleteTenantPack,
  deleteTenants,
  editTenant,
  editTenantPack,
  listOwnTenants,
  listTenantPacks,
  listTenants,
  listTenantUsers,
  queryTenants,
  removeTenantUsers,
  viewTenant,
  viewTenantPack,
} from '@gezi/domain';
import type { FastifyInstance } from 'fastify';
import { serveWrites } from '../../../records/lists/serveWrites';
import { serveWrite } from '../../../records/lists/serveWrite';
import { serve } from '../../../platform/http/serve';
import type { Services } from '../../../FeatureModule';
import { texts } from '../../../platform/texts';
import { userReader } from '../../../identity/users/userInfo';
import { tenantPacks } from './packs';
import { tenants } from './tenants';

export function tenantRoutes(app: FastifyInstance, services: Services): void {
  const { db, clock } = services;
  const people = userReader(db, clock);
  const tenantService = tenants(services);
  const packs = tenantPacks(services);

  serve(app, listOwnTenants, (_input, { userId }) => people.tenants(userId));
  serve(app, listTenants, (request, caller) => tenantService.list(caller, request));
  serve(app, viewTenant, ({ id }, caller) => tenantService.view(caller, Number(id)));
  serve(app, queryTenants, ({ ids = '' }, caller) => tenantService.inForce(caller, ids));
  serveWrites(app, services, {
    add: [addTenant, tenantService.add],
    edit: [editTenant, tenantService.edit],
    remove: [deleteTenant, deleteTenants, tenantService.remove],
  });

  serve(app, listTenantUsers, (request, caller) => tenantService.users(caller, request));
  serveWrite(
    app,
    services,
    () => texts.saved,
    addTenantUsers,
    (caller, { tenantId, userIdList }, logChange) => tenantService.join(caller, tenantId, userIdList, logChange),
  );
  serveWrite(
    app,
    services,
    () => texts.saved,
    removeTenantUsers,
    (caller, { tenantId, userIds }, logChange) => tenantService.leave(caller, tenantId, userIds, logChange),
  );

  serve(app, listTenantPacks, (request, caller) => packs.list(caller, request));
  serve(app, viewTenantPack, ({ id }, caller) => packs.view(caller, id));
  serveWrite(app, services, () => texts.added, addTenantPack, packs.add);
  serveWrite(app, services, () => texts.edited, editTenantPack, packs.edit);
  serveWrite(
    app,
    services,
    () => texts.deleted,
    deleteTenantPack,
    (caller, { id }, logChange) => packs.remove(caller, id, logChange),
  );
}
