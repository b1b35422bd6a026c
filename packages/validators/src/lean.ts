// What a page needs before a rule asks for the engine of ./engine: expressions of one's own, checksums.
export { checkValueWith, needsEngine } from './checkValueWith';
export type { FieldRule } from './FieldRule';
export type { CheckOptions, Refusal } from './Refusal';
export type { RuleEngine } from './RuleEngine';
