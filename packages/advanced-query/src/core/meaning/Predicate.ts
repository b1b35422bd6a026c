import type { ColumnKind, Operand } from './readOperand';

export type Comparison = 'eq' | 'ne' | 'gt' | 'ge' | 'lt' | 'le';
export type Match = 'contains' | 'starts' | 'ends';

/**
 * What a query means: the same tree is run over rows in memory and compiled to SQL. A field without value meets no test,
 * `ne` included, as in SQL.
 */
export type Predicate =
  /** At least one part. */
  | { kind: 'all' | 'any'; parts: readonly Predicate[] }
  | { kind: 'compare'; field: string; column: ColumnKind; comparison: Comparison; value: Operand }
  | { kind: 'in'; field: string; column: ColumnKind; values: readonly Operand[] }
  /** A to Z and a to z are alike, all other characters stand for themselves. */
  | { kind: 'like'; field: string; column: ColumnKind; match: Match; text: string }
  /** One of the detail rows meets the part. */
  | { kind: 'detail'; detail: string; part: Predicate };

/** What a list knows of its fields. */
export interface QuerySchema {
  columns: Readonly<Record<string, ColumnKind>>;
  /** Fields of detail rows by the name of their list. */
  details?: Readonly<Record<string, Readonly<Record<string, ColumnKind>>>>;
}

/** Where in the parameter, e.g. `1/val` or `0/conditions/2`, and why it is refused. */
export type QueryRefusal =
  | { code: 'malformed'; at: string }
  | { code: 'too-many'; at: string; limit: number }
  | { code: 'too-many-details'; at: string; limit: number }
  | { code: 'too-deep'; at: string; limit: number }
  | { code: 'bad-field'; at: string; field: string }
  | { code: 'bad-rule'; at: string; rule: string }
  | { code: 'bad-match-type'; at: string; matchType: string }
  | { code: 'bad-value'; at: string; field: string; column: ColumnKind };
