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
import { noting } from '../../audit/noting';
import { Said } from '../../http/envelope';
import { serve } from '../../http/serve';
import type { Services } from '../../Services';
import { texts } from '../../texts';
import { userReader } from '../../users/userInfo';
import { tenantPacks } from './packs';
import { tenants } from './tenants';

export function tenantRoutes(app: FastifyInstance, services: Services): void {
  const { db, clock, audit } = services;
  const people = userReader(db, clock);
  const kept = tenants(services);
  const packs = tenantPacks(services);
  const noted = noting(audit);
  const saved = new Said(texts.saved, null);

  serve(app, listOwnTenants, (_input, { userId }) => people.tenants(userId));
  serve(app, listTenants, (request, caller) => kept.list(caller, request));
  serve(app, viewTenant, ({ id }, caller) => kept.view(caller, Number(id)));
  serve(app, queryTenants, ({ ids = '' }, caller) => kept.inForce(caller, ids));
  serve(
    app,
    addTenant,
    async (input, caller, at) => new Said(texts.added, await kept.add(caller, input, noted(caller, at))),
  );
  serve(
    app,
    editTenant,
    async (input, caller, at) => new Said(texts.edited, await kept.edit(caller, input, noted(caller, at))),
  );
  serve(
    app,
    deleteTenant,
    async ({ id }, caller, at) => new Said(texts.deleted, await kept.remove(caller, id, noted(caller, at))),
  );
  serve(
    app,
    deleteTenants,
    async ({ ids }, caller, at) => new Said(texts.deleted, await kept.remove(caller, ids, noted(caller, at))),
  );

  serve(app, listTenantUsers, (request, caller) => kept.users(caller, request));
  serve(app, addTenantUsers, async ({ tenantId, userIdList }, caller, at) => {
    await kept.join(caller, tenantId, userIdList, noted(caller, at));
    return saved;
  });
  serve(app, removeTenantUsers, async ({ tenantId, userIds }, caller, at) => {
    await kept.leave(caller, tenantId, userIds, noted(caller, at));
    return saved;
  });

  serve(app, listTenantPacks, (request, caller) => packs.list(caller, request));
  serve(app, viewTenantPack, ({ id }, caller) => packs.view(caller, id));
  serve(
    app,
    addTenantPack,
    async (input, caller, at) => new Said(texts.added, await packs.add(caller, input, noted(caller, at))),
  );
  serve(
    app,
    editTenantPack,
    async (input, caller, at) => new Said(texts.edited, await packs.edit(caller, input, noted(caller, at))),
  );
  serve(
    app,
    deleteTenantPack,
    async ({ id }, caller, at) => new Said(texts.deleted, await packs.remove(caller, id, noted(caller, at))),
  );
}
