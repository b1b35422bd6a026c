import type { FastifyInstance, FastifyRequest } from 'fastify';
import { inRequestContext, type RequestContext } from '../kit/requestContext';
import { languageOf } from './requestLanguage';

/** Runs every request in the language of its caller, and lets its transactions know whether it was in time. */
export function registerRequestContext(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => inRequestContext(contextOf(request), done));
  // The body is read in the context of its socket, which other requests have used before.
  app.addHook('preValidation', (request, _reply, done) => inRequestContext(contextOf(request), done));
}

const contextOf = (request: FastifyRequest): RequestContext => ({
  language: languageOf(request),
  expectInTime() {
    if (request.timeoutError) throw request.timeoutError;
  },
});
