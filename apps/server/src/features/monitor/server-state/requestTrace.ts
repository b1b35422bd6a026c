import type { FastifyInstance } from 'fastify';

/** Maximum number of traced requests. */
const MAX_TRACES = 100;

interface Trace {
  timestamp: string;
  /** Milliseconds. */
  timeTaken: number;
  request: { method: string; uri: string; headers: Record<string, string[]> };
  response: { status: number };
}

/** Records the latest requests of this server, without the query, which may contain a token, and with only the host header. */
export function requestTrace(app: FastifyInstance, clock: () => number): () => Trace[] {
  const latest: Trace[] = [];
  app.addHook('onResponse', async ({ method, url, headers }, reply) => {
    latest.push({
      timestamp: new Date(clock()).toISOString(),
      timeTaken: Math.round(reply.elapsedTime),
      request: { method, uri: url.split('?', 1)[0]!.slice(0, 2000), headers: { host: [headers.host ?? ''] } },
      response: { status: reply.statusCode },
    });
    // Rarely, since it moves all of them.
    if (latest.length >= 2 * MAX_TRACES) latest.splice(0, MAX_TRACES);
  });
  return () => latest.slice(-MAX_TRACES).toReversed();
}
