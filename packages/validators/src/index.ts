export { checkValue } from './checkValue';
export { countCharacters } from './countCharacters';
export { findDuplicates } from './findDuplicates';
export { isEmpty } from './isEmpty';
export type { CheckOptions, ChecksumName, FieldRule, Locale, Refusal } from './types';

export { catalogue, type CatalogueRule, type RuleGroup, type RuleKey } from './catalogue/catalogue';
export { findRule, type FoundRule } from './catalogue/findRule';

export { isBankCard } from './checksums/isBankCard';
export { isCitizenId } from './checksums/isCitizenId';
export { isCreditCode } from './checksums/isCreditCode';
