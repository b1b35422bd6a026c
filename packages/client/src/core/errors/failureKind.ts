import type { Envelope } from '../http/Envelope';
import type { ErrorKind } from './ApiError';

/** What the server writes into the message of a call whose token no longer counts. */
export const TOKEN_EXPIRED_MARK = 'Token失效';

/**
 * Sorts a failed answer by its HTTP status, then by the code in its envelope: the platform this contract
 * comes from answers some failures with status 200 and tells them apart by code alone.
 */
export function failureKind(status: number, envelope: Envelope | undefined): ErrorKind {
  const byStatus = KIND_BY_STATUS[status];
  if (byStatus) return byStatus;
  if (status === 500 && envelope?.message.includes(TOKEN_EXPIRED_MARK)) return 'token-expired';
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
