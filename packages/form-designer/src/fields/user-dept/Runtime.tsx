import { lazy } from 'react';
import type { FieldProps } from '../../runtime/FieldProps';
import { PeopleField } from '../shared/dialog/PeopleField';

const DepartDialog = lazy(async () => ({ default: (await import('./DepartDialog')).DepartDialog }));

/** Departments, selected in a dialog. */
export const UserDeptField = (field: FieldProps) => <PeopleField field={field} Dialog={DepartDialog} />;
