import { Type } from 'typebox';
import { accessTo, endpoint, Id, lookup, standard, Text, workbooks } from '../../kit';
import { UserRow } from '../user/schema';
import { DepartmentNode } from './schema';
import { DepartAdd, DepartEdit, SysDepart } from './SysDepart';

const BASE = '/sys/sysDepart';
const access = accessTo('system:depart');
const calls = standard(BASE, access);
const sheets = workbooks(BASE, access);

/** A department with all that is kept of it. */
export const viewDepart = lookup(`${BASE}/queryById`, { id: Id }, SysDepart);
export const addDepart = calls.add(DepartAdd, SysDepart);
/** Another parent moves it: it and all below it get new codes. */
export const editDepart = calls.edit(DepartEdit, SysDepart);
/** With all below it; refused while users belong to any of them. */
export const deleteDepart = calls.delete();
export const deleteDeparts = calls.deleteBatch();
export const exportDeparts = sheets.export([]);
/** Rows name their parent by its code, or by its name where only one has it. */
export const importDeparts = sheets.import();

/** The order of what stands right below a department: ids, comma-joined, the first one first. */
export const sortDeparts = endpoint({
  method: 'PUT',
  path: `${BASE}/sort`,
  access: access.edit,
  input: Type.Object({ ids: Text(40_000), parentId: Type.Optional(Text(36)) }),
  result: Type.Null(),
});

/** Departments and people whose name holds a word. */
export const queryDepartsAndUsers = lookup(
  `${BASE}/queryTreeByKeyWord`,
  { keyWord: Type.Optional(Text(100)) },
  Type.Object({ departList: Type.Array(DepartmentNode), userList: Type.Array(UserRow) }),
);

/** The users of a department itself. */
export const queryUsersInDepart = lookup(`${BASE}/getUsersByDepartId`, { id: Text(36) }, Type.Array(UserRow));
