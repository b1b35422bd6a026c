import {
  decodeParams,
  planQuery,
  type Predicate,
  type QueryRefusal,
  type QuerySchema,
} from '@gezi/advanced-query/core';
import type { SQL } from 'drizzle-orm';
import { parseBody } from '../http/parseBody';
import { readAs, refuse, type Refusal } from '../http/refusal';
import { texts } from '../texts';
import { columnKind } from './columnKind';
import type { Columns, SuperQuery } from './Columns';
import { predicateSql } from './predicateSql';

const FIELD = 'superQueryParams';

/** The advanced query of a list (contract, part 1 §1.10) as SQL; see {@link planSuperQuery}. */
export function superQuerySql(query: SuperQuery, params = '', matchType = 'and'): SQL | undefined {
  if (params.trim() === '') return undefined;
  const plan = planSuperQuery({ columns: kindsOf(query.columns), details: detailKinds(query) }, params, matchType);
  return plan && predicateSql(query, plan);
}

/**
 * The advanced query of a list as a predicate. `@gezi/advanced-query` plans it, on the page too.
 *
 * @param params as decoded by the HTTP layer: JSON, or URI-encoded JSON
 * @param matchType `or` in any case; otherwise `and`
 * @throws {Refusal} for malformed text, more than 50 conditions or more than 5 on details, an invalid name of a field or
 * rule, or a value that is invalid for its column
 */
export function planSuperQuery(schema: QuerySchema, params = '', matchType = 'and'): Predicate | undefined {
  if (params.trim() === '') return undefined;
  const items = readAs(FIELD, () => parseBody(decodeParams(params), texts.list.superQueryMalformed));
  const plan = planQuery(schema, items, matchType);
  if (!plan.ok) throw refusalOf(plan.reason);
  return plan.value;
}

const kindsOf = (columns: Columns) =>
  Object.fromEntries(Object.entries(columns).map(([name, column]) => [name, columnKind(column)]));

const detailKinds = ({ details = {} }: SuperQuery) =>
  Object.fromEntries(Object.entries(details).map(([name, { columns }]) => [name, kindsOf(columns)]));

function refusalOf(reason: QueryRefusal): Refusal {
  const field = reason.at ? `${FIELD}/${reason.at}` : FIELD;
  switch (reason.code) {
    case 'malformed':
      return refuse(texts.list.superQueryMalformed, field);
    case 'too-many':
      return refuse(texts.list.superQueryTooLong(reason.limit), field);
    case 'too-many-details':
      return refuse(texts.list.tooManyDetails(reason.limit), field);
    case 'too-deep':
      return refuse(texts.list.superQueryTooDeep(reason.limit), field);
    case 'bad-field':
      return refuse(texts.list.badField(reason.field), field);
    case 'bad-rule':
      return refuse(texts.list.badRule(reason.rule), field);
    case 'bad-match-type':
      return refuse(texts.list.badMatchType(reason.matchType), reason.at ? field : 'superQueryMatchType');
    case 'bad-value':
      return refuse(texts.list.badOperand(reason.field, reason.column), field);
  }
}
