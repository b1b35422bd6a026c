import { listOwnTenants } from '@gezi/domain';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../http/serve';
import type { Services } from '../../Services';
import { userReader } from '../../users/userInfo';

export function tenantRoutes(app: FastifyInstance, { db, clock }: Services): void {
  const users = userReader(db, clock);
  serve(app, listOwnTenants, (_input, { userId }) => users.tenants(userId));
}
