import { needsEngine, type RuleEngine } from '@gezi/validators/lean';
import type { ColumnRule } from '../columns/ColumnBase';
import type { ResolvedColumn } from '../columns/ResolvedColumn';

let engine: RuleEngine | undefined;
let loading: Promise<RuleEngine> | undefined;

/** Engine for rules with expressions or checksums; `undefined` until it is loaded. */
export const ruleEngine = (): RuleEngine | undefined => engine;

/** Loads the engine; most grids do not need it. A failed load is retried with the next call. */
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

/** The rule needs an engine that is not loaded yet. */
export const waitsForEngine = <Row>(rule: ColumnRule<Row>): boolean =>
  !engine && !('handler' in rule) && needsEngine(rule);

/** Starts loading the engine if the columns need it, before the first keystroke. */
export function foreseeEngine<Row extends object>(
  columns: readonly ResolvedColumn<Row>[],
): Promise<unknown> | undefined {
  if (!columns.some(({ validateRules }) => validateRules?.some(waitsForEngine))) return undefined;
  // A failed load is reported when a rule needs the engine.
  return loadRuleEngine().catch(() => undefined);
}
