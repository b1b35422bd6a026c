// Components
export { AdvancedQuery, type AdvancedQueryProps } from './react/AdvancedQuery';
export { AdvancedQueryDialog, type AdvancedQueryDialogProps } from './react/AdvancedQueryDialog';
export { QueryBuilder, type QueryBuilderProps } from './react/builder/QueryBuilder';

// Controls of your own for the values of a field type
export type { QueryControls, ValueControl, ValueControlProps } from './react/values/QueryControls';

// Without React
export * from './core';
