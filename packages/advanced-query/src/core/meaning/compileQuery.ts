import type { Outcome } from '../Outcome';
import type { QueryGroup } from '../query/Condition';
import { toWire } from '../wire/toWire';
import { matchesRow, type Row } from './matchesRow';
import { planQuery } from './planQuery';
import type { QueryRefusal, QuerySchema } from './Predicate';

/**
 * A query as a test of rows in memory; it finds what the server would.
 *
 * @param now epoch milliseconds for 今天 and the like; default the machine's
 */
export function compileQuery(
  schema: QuerySchema,
  query: QueryGroup,
  now: number = Date.now(),
): Outcome<(row: Row) => boolean, QueryRefusal> {
  const plan = planQuery(schema, toWire(query, now), query.matchType);
  if (!plan.ok) return plan;
  const predicate = plan.value;
  return { ok: true, value: predicate ? (row) => matchesRow(predicate, row) : () => true };
}
