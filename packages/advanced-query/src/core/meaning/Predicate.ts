import type { ColumnKind, Operand } from './readOperand';

export type Comparison = 'eq' | 'ne' | 'gt' | 'ge' | 'lt' | 'le';
export type Match = 'contains' | 'starts' | 'ends';

/**
 * The predicate of a query. `matchesRow` evaluates it in memory, a server compiles it to SQL. A field without a value
 * matches no comparison, not even `ne`, as in SQL.
 */
export type Predicate =
  /** At least one part. */
  | { kind: 'all' | 'any'; parts: readonly Predicate[] }
  | { kind: 'compare'; field: string; column: ColumnKind; comparison: Comparison; value: Operand }
  | { kind: 'in'; field: string; column: ColumnKind; values: readonly Operand[] }
  /** Null or the empty text. */
  | { kind: 'empty'; field: string; column: ColumnKind }
  /** Case-insensitive for A to Z; `%` and `_` have no special meaning. */
  | { kind: 'like'; field: string; column: ColumnKind; match: Match; text: string }
  /** At least one detail row matches the part. */
  | { kind: 'detail'; detail: string; part: Predicate };

/** The columns of a list. */
export interface QuerySchema {
  columns: Readonly<Record<string, ColumnKind>>;
  /** Columns of detail rows by the name of their list. */
  details?: Readonly<Record<string, Readonly<Record<string, ColumnKind>>>>;
}

/** Why a query is refused; `at` is the place in the parameter, e.g. `1/val` or `0/conditions/2`. */
export type QueryRefusal =
  | { code: 'malformed'; at: string }
  | { code: 'too-many'; at: string; limit: number }
  | { code: 'too-many-details'; at: string; limit: number }
  | { code: 'too-deep'; at: string; limit: number }
  | { code: 'bad-field'; at: string; field: string }
  | { code: 'bad-rule'; at: string; rule: string }
  | { code: 'bad-match-type'; at: string; matchType: string }
  | { code: 'bad-value'; at: string; field: string; column: ColumnKind };
