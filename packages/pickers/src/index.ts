// Dialogs.
export { UserPickerDialog } from './react/user/UserPickerDialog';
export type { UserPickerDialogProps } from './react/user/UserPickerDialogProps';
export { DepartPickerDialog } from './react/depart/DepartPickerDialog';
export type { DepartPickerDialogProps } from './react/depart/DepartPickerDialogProps';
export { ReportDialog } from './react/report/ReportDialog';
export type { ReportDialogProps } from './react/report/ReportDialogProps';

// Names of stored values.
export { useUserNames } from './react/user/useUserNames';
export type { UserField } from './react/user/userNames';
export { useDepartNames, type DepartStore } from './react/depart/useDepartNames';
export type { PickedDepart } from './react/depart/PickedDepart';
export type { NamesState } from './react/kit/NamesState';

// Pure.
export * from './core';
