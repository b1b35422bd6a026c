import { lazyPart } from '@gezi/ui';
import type { FieldProps } from '../../runtime/FieldProps';
import { PeopleField } from '../shared/dialog/PeopleField';
import type { PlatformList } from '../shared/dialog/peopleSource';
import type { Json } from '../../core/document/FormDocument';
import { isObject, listMember } from '../../core/document/members';
import { findList } from '../../core/model/options';
import { userDeptType } from './definition';

const DepartDialog = lazyPart(async () => (await import('./DepartDialog')).DepartDialog);

const DEPARTS: PlatformList = {
  url: '/sys/sysDepart/queryTreeList',
  defaults: userDeptType.defaults,
  rowsIn: (answer) => flat(findList(answer) ?? []),
};

/** Every department of a tree, parents before their children. */
const flat = (tree: readonly Json[]): Json[] =>
  tree.flatMap((node) => (isObject(node) ? [node, ...flat(listMember(node, 'children'))] : []));

/** Departments, selected in a dialog. */
export const UserDeptField = (field: FieldProps) => (
  <PeopleField field={field} Dialog={DepartDialog} platform={DEPARTS} />
);
