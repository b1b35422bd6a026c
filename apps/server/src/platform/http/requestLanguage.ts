import type { Language } from '@gezi/domain';
import type { FastifyRequest } from 'fastify';

/** Language that the caller prefers: English or, for any other, Chinese. */
export const languageOf = ({ headers }: Pick<FastifyRequest, 'headers'>): Language =>
  /^\s*en\b/i.test(headers['accept-language'] ?? '') ? 'en-US' : 'zh-CN';
