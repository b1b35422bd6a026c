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
import { serveKept } from '../../../records/lists/serveKept';
import { serveNoted } from '../../../records/lists/serveNoted';
import { serve } from '../../../platform/http/serve';
import type { Services } from '../../../FeatureModule';
import { texts } from '../../../platform/texts';
import { userReader } from '../../../identity/users/userInfo';
import { tenantPacks } from './packs';
import { tenants } from './tenants';

export function tenantRoutes(app: FastifyInstance, services: Services): void {
  const { db, clock } = services;
  const people = userReader(db, clock);
  const kept = tenants(services);
  const packs = tenantPacks(services);

  serve(app, listOwnTenants, (_input, { userId }) => people.tenants(userId));
  serve(app, listTenants, (request, caller) => kept.list(caller, request));
  serve(app, viewTenant, ({ id }, caller) => kept.view(caller, Number(id)));
  serve(app, queryTenants, ({ ids = '' }, caller) => kept.inForce(caller, ids));
  serveKept(app, services, {
    add: [addTenant, kept.add],
    edit: [editTenant, kept.edit],
    remove: [deleteTenant, deleteTenants, kept.remove],
  });

  serve(app, listTenantUsers, (request, caller) => kept.users(caller, request));
  serveNoted(app, services, texts.saved, addTenantUsers, (caller, { tenantId, userIdList }, note) =>
    kept.join(caller, tenantId, userIdList, note),
  );
  serveNoted(app, services, texts.saved, removeTenantUsers, (caller, { tenantId, userIds }, note) =>
    kept.leave(caller, tenantId, userIds, note),
  );

  serve(app, listTenantPacks, (request, caller) => packs.list(caller, request));
  serve(app, viewTenantPack, ({ id }, caller) => packs.view(caller, id));
  serveNoted(app, services, texts.added, addTenantPack, packs.add);
  serveNoted(app, services, texts.edited, editTenantPack, packs.edit);
  serveNoted(app, services, texts.deleted, deleteTenantPack, (caller, { id }, note) => packs.remove(caller, id, note));
}
