import type { Query, SQL } from 'drizzle-orm';

/**
 * A statement that does for several inputs what a statement for each of them would do. The parts of a shared transaction
 * send it together.
 */
export interface CombinedStatement<Input, Result> {
  /** A part of a shared transaction whose lock has no result leaves the transaction. */
  kind: 'read' | 'lock' | 'write';
  /** Inputs with different keys have statements of their own. Only asked for in a shared transaction. */
  keyOf(input: Input): string;
  /** @param isShared true in a shared transaction, where a lock skips rows that others have locked */
  build(inputs: readonly Input[], isShared: boolean): SQL | Query;
  /**
   * Results in the order of the inputs.
   *
   * @param rows of the statement
   */
  resultsOf(rows: readonly Record<string, unknown>[], inputs: readonly Input[]): readonly Result[];
}
