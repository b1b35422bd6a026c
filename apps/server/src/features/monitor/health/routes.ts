import { health } from '@gezi/domain';
import type { FastifyInstance } from 'fastify';
import { servePublic } from '../../../platform/http/serve';
import type { Services } from '../../../FeatureModule';

export function healthRoutes(app: FastifyInstance, { db }: Services): void {
  servePublic(app, health, async () => {
    await db.pool.query('select 1');
    return { status: 'UP' as const };
  });
}
