// Checks without the engine for custom expressions and checksums, which is in `./engine`.
export { checkValueWith, needsEngine } from './checkValueWith';
export { withLabel } from './messageFor';
export type { FieldRule } from './FieldRule';
export type { CheckValueOptions, ValueRefusal } from './ValueRefusal';
export type { RuleEngine } from './RuleEngine';
