import type { FastifyInstance } from 'fastify';
import { parseBody } from './parseBody';

/** Accepts JSON bodies only. Their depth is checked before they are parsed. */
export function acceptJson(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => {
    try {
      done(null, parseBody(body as string));
    } catch (error) {
      done(error as Error);
    }
  });
}
