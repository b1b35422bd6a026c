// Check a value
export { checkValue } from './checkValue';
export { checkValueWith, needsEngine } from './checkValueWith';
export { engine, type RuleEngine } from './engine';
export type { ChecksumName, FieldRule } from './FieldRule';
export type { CheckValueOptions, Locale, ValueRefusal } from './ValueRefusal';

// Check uniqueness
export { findDuplicates } from './findDuplicates';
export { duplicateRefusal } from './duplicateRefusal';

// Rules of the specification
export { catalogue, type CatalogueRule, type RuleGroup, type RuleKey } from './catalogue/catalogue';
export { findPreset } from './catalogue/findPreset';
export { findRule } from './catalogue/findRule';
export { messageOf } from './catalogue/messageOf';

// Check rules and expressions before they are saved
export { checkFieldRule } from './checkFieldRule';
export { checkExpression, type ExpressionRefusal, type ExpressionRefusalCode } from './expressions/checkExpression';
export { testExpression } from './expressions/testExpression';
export type { ExpressionAnswer, ExpressionTest } from './expressions/ExpressionTest';

// Checks by a server
export type { AsyncCheckOptions, AsyncRule } from './remote/AsyncRule';
export { duplicateRule, type DuplicateQuery } from './remote/duplicateRule';
export { fieldChecker } from './remote/fieldChecker';
export type { RemoteAnswer, RemoteCall } from './remote/remoteRule';
export { ruleCodeRule, type RuleCodeQuery } from './remote/ruleCodeRule';

// Checksums
export { isBankCard } from './checksums/isBankCard';
export { isCitizenId } from './checksums/isCitizenId';
export { isCreditCode } from './checksums/isCreditCode';

// Values
export { isEmpty } from './isEmpty';
export { countCharacters } from './countCharacters';

// Files
export { beginsAs, hasSignature, HEAD_LENGTH } from './files/beginsAs';
export { cleanFileName } from './files/cleanFileName';
export { extensionOf } from './files/extensionOf';
