/**
 * Kind of a failed call, for code that branches:
 *
 * | kind | when |
 * |---|---|
 * | `rejected` | the answer has `success: false`: a business rule or a field refused, or too many calls (429) |
 * | `unauthorised` | 401: the token is missing or no longer valid |
 * | `token-expired` | 500 with `Token失效` in the message |
 * | `forbidden` | 403, or code 510 |
 * | `not-found` | 404 |
 * | `timeout` | 504, or the timeout of the call passed |
 * | `server` | every other status |
 * | `network` | no answer |
 * | `malformed` | the answer is not an envelope |
 * | `aborted` | the caller aborted the call |
 * | `empty-file`, `unknown-file` | a download without bytes, or without a path |
 * | `empty-dictionary-code` | a dictionary request without a code |
 */
export type ErrorKind =
  | 'rejected'
  | 'unauthorised'
  | 'token-expired'
  | 'forbidden'
  | 'not-found'
  | 'timeout'
  | 'server'
  | 'network'
  | 'malformed'
  | 'aborted'
  | 'empty-file'
  | 'unknown-file'
  | 'empty-dictionary-code';

export interface ApiErrorDetails {
  kind: ErrorKind;
  /** Path of the call without query; safe to log. */
  path: string;
  /** Message of the server; may be empty. */
  message?: string;
  /** HTTP status; default 0, which means no answer. */
  status?: number;
  /** `code` of the envelope; default the status. */
  code?: number;
  /** Member of the input that was refused, e.g. `lines/0/counts`. */
  field?: string;
  /** `result` of the failed answer; default null. */
  result?: unknown;
  cause?: unknown;
}

/** The error every failed call rejects with. `describeFailure` gives the message to show. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ErrorKind;
  readonly path: string;
  readonly status: number;
  readonly code: number;
  readonly field?: string;
  readonly result: unknown;

  constructor(details: ApiErrorDetails) {
    super(details.message ?? '', details.cause === undefined ? undefined : { cause: details.cause });
    this.kind = details.kind;
    this.path = details.path;
    this.status = details.status ?? 0;
    this.code = details.code ?? this.status;
    this.result = details.result ?? null;
    if (details.field !== undefined) this.field = details.field;
  }
}
