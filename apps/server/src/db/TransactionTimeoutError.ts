/** A transaction was open for too long; it is rolled back. */
export class TransactionTimeoutError extends Error {
  override readonly name = 'TransactionTimeoutError';

  /** @param limit milliseconds */
  constructor(readonly limit: number) {
    super(`a transaction was still open after ${limit} ms: it is rolled back`);
  }
}
