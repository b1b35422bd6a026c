import { checksums } from './checksums/checksums';
import { testExpression } from './expressions/testExpression';
import type { RuleEngine } from './RuleEngine';

/** Engine for custom expressions and checksums. */
export const engine: RuleEngine = {
  testExpression,
  followsChecksum(name, text) {
    if (!Object.hasOwn(checksums, name)) return undefined;
    return text !== undefined && checksums[name as keyof typeof checksums](text);
  },
};

export type { RuleEngine } from './RuleEngine';
