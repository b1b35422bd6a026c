import { listRoleUsers, queryUserComponentData, selectSelfDepartUser } from '@gezi/domain';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../http/serve';
import type { Services } from '../../Services';
import { userStore } from './store';

export function userRoutes(app: FastifyInstance, { db }: Services): void {
  const store = userStore(db);

  serve(app, selectSelfDepartUser, ({ name = '', ...request }, { tenantId, orgCode }) =>
    store.ofDepartment(tenantId, orgCode, name, request),
  );

  serve(app, queryUserComponentData, ({ departId = '', ...request }, { tenantId }) =>
    store.ofTenant(tenantId, departId, request),
  );

  serve(app, listRoleUsers, ({ roleId, ...request }, { tenantId }) => store.ofRole(tenantId, roleId, request));
}
