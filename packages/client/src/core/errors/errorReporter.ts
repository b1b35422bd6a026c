import type { SessionStore } from '../session/SessionStore';
import type { ApiError } from './ApiError';
import type { FailedPurpose } from './describeFailure';

/**
 * Passes failures to `onError`, but reports an expired token only once: ten calls of a page that fail with the same
 * token give one message, and a late answer for an old token does not end the current session.
 */
export function errorReporter(
  session: Pick<SessionStore, 'get'>,
  onError: ((error: ApiError, purpose?: FailedPurpose) => void) | undefined,
) {
  let reportedToken: string | undefined;
  return (error: ApiError, token: string | undefined, purpose?: FailedPurpose): void => {
    if (error.kind === 'aborted') return;
    if (endsSession(error) && token !== undefined) {
      if (token === reportedToken || token !== session.get().token) return;
      reportedToken = token;
    }
    onError?.(error, purpose);
  };
}

/** Whether an error means that the token of the session is no longer valid. */
export const endsSession = (error: ApiError): boolean =>
  error.kind === 'unauthorised' || error.kind === 'token-expired';
