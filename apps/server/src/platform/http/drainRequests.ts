import type { FastifyInstance } from 'fastify';
import { setImmediate as nextTurn } from 'node:timers/promises';

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Announces the end: `/ready` refuses, and every answer closes its connection, so that a proxy sends no more requests.
     * Everything is answered until the server is closed.
     */
    startDraining(): void;
    isDraining(): boolean;
  }
}

/** Milliseconds that running requests get when the server stops. */
const DRAIN_TIME = 5_000;
/** Milliseconds to flush the last answers. */
const FLUSH_TIME = 300;

/**
 * Waits for running requests when the server stops, then closes the remaining connections. Register it first: hooks run
 * in the order of their registration.
 *
 * @param limit milliseconds until running requests are cut; default 5,000
 */
export function drainRequests(app: FastifyInstance, limit = DRAIN_TIME): void {
  let running = 0;
  let onIdle: (() => void) | undefined;

  let isDraining = false;
  app.decorate('startDraining', () => void (isDraining = true));
  app.decorate('isDraining', () => isDraining);

  // The system resets connections that wait to be accepted when the server stops to listen: it stops right after a poll.
  const stopListening = app.server.close.bind(app.server);
  app.server.close = (done) => {
    setImmediate(() => {
      stopListening(done);
      closeWhenIdle(performance.now() + limit);
    });
    return app.server;
  };

  app.addHook('onRequest', (request, reply, done) => {
    if (isDraining) void reply.header('connection', 'close');
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
    isDraining = true;
    if (running > 0) {
      let timer: NodeJS.Timeout | undefined;
      await new Promise<void>((resolve) => {
        onIdle = resolve;
        timer = setTimeout(resolve, limit);
      });
      clearTimeout(timer);
    }
    // Clients may keep a connection open for minutes or never complete a request.
    if (running > 0) app.server.closeAllConnections();
  });

  /** Closes the connections once no request runs: one may have arrived just before. @param latest see `performance.now` */
  function closeWhenIdle(latest: number): void {
    setTimeout(async () => {
      // On a busy machine requests may wait to be read.
      await nextTurn();
      if (running > 0 && performance.now() < latest) closeWhenIdle(latest);
      else app.server.closeAllConnections();
    }, FLUSH_TIME).unref();
  }
}
