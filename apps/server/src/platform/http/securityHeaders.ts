import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** The page runs its own scripts only. antd injects inline styles at run time. */
const PAGE_POLICY = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  // Rich text may show pictures of other sites (B§2); they receive no referrer.
  "img-src 'self' data: blob: https:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "worker-src 'self' blob:",
  "object-src 'none'",
  "base-uri 'self'",
  "form-action 'self'",
  "frame-ancestors 'self'",
].join('; ');

const HEADERS = {
  'content-security-policy': PAGE_POLICY,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'x-frame-options': 'SAMEORIGIN',
  'cross-origin-opener-policy': 'same-origin',
};

/** Sets the headers of every answer; a handler may set stricter ones. Data is never cached. */
export function securityHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => setSecurityHeaders(request, reply));
}

/** The same for answers that no hook sees. */
export function setSecurityHeaders(request: FastifyRequest, reply: FastifyReply): void {
  void reply.headers(HEADERS);
  if (isData(request.url)) void reply.header('cache-control', 'no-store');
}

/** Whether a URL is below the base path of the calls. */
export const isData = (url: string): boolean => /^\/api(?:[/?]|$)/.test(url);
