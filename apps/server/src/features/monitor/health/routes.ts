import { health } from '@gezi/domain';
import type { FastifyInstance } from 'fastify';
import { describeFault } from '../../../platform/http/describeFault';
import { servePublic } from '../../../platform/http/serve';
import type { Services } from '../../../FeatureModule';

export function healthRoutes(app: FastifyInstance, services: Services): void {
  const { db } = services;
  servePublic(app, health, async (_input, { reply }) => {
    try {
      await db.pool.query('select 1');
      return { status: 'UP' as const };
    } catch (error) {
      services.onFault(describeFault(error), 'health check of the database');
      void reply.code(503);
      return { status: 'DOWN' as const, components: { database: 'DOWN' as const } };
    }
  });
}
