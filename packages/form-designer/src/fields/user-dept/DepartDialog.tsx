import { DepartPickerDialog } from '@gezi/pickers';
import type { PeopleDialogProps } from '../shared/dialog/PeopleField';

/** The platform's dialog of departments. */
export const DepartDialog = ({ onOk, ...dialog }: PeopleDialogProps) => (
  <DepartPickerDialog
    {...dialog}
    onOk={(departs) => onOk(departs.map(({ id, departName }) => ({ id, name: departName })))}
  />
);
