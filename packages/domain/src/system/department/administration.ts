import { Type } from 'typebox';
import { accessTo, endpoint, Id, internal, listInput, lookup, Page, standard, Text, workbooks } from '../../kit';
import { UserRow } from '../user/schema';
import { DepartmentNode } from './schema';
import { DepartAdd, DepartEdit, SysDepart } from './SysDepart';

const BASE = '/sys/sysDepart';
const access = accessTo('system:depart');
const calls = standard(BASE, access);
const sheets = workbooks(BASE, access);

/** Departments within the data rules of their page. */
export const listDeparts = endpoint({
  method: 'GET',
  path: `${BASE}/list`,
  access: internal('tenant'),
  input: listInput(
    ['id', 'parentId', 'departName', 'departNameAbbr', 'orgCode', 'orgCategory', 'status', 'createTime'],
    SysDepart,
  ),
  result: Page(SysDepart),
});
/** A department with all its columns. */
export const viewDepart = lookup(`${BASE}/queryById`, { id: Id }, SysDepart);
export const addDepart = calls.add(DepartAdd, SysDepart);
/** A different parent moves the department; it and its descendants get new codes. */
export const editDepart = calls.edit(DepartEdit, SysDepart);
/** Deletes a department with its descendants; refused while one of them has users. */
export const deleteDepart = calls.delete();
export const deleteDeparts = calls.deleteBatch();
export const exportDeparts = sheets.export([]);
/** Rows refer to their parent by code, or by name if it is unique. */
export const importDeparts = sheets.import();

/** Sets the order of the children of a department; `ids` comma-joined, in order. */
export const sortDeparts = endpoint({
  method: 'PUT',
  path: `${BASE}/sort`,
  access: access.edit,
  input: Type.Object({ ids: Text(40_000), parentId: Type.Optional(Text(36)) }),
  result: Type.Null(),
});

/** Departments and users whose name contains a word. */
export const queryDepartsAndUsers = lookup(
  `${BASE}/queryTreeByKeyWord`,
  { keyWord: Type.Optional(Text(100)) },
  Type.Object({ departList: Type.Array(DepartmentNode), userList: Type.Array(UserRow) }),
);

/** Direct members of a department. */
export const queryUsersInDepart = lookup(`${BASE}/getUsersByDepartId`, { id: Text(36) }, Type.Array(UserRow));
