import type { FastifyInstance } from 'fastify';

/** Milliseconds requests in work are given to end once the server stops. */
const PATIENCE = 5_000;
/** Milliseconds the last answers have to leave. */
const FAREWELL = 300;

/**
 * Lets requests in work end when the server stops, then closes what is left of the connections. Register it before all
 * else that ends with the server: hooks run in the order of their registration.
 *
 * @param patience milliseconds, default 5,000; what takes longer is cut
 */
export function finishRunning(app: FastifyInstance, patience = PATIENCE): void {
  let running = 0;
  let onIdle: (() => void) | undefined;
  let farewell: NodeJS.Timeout | undefined;

  app.addHook('onRequest', (request, reply, done) => {
    // Sockets stay open for hours; they are told to go afterwards.
    if (request.headers.upgrade === undefined) {
      running += 1;
      // A client that left is not waited for, nor is the handler that works for it.
      reply.raw.once('close', () => {
        running -= 1;
        if (running === 0) onIdle?.();
      });
    }
    done();
  });

  app.addHook('preClose', async () => {
    if (running > 0) {
      let timer: NodeJS.Timeout | undefined;
      await new Promise<void>((resolve) => {
        onIdle = resolve;
        timer = setTimeout(resolve, patience);
      });
      clearTimeout(timer);
    }
    // Clients may keep a connection open for minutes, or stop in the middle of a request.
    if (running > 0) app.server.closeAllConnections();
    else farewell = setTimeout(() => app.server.closeAllConnections(), FAREWELL);
  });

  app.addHook('onClose', async () => clearTimeout(farewell));
}
