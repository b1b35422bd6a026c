import type { ExpressionTest } from './expressions/ExpressionTest';

/** Engine for custom expressions and checksums; load it when a rule `needsEngine`. */
export interface RuleEngine {
  testExpression: ExpressionTest;
  /** @returns undefined for an unknown checksum */
  followsChecksum(name: string, text: string | undefined): boolean | undefined;
}
