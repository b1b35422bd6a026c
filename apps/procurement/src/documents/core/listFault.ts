/** A rule of a column of a list. */
export interface CellCheck<Row> {
  column: keyof Row & string;
  /** Heading of the column. */
  title: string;
  /** Message, if the row is invalid here. */
  fault: (row: Row) => string | undefined;
}

/**
 * The first invalid cell of a list.
 *
 * @param say words line (from 1), column and reason
 */
export function listFault<Row>(
  rows: readonly Row[],
  checks: readonly CellCheck<Row>[],
  say: (line: number, column: string, reason: string) => string,
): string | undefined {
  for (const [index, row] of rows.entries()) {
    for (const { title, fault } of checks) {
      const reason = fault(row);
      if (reason !== undefined) return say(index + 1, title, reason);
    }
  }
  return undefined;
}
