/**
 * Scope of a failure.
 * - `message`: this message alone, and again after a while
 * - `final`: this message, and for good, e.g. an unknown mailbox
 * - `server`: every message of the channel, e.g. no connection
 */
type Scope = 'message' | 'final' | 'server';

/** Longest reason that a message stores. */
const MAX_REASON = 500;

/** Why a message did not leave, in words for administrators: the answer of the other server, if there is one. */
export class SendFailure extends Error {
  constructor(
    reason: string,
    readonly scope: Scope = 'message',
  ) {
    super(reason.trim().slice(0, MAX_REASON));
  }
}
