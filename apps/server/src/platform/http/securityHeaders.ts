import type { FastifyInstance } from 'fastify';

/** The page runs own scripts only; antd writes its styles at run time and needs them inline. */
const PAGE_POLICY = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  // Pictures of texts may stand elsewhere (B§2); what they learn of the page is nothing, not even its address.
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

/** Headers of every answer; a handler may set stricter ones. Data is never kept by a cache. */
export function securityHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(HEADERS);
    if (isData(request.url)) reply.header('cache-control', 'no-store');
  });
}

/** Below the base path of the calls. */
export const isData = (url: string): boolean => /^\/api(?:[/?]|$)/.test(url);
