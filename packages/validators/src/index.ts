export { checkValue } from './checkValue';
export { checkValueWith, needsEngine } from './checkValueWith';
export { engine, type RuleEngine } from './engine';
export { isEmpty } from './isEmpty';
export { countCharacters } from './countCharacters';
export type { ChecksumName, FieldRule } from './FieldRule';
export type { CheckOptions, Locale, Refusal } from './Refusal';

export { findDuplicates } from './findDuplicates';
export { duplicateRefusal } from './duplicateRefusal';

export { catalogue, type CatalogueRule, type RuleGroup, type RuleKey } from './catalogue/catalogue';
export { findPreset } from './catalogue/findPreset';
export { findRule } from './catalogue/findRule';
export { messageOf } from './catalogue/messageOf';

export { checkFieldRule } from './checkFieldRule';
export {
  checkExpression,
  EXPRESSION_LIMIT,
  type ExpressionRefusal,
  type ExpressionRefusalCode,
} from './expressions/checkExpression';
export { testExpression } from './expressions/testExpression';
export type { ExpressionAnswer, ExpressionTest } from './expressions/ExpressionTest';

export type { AsyncCheckOptions, AsyncRule } from './remote/AsyncRule';
export { duplicateRule, type DuplicateQuery } from './remote/duplicateRule';
export { fieldChecker } from './remote/fieldChecker';
export type { RemoteAnswer, RemoteCall } from './remote/remoteRule';
export { ruleCodeRule, type RuleCodeQuery } from './remote/ruleCodeRule';

export { isBankCard } from './checksums/isBankCard';
export { isCitizenId } from './checksums/isCitizenId';
export { isCreditCode } from './checksums/isCreditCode';

export { beginsAs, hasSignature, HEAD_LENGTH } from './files/beginsAs';
export { cleanFileName } from './files/cleanFileName';
export { extensionOf } from './files/extensionOf';
