import type { Outcome } from '@gezi/client/core';
import type { QueryGroup } from '../query/Condition';
import { toWire } from '../wire/toWire';
import { matchesRow, type QueryRow } from './matchesRow';
import { planQuery } from './planQuery';
import type { QueryRefusal, QuerySchema } from './Predicate';

/**
 * Compiles a query to a function that tests rows in memory, with the same results as on a server.
 *
 * @param now current time in epoch milliseconds, for relative ranges like 今天; default `Date.now()`
 */
export function compileQuery(
  schema: QuerySchema,
  query: QueryGroup,
  now: number = Date.now(),
): Outcome<(row: QueryRow) => boolean, QueryRefusal> {
  const plan = planQuery(schema, toWire(query, now), query.matchType);
  if (!plan.ok) return plan;
  const predicate = plan.value;
  return { ok: true, value: predicate ? (row) => matchesRow(predicate, row) : () => true };
}
