import { needsEngine, type RuleEngine } from '@gezi/validators/lean';
import type { ColumnRule } from '../columns/ColumnBase';
import type { ResolvedColumn } from '../columns/ResolvedColumn';

let engine: RuleEngine | undefined;
let loading: Promise<RuleEngine> | undefined;

/** What rules with expressions of their own and checksums run on; nothing until it is loaded. */
export const ruleEngine = (): RuleEngine | undefined => engine;

/** Loads it; most grids need none. A load that failed is tried again the next time. */
export function loadRuleEngine(): Promise<RuleEngine> {
  loading ??= import('@gezi/validators/engine').then(
    (loaded) => (engine = loaded.engine),
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}

/** The rule cannot be asked yet. */
export const waitsForEngine = <Row>(rule: ColumnRule<Row>): boolean =>
  !engine && !('handler' in rule) && needsEngine(rule);

/** Begins to load what the columns will need, so that it is there by the first key. */
export function foreseeEngine<Row extends object>(
  columns: readonly ResolvedColumn<Row>[],
): Promise<unknown> | undefined {
  if (!columns.some(({ validateRules }) => validateRules?.some(waitsForEngine))) return undefined;
  // Who waits for a verdict hears of a failure; here it is only too early.
  return loadRuleEngine().catch(() => undefined);
}
