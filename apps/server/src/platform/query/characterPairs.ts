import { and, Column, ilike, is, SQL, sql } from 'drizzle-orm';
import { characterPairs } from '../db/schema/columns';
import type { Columns } from './Columns';
import { indexedColumns } from './indexedColumns';
import { JsonField } from './JsonField';
import { likeText, partOf } from './likeText';
import { parseFieldCondition } from './parseFieldCondition';

/**
 * The condition by which an index narrows a list to the rows that can match its filters for parts of texts. It holds for
 * every row that matches, and for a few more.
 *
 * @param query list request; see `filterSql`
 * @returns undefined without such a filter of two characters or more on a column with a `pairIndex`
 */
export function narrowingSql(columns: Columns, query: Readonly<Record<string, unknown>>): SQL | undefined {
  return and(
    ...Object.entries(columns).map(([name, column]) => {
      const text = query[name];
      if (typeof text !== 'string' || column instanceof JsonField || !hasPairIndex(column)) return undefined;
      const condition = parseFieldCondition(text);
      const pairs = condition?.kind === 'like' ? pairsOf(condition.value) : [];
      return pairs.length > 0 ? sql`${characterPairs(column)} @> ${sql.param(pairs)}::text[]` : undefined;
    }),
  );
}

/** Rows whose text contains another, whatever the case of letters. @param column with a `pairIndex` */
export function containsSql(column: Column, text: string): SQL | undefined {
  const pairs = pairsOf(partOf(text));
  return and(
    ilike(column, likeText(text)),
    pairs.length > 0 ? sql`${characterPairs(column)} @> ${sql.param(pairs)}::text[]` : undefined,
  );
}

/** The different pairs of neighbouring characters in lower case, as the function `character_pairs` of the database. */
export function pairsOf(text: string): string[] {
  const characters = Array.from(text.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase()));
  return [...new Set(characters.slice(1).map((character, at) => characters[at]! + character))];
}

/** True for columns with a `pairIndex`. A `searchIndex` has texts, no column. */
export const hasPairIndex = indexedColumns(({ method, columns }) =>
  method === 'gin'
    ? columns.flatMap((indexed) =>
        is(indexed, SQL) ? indexed.queryChunks.flatMap((chunk) => (is(chunk, Column) ? [chunk.name] : [])) : [],
      )
    : [],
);
