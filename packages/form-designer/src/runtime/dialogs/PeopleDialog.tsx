// The platform's own dialogs, for items that name no list.
export { DepartPickerDialog, UserPickerDialog } from '@gezi/pickers';
