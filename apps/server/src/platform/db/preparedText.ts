import { fillPlaceholders, type Query, type SQL } from 'drizzle-orm';
import { keep } from '../kit/keep';
import type { CombinedStatement } from './CombinedStatement';
import { QuickDialect } from './QuickDialect';

/** Maximum number of texts of a statement; data rules may have any number. */
const MAX_TEXTS = 100;

interface Prepared<Input> {
  /** Inputs with the same key have the same text. */
  keyOf: (inputs: readonly Input[], isShared: boolean) => string;
  /** The statement for inputs with the key of these, with `sql.placeholder` for the values. */
  statement: (inputs: readonly Input[], isShared: boolean) => SQL;
  /** By name of the placeholder. */
  valuesOf: (inputs: readonly Input[]) => Record<string, unknown>;
}

/** The `build` of a combined statement whose text is made once for each key, which costs more than its values. */
export function preparedText<Input>({
  keyOf,
  statement,
  valuesOf,
}: Prepared<Input>): CombinedStatement<Input, unknown>['build'] {
  const texts = new Map<string, Query>();
  return (inputs, isShared) => {
    const key = keyOf(inputs, isShared);
    const text = keep(texts, key, MAX_TEXTS, () => dialect.sqlToQuery(statement(inputs, isShared)));
    return { sql: text.sql, params: fillPlaceholders(text.params, valuesOf(inputs)) };
  };
}

const dialect = new QuickDialect();
