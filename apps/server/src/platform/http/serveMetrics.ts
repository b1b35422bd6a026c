import { createHash, timingSafeEqual } from 'node:crypto';
import { anyone } from '@gezi/domain';
import type { FastifyInstance } from 'fastify';
import type { Telemetry } from '../telemetry/Telemetry';
import { forbidden } from './refusal';
import { texts } from '../texts';

/** Serves the metrics for Prometheus to whoever has the token. */
export function serveMetrics(
  app: FastifyInstance,
  token: string,
  metricsText: NonNullable<Telemetry['metricsText']>,
): void {
  const expected = hashOf(`Bearer ${token}`);
  app.get('/metrics', { config: { access: anyone } }, async ({ headers }, reply) => {
    if (!timingSafeEqual(hashOf(headers.authorization ?? ''), expected)) throw forbidden(texts.forbidden);
    return reply
      .type('text/plain; version=0.0.4; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(await metricsText());
  });
}

const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest();
