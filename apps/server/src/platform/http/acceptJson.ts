import type { FastifyInstance } from 'fastify';
import { parseBody } from './parseBody';

/** JSON is the one kind of body the calls take; it is measured before it is read. */
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
