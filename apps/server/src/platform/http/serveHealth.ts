import { anyone } from '@gezi/domain';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../db';

/**
 * Serves `/health` (the process answers) and `/ready` (it can do its work: the database answers, and the server does not
 * stop). A server listens only after its migrations.
 */
export function serveHealth(app: FastifyInstance, db: Database): void {
  const config = { access: anyone };
  app.get('/health', { config }, async () => ({ status: 'UP' }));
  app.get('/ready', { config }, async (_request, reply) => {
    const database = await db.pool.query('select 1').then(
      () => 'UP',
      () => 'DOWN',
    );
    const isReady = database === 'UP' && !app.isDraining();
    void reply.code(isReady ? 200 : 503).header('cache-control', 'no-store');
    return { status: isReady ? 'UP' : 'DOWN', database, draining: app.isDraining() };
  });
}
