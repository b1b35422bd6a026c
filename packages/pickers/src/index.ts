// Dialogs
export { UserPickerDialog } from './react/user/UserPickerDialog';
export type { UserPickerDialogProps } from './react/user/UserPickerDialogProps';
export { DepartPickerDialog } from './react/depart/DepartPickerDialog';
export type { DepartPickerDialogProps } from './react/depart/DepartPickerDialogProps';
export { ReportDialog } from './react/report/ReportDialog';
export type { ReportDialogProps } from './react/report/ReportDialogProps';
export { ReportQueryContext, type ReportQueryParams, type ReportQueryProps } from './react/report/reportQueryContext';

export { BizSelectDialog } from './react/biz/BizSelectDialog';
export type { BizSelectDialogProps } from './react/biz/BizSelectDialogProps';
export type { BizColumn, BizRow, BizSource } from './react/biz/BizSource';

// Inputs
export { PopupPicker, type PopupPickerProps } from './react/popup/PopupPicker';
export { UserSelect, type UserSelectProps } from './react/input/UserSelect';
export { DepartSelect, type DepartSelectProps } from './react/input/DepartSelect';
export { BizSelect, type BizSelectProps } from './react/biz/BizSelect';
export { MultiUserSelect, type MultiUserSelectProps } from './react/biz/MultiUserSelect';
export { PositionSelect, type PositionSelectProps } from './react/biz/PositionSelect';
export { RoleSelect, type RoleSelectProps } from './react/biz/RoleSelect';
export { CategorySelect, type CategorySelectProps } from './react/tree/CategorySelect';
export { DictTreeSelect, type DictTreeSelectProps } from './react/tree/DictTreeSelect';

// Dictionary widgets
export { DictCheckboxGroup, type DictCheckboxGroupProps } from './react/dictionary/DictCheckboxGroup';
export { DictMultiSelect, type DictMultiSelectProps } from './react/dictionary/DictMultiSelect';
export { DictSearchSelect, type DictSearchSelectProps } from './react/dictionary/DictSearchSelect';
export { DictSelect, type DictSelectProps } from './react/dictionary/DictSelect';
export { YnSwitch, type YnSwitchProps } from './react/dictionary/YnSwitch';

// Names of stored values
export { useUserNames } from './react/user/useUserNames';
export type { UserField } from './react/user/userNames';
export { useDepartNames } from './react/depart/useDepartNames';
export type { DepartStore } from './react/depart/departBy';
export { departText } from './react/depart/departText';
export type { PickedDepart } from './react/depart/PickedDepart';
export { useBizNames } from './react/biz/useBizNames';
export type { NamesState } from './react/kit/NamesState';

// Trees
export { SearchTree, type SearchTreeProps } from './react/tree/SearchTree';

// Pure functions, also in ./core
export * from './core';
