// Queries.
export {
  conditionsOf,
  EMPTY_QUERY,
  isGroup,
  type Condition,
  type ConditionValue,
  type MatchType,
  type QueryGroup,
  type QueryItem,
} from './query/Condition';
export {
  dictionaryOf,
  FIELD_TYPES,
  rulesOf,
  switchValues,
  type FieldOption,
  type FieldType,
  type PopupSource,
  type QueryField,
} from './query/QueryField';
export { ruleOf, RULES, type Rule } from './query/rules';
export {
  completeQuery,
  hasValue,
  isActive,
  isComplete,
  listOf,
  newCondition,
  withField,
  withRule,
  withValue,
  type ValueChange,
} from './query/changes';
export { MAX_CONDITIONS, MAX_DEPTH, MAX_DETAIL_CONDITIONS } from './query/limits';
export { redo, startTimeline, step, undo, type Timeline } from './query/timeline';

// The wire.
export { decodeParams } from './wire/decodeParams';
export { decodeQuery, readGroup } from './wire/decodeQuery';
export { encodeQuery, type EncodeOptions, type SuperQueryParams } from './wire/encodeQuery';
export { toWire, type WireCondition, type WireGroup, type WireItem } from './wire/toWire';

// The meaning.
export { compileQuery } from './meaning/compileQuery';
export { matchesRow, type Row } from './meaning/matchesRow';
export { planQuery } from './meaning/planQuery';
export { splitList } from './meaning/planTest';
export type { Comparison, Match, Predicate, QueryRefusal, QuerySchema } from './meaning/Predicate';
export { readOperand, type ColumnKind, type Operand } from './meaning/readOperand';

// Dates.
export { daysOf, daysOfPeriod, RELATIVE_RANGES, type DaySpan, type RelativeRange } from './dates/relativeRanges';
export { expandDates } from './dates/expandDates';
export { readMoment } from './dates/readMoment';

// In words.
export { describeQuery, relativeNames, type DescribeQueryOptions, type QueryLocale } from './describe/describeQuery';

// Saved.
export { fromSaved, MAX_TITLE, readSaved, toSaved, withoutSaved, withSaved, type SavedQuery } from './saved/SavedQuery';
export {
  localSavedQueries,
  SAVED_QUERY_PREFIX,
  syncedSavedQueries,
  type LocalSavedQueriesOptions,
  type SavedQueries,
} from './saved/savedQueries';
export type { Outcome } from './Outcome';
