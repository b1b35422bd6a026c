import { Type } from 'typebox';
import { endpoint, lookup, signedIn, Text } from '../../kit';
import { Department, DepartmentIdNode, DepartmentNode, DepartmentRow } from './schema';

/** The caller's departments and the code of the current one. */
export const getCurrentUserDeparts = endpoint({
  method: 'GET',
  path: '/sys/user/getCurrentUserDeparts',
  access: signedIn('own'),
  input: Type.Object({}),
  result: Type.Object({ list: Type.Array(Department), orgCode: Type.Union([Text(64), Type.Null()]) }),
});

/** The whole department tree, or only the given departments with their ancestors. */
export const queryDepartmentTree = lookup(
  '/sys/sysDepart/queryTreeList',
  { ids: Type.Optional(Text(4000)) },
  Type.Array(DepartmentNode),
);

/** Children of `pid`, or the roots. */
export const queryDepartmentLevel = lookup(
  '/sys/sysDepart/queryDepartTreeSync',
  {
    pid: Type.Optional(Text(36)),
    ids: Type.Optional(Text(4000)),
    primaryKey: Type.Optional(Type.Union([Type.Literal('id'), Type.Literal('orgCode')])),
  },
  Type.Array(DepartmentNode),
);

/** The whole tree with only ids and names. */
export const queryDepartmentIds = lookup('/sys/sysDepart/queryIdTree', {}, Type.Array(DepartmentIdNode));

/**
 * Departments whose name contains a word, without children; refused when there is none. With `myDeptSearch` `1` only those
 * in the caller's charge and below them.
 */
export const searchDepartments = lookup(
  '/sys/sysDepart/searchBy',
  { keyWord: Type.Optional(Text(100)), myDeptSearch: Type.Optional(Text(1)) },
  Type.Array(DepartmentNode),
);

/** Departments in the caller's charge with their descendants; the message is the caller's `userIdentity`. */
export const queryDepartmentsInCharge = lookup('/sys/sysDepart/queryMyDeptTreeList', {}, Type.Array(DepartmentNode));

/** Path from the root to a department. */
export const queryDepartmentAncestors = lookup(
  '/sys/sysDepart/queryAllParentId',
  { departId: Type.Optional(Text(36)), orgCode: Type.Optional(Text(64)) },
  Type.Object({
    /** Ids from the root to the department. */
    parentIds: Type.Array(Text(36)),
    /** Departments by id. */
    parentMap: Type.Record(Type.String(), DepartmentRow),
  }),
);

/** Name of the parent of a department, `''` at the root. */
export const queryDepartmentParentName = lookup('/sys/sysDepart/queryParentName', { id: Text(36) }, Text());

/** All departments as a flat list, or the one with an id. */
export const listAllDepartments = lookup(
  '/sys/sysDepart/listAll',
  { id: Type.Optional(Text(36)) },
  Type.Array(DepartmentRow),
);

export const queryDepartmentsByIds = lookup(
  '/sys/sysDepart/queryByIds',
  { deptIds: Text(8000) },
  Type.Array(DepartmentRow),
);

/** The department with a code. */
export const queryDepartmentByCode = lookup('/sys/sysDepart/getDepartName', { orgCode: Text(64) }, DepartmentRow);
