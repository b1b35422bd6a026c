import type { ExpressionTest } from './expressions/ExpressionTest';

/** What only some rules need and what is large: a page loads it where a rule `needsEngine`. */
export interface RuleEngine {
  testExpression: ExpressionTest;
  /** @returns nothing for a name that is no checksum */
  followsChecksum(name: string, text: string | undefined): boolean | undefined;
}
