import type { FastifyInstance } from 'fastify';

/** Milliseconds that running requests get when the server stops. */
const PATIENCE = 5_000;
/** Milliseconds to flush the last answers. */
const FAREWELL = 300;

/**
 * Waits for running requests when the server stops, then closes the remaining connections. Register it first: hooks run
 * in the order of their registration.
 *
 * @param patience milliseconds until running requests are cut; default 5,000
 */
export function finishRunning(app: FastifyInstance, patience = PATIENCE): void {
  let running = 0;
  let onIdle: (() => void) | undefined;
  let farewell: NodeJS.Timeout | undefined;

  app.addHook('onRequest', (request, reply, done) => {
    // Sockets stay open for hours; another hook closes them.
    if (request.headers.upgrade === undefined) {
      running += 1;
      // `close` also fires if the client disconnects: its handler is not awaited.
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
    // Clients may keep a connection open for minutes or never complete a request.
    if (running > 0) app.server.closeAllConnections();
    else farewell = setTimeout(() => app.server.closeAllConnections(), FAREWELL);
  });

  app.addHook('onClose', async () => clearTimeout(farewell));
}
