import type { SessionStore } from '../session/SessionStore';
import type { ApiError } from './ApiError';

/**
 * Passes failures on, the end of a session only once: ten calls of one page that fail of the same token are one
 * message, and a late answer to an old token does not end the session begun since.
 */
export function errorReporter(session: Pick<SessionStore, 'get'>, onError: ((error: ApiError) => void) | undefined) {
  let told: string | undefined;
  return (error: ApiError, token: string | undefined): void => {
    if (error.kind === 'aborted') return;
    if (endsSession(error) && token !== undefined) {
      if (token === told || token !== session.get().token) return;
      told = token;
    }
    onError?.(error);
  };
}

/** True when the token used no longer counts. */
export const endsSession = (error: ApiError): boolean =>
  error.kind === 'unauthorised' || error.kind === 'token-expired';
