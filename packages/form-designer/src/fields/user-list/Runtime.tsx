import { lazy } from 'react';
import type { FieldProps } from '../../runtime/FieldProps';
import { PeopleField } from '../shared/dialog/PeopleField';

const UserDialog = lazy(async () => ({ default: (await import('./UserDialog')).UserDialog }));

/** Users, selected in a dialog. */
export const UserListField = (field: FieldProps) => <PeopleField field={field} Dialog={UserDialog} />;
