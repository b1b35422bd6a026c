// Queries and their fields
export {
  EMPTY_QUERY,
  type Condition,
  type ConditionValue,
  type MatchType,
  type QueryGroup,
  type QueryItem,
} from './query/Condition';
export type { PopupSource, QueryField, QueryFieldOption, QueryFieldType } from './query/QueryField';
export type { Rule } from './query/rules';
export type { RelativeRange } from './dates/relativeRanges';
export { isActiveQuery, type ValueChange } from './query/changes';

// Parameters of a list call
export { encodeQuery, type EncodeOptions, type SuperQueryParams } from './wire/encodeQuery';
export { decodeQuery, parseQuery } from './wire/decodeQuery';
export { decodeParams } from './wire/decodeParams';
export type { WireCondition, WireGroup, WireItem } from './wire/toWire';

// Evaluation: in memory, or compiled to SQL by a server
export { compileQuery } from './meaning/compileQuery';
export { planQuery } from './meaning/planQuery';
export { matchesRow, type QueryRow } from './meaning/matchesRow';
export type { Comparison, Match, Predicate, QueryRefusal, QuerySchema } from './meaning/Predicate';
export { readOperand, type ColumnKind, type Operand } from './meaning/readOperand';
export { splitList } from './meaning/planTest';

// A query as a sentence
export { describeQuery, type DescribeQueryOptions, type QueryLocale } from './describe/describeQuery';

// Saved queries
export {
  localSavedQueries,
  syncedSavedQueries,
  type LocalSavedQueriesOptions,
  type SavedQueries,
} from './saved/savedQueries';
export { parseSavedQueries, type SavedQuery } from './saved/SavedQuery';
