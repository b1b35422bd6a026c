import type { FastifyInstance } from 'fastify';
import type { Database } from '../db';
import { texts } from '../texts';
import { unavailable } from './refusal';
import { isData } from './securityHeaders';

/** Statements that may wait for a connection before calls are refused: about two seconds of lists. */
const MAX_WAITING = 200;
const HEALTH = '/api/sys/health';

/**
 * Refuses calls with 503 and Retry-After while too many statements wait for the database, so that those already
 * accepted are answered in time. The health check is always answered.
 */
export function shedLoad(app: FastifyInstance, db: Pick<Database, 'waiting'>): void {
  app.addHook('onRequest', async ({ url }) => {
    if (isData(url) && !url.startsWith(HEALTH) && db.waiting() > MAX_WAITING) throw unavailable(texts.overloaded);
  });
}
