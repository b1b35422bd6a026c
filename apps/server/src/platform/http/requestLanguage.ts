import type { Language } from '@gezi/domain';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { withLanguage } from '../texts';

/** Language that the caller prefers: English or, for any other, Chinese. */
export const languageOf = ({ headers }: Pick<FastifyRequest, 'headers'>): Language =>
  /^\s*en\b/i.test(headers['accept-language'] ?? '') ? 'en-US' : 'zh-CN';

/** Runs every request in the language of its caller. */
export function registerLanguage(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => withLanguage(languageOf(request), done));
  // The body is read in the context of its socket, which other requests have used before.
  app.addHook('preValidation', (request, _reply, done) => withLanguage(languageOf(request), done));
}
