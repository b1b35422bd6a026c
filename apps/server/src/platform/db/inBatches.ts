import type { Database } from './Database';

const ROWS_PER_STATEMENT = 5_000;

/**
 * Runs a statement per 5,000 rows, in order. In a transaction all are sent at once, so that `db.write` can take the whole:
 * statements that follow it, e.g. the commit, come after the last batch.
 */
export async function inBatches<Row>(
  db: Database,
  rows: readonly Row[],
  statement: (batch: readonly Row[]) => PromiseLike<unknown>,
): Promise<void> {
  const sent: PromiseLike<unknown>[] = [];
  for (let from = 0; from < rows.length; from += ROWS_PER_STATEMENT) {
    const sending = statement(rows.slice(from, from + ROWS_PER_STATEMENT));
    if (db.isInTransaction()) sent.push(sending);
    else await sending;
  }
  await Promise.all(sent);
}
