import { hasExpression, type ExpressionTest } from '@gezi/validators/lean';
import type { ColumnRule, GridColumn } from '../columns/GridColumn';

let engine: ExpressionTest | undefined;
let loading: Promise<ExpressionTest> | undefined;

/** What runs rules with an expression of their own; nothing until it is loaded. */
export const expressionTest = (): ExpressionTest | undefined => engine;

/** Loads it; most grids need none. A load that failed is tried again the next time. */
export function loadExpressions(): Promise<ExpressionTest> {
  loading ??= import('@gezi/validators/expressions').then(
    ({ testExpression }) => (engine = testExpression),
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}

export const needsExpressions = <Row>(rule: ColumnRule<Row>): boolean => !('handler' in rule) && hasExpression(rule);

/** Begins to load what the columns will need, so that it is there by the first key. */
export function foreseeExpressions<Row extends object>(
  columns: readonly GridColumn<Row>[],
): Promise<unknown> | undefined {
  if (engine || !columns.some(({ validateRules }) => validateRules?.some(needsExpressions))) return undefined;
  // Who waits for a verdict hears of a failure; here it is only too early.
  return loadExpressions().catch(() => undefined);
}
