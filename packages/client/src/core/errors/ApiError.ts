/**
 * What went wrong, for code that branches:
 *
 * | kind | when |
 * |---|---|
 * | `rejected` | answered with `success: false`: a rule of the business or a field at fault |
 * | `unauthorised` | 401: no token, or one that no longer counts |
 * | `token-expired` | 500 whose body says `Token失效` |
 * | `forbidden` | 403, or code 510 |
 * | `not-found` | 404 |
 * | `timeout` | 504, or the time allowed ran out here |
 * | `server` | every other status |
 * | `network` | no answer at all |
 * | `malformed` | an answer that is no envelope |
 * | `aborted` | the caller gave up |
 * | `empty-file`, `unknown-file` | a download of no bytes, or of no address |
 * | `empty-dictionary-code` | a dictionary asked for without a code |
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
  /** The path as called, without query: safe to log. */
  path: string;
  /** What the server says; may be empty. */
  message?: string;
  /** HTTP status; 0 (default) without an answer. */
  status?: number;
  /** `code` of the envelope; default the status. */
  code?: number;
  field?: string;
  /** `result` of the failure envelope, e.g. what a check rule found; default null. */
  result?: unknown;
  cause?: unknown;
}

/** The one error a call ends with. What to show for it is told by `describeFailure`. */
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
