/** A statement took too long. Has the SQLSTATE of PostgreSQL's own statement timeout. */
export class StatementTimeoutError extends Error {
  override readonly name = 'StatementTimeoutError';
  readonly severity = 'ERROR';
  readonly code = '57014';

  /** @param limit milliseconds */
  constructor(readonly limit: number) {
    super(`a statement took longer than ${limit} ms: the database was restarted`);
  }
}
