import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Maximum duration of a request, milliseconds; default that of {@link limitHandlerTime}. */
    timeLimit?: number;
  }
  interface FastifyRequest {
    /** The error that the request was answered with because it took too long. */
    timeoutError?: HandlerTimeoutError;
  }
}

/** A request that takes longer than its limit is answered with this error. */
export class HandlerTimeoutError extends Error {
  override readonly name = 'HandlerTimeoutError';
}

/**
 * Answers requests that take too long, body included, with a {@link HandlerTimeoutError}; their handlers go on. An answer
 * that is being sent, e.g. a large file, is cut only if the client takes no byte of it for as long. `handlerTimeout` of
 * Fastify is not used: it cuts every such answer, and its time ends when a body has been read.
 *
 * @param limit milliseconds of routes without a `timeLimit`
 */
export function limitHandlerTime(app: FastifyInstance, limit: number): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { timeLimit = limit } = request.routeOptions.config;
    const timer = setTimeout(() => {
      const { raw } = reply;
      const isHijacked = reply.sent && !raw.writableEnded;
      if (isHijacked) return;
      if (raw.headersSent) {
        // Nothing is left to send while its source makes it wait.
        raw.setTimeout(timeLimit, () => raw.writableLength > 0 && raw.destroy());
        return;
      }
      request.timeoutError = new HandlerTimeoutError(`not answered within ${timeLimit} ms`);
      void reply.send(request.timeoutError);
    }, timeLimit);
    // Also if the client disconnects.
    reply.raw.once('close', () => clearTimeout(timer));
    done();
  });
}
