import type { Envelope } from '../http/Envelope';
import type { ErrorKind } from './ApiError';

/** Part of the server's message when the token is no longer valid. */
export const TOKEN_EXPIRED_MARK = 'Token失效';

/**
 * The kind of a failed answer, by HTTP status, then by the code of the envelope: the platform answers some failures
 * with status 200 and a code.
 */
export function failureKind(status: number, envelope: Envelope | undefined): ErrorKind {
  const byStatus = KIND_BY_STATUS[status];
  if (byStatus) return byStatus;
  if (status === 500 && envelope?.message.includes(TOKEN_EXPIRED_MARK)) return 'token-expired';
  // Rate limited: the envelope contains the message.
  if (status === 429 && envelope) return 'rejected';
  if (status >= 300) return 'server';
  return (envelope && KIND_BY_CODE[envelope.code]) ?? (envelope ? 'rejected' : 'malformed');
}

const KIND_BY_STATUS: Record<number, ErrorKind> = {
  401: 'unauthorised',
  403: 'forbidden',
  404: 'not-found',
  504: 'timeout',
};
const KIND_BY_CODE: Record<number, ErrorKind> = { 401: 'unauthorised', 404: 'not-found', 510: 'forbidden' };
