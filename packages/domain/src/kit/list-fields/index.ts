export type { FieldKind, FieldOption, FieldTable, Label, Language, ListField } from './ListField';
export { dataRuleMembersOf } from './dataRuleMembersOf';
export { filtersOf } from './filtersOf';
export { listFields } from './listFields';
export { queryFieldsOf, type QueryFieldOfList } from './queryFieldsOf';
export { recordFields } from './recordFields';
export { optionsOf, searchFieldsOf, type DictOptions, type SearchField, type SelectOption } from './searchFieldsOf';
export { contains, searchInputOf } from './searchInputOf';
export { exportColumnsOf, importColumnsOf, type WorkbookColumn } from './workbookColumnsOf';
