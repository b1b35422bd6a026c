import type { Predicate } from '@gezi/advanced-query/core';
import { and, exists, or, sql, type SQL } from 'drizzle-orm';
import { groupBy } from '../kit/groupBy';
import { compareSql, isEmptySql, likeSql, oneOf } from './conditionSql';
import type { Columns, SuperQuery } from './Columns';

/** Converts a predicate to SQL. Columns come from the registry; values are bound. */
export function predicateSql(query: SuperQuery, predicate: Predicate): SQL | undefined {
  switch (predicate.kind) {
    case 'all':
      // Different detail rows may match the conditions, so each has its own subquery.
      return and(...predicate.parts.map((part) => predicateSql(query, part)));
    case 'any':
      return or(...mergeDetails(predicate.parts).map((part) => predicateSql(query, part)));
    case 'detail': {
      const { from, on, columns } = query.details![predicate.detail]!;
      const condition = predicateSql({ columns }, predicate.part);
      return exists(sql`(select 1 from ${from} where ${and(on, condition)})`);
    }
    case 'compare':
      return compareSql(columnOf(query.columns, predicate.field), predicate.comparison, predicate.value);
    case 'in':
      return oneOf(columnOf(query.columns, predicate.field), predicate.values);
    case 'empty':
      return isEmptySql(columnOf(query.columns, predicate.field));
    case 'like':
      return likeSql(columnOf(query.columns, predicate.field), predicate.match, predicate.text);
  }
}

const columnOf = (columns: Columns, field: string) => columns[field]!;

/** Merges ORed predicates on the same details into one subquery. */
function mergeDetails(parts: readonly Predicate[]): Predicate[] {
  const own = parts.filter(({ kind }) => kind !== 'detail');
  const inner = parts.filter((part) => part.kind === 'detail');
  const byDetail = [...groupBy(inner, ({ detail }) => detail)];
  return [
    ...own,
    ...byDetail.map(([detail, group]): Predicate => {
      const tests = group.map(({ part }) => part);
      return { kind: 'detail', detail, part: tests.length > 1 ? { kind: 'any', parts: tests } : tests[0]! };
    }),
  ];
}
