/** A transaction was open for too long and is rolled back. Has the SQLSTATE of a statement timeout. */
export class TransactionTimeoutError extends Error {
  override readonly name = 'TransactionTimeoutError';
  readonly severity = 'ERROR';
  readonly code = '57014';

  /** @param limit milliseconds */
  constructor(readonly limit: number) {
    super(`a transaction was still open after ${limit} ms: it is rolled back`);
  }
}
