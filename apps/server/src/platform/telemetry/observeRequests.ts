import type { Context, Meter, Tracer } from '@opentelemetry/api';
import { api } from '@opentelemetry/sdk-node';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { routeOf } from '../http/routeOf';

const { context, propagation, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } = api;

/** Upper bounds of the histogram, seconds; those that the semantic conventions advise, and that of the longest request. */
const BOUNDS = [0.005, 0.01, 0.025, 0.05, 0.075, 0.1, 0.25, 0.5, 0.75, 1, 2.5, 5, 7.5, 10, 30];
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS']);

/** Measures and traces every request by its route, never by its address, which may have values of a user. */
export function observeRequests(app: FastifyInstance, meter: Meter, tracer: Tracer): void {
  const duration = meter.createHistogram('http.server.request.duration', {
    description: 'Duration of requests',
    unit: 's',
    advice: { explicitBucketBoundaries: BOUNDS },
  });
  const contexts = new WeakMap<FastifyRequest, Context>();

  app.addHook('onRequest', (request, _reply, done) => {
    const { method, route } = labelsOf(request);
    const parent = request.isPeerTrusted ? propagation.extract(ROOT_CONTEXT, request.headers) : ROOT_CONTEXT;
    const span = tracer.startSpan(
      `${method} ${route}`,
      { kind: SpanKind.SERVER, attributes: { 'http.request.method': method, 'http.route': route } },
      parent,
    );
    if (span.isRecording()) request.log = request.log.child({ traceId: span.spanContext().traceId });
    const own = trace.setSpan(parent, span);
    contexts.set(request, own);
    context.with(own, done);
  });
  // The body is read in the context of its socket, which other requests have used before.
  app.addHook('preValidation', (request, _reply, done) => context.with(contexts.get(request) ?? ROOT_CONTEXT, done));
  app.addHook('onResponse', async (request, reply) => {
    const { method, route } = labelsOf(request);
    const status = reply.statusCode;
    duration.record(reply.elapsedTime / 1000, {
      'http.request.method': method,
      'http.route': route,
      'http.response.status_code': status,
    });
    const own = contexts.get(request);
    const span = own && trace.getSpan(own);
    span?.setAttributes({ 'http.response.status_code': status, 'gezi.request_id': request.id });
    if (status >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
    span?.end();
  });
}

const labelsOf = (request: FastifyRequest) => ({
  method: METHODS.has(request.method) ? request.method : '_OTHER',
  route: routeOf(request),
});
