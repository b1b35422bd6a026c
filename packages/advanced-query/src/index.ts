// Components.
export { AdvancedQuery, type AdvancedQueryProps } from './react/AdvancedQuery';
export { AdvancedQueryDialog, type AdvancedQueryDialogProps } from './react/AdvancedQueryDialog';
export { QueryBuilder, type QueryBuilderProps } from './react/builder/QueryBuilder';

// Controls of one's own.
export { Choice, type ChoiceProps } from './react/values/ChoiceValue';
export { ownControls } from './react/values/ownControls';
export type { QueryControls, ValueControl, ValueControlProps } from './react/values/QueryControls';

// Pure.
export * from './core';
