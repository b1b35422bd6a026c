import { Type } from 'typebox';
import { endpoint, internal, signedIn, Text } from '../kit';
import { Department, DepartmentIdNode, DepartmentNode } from './schema';

/** The caller's departments and the code of the current one. */
export const getCurrentUserDeparts = endpoint({
  method: 'GET',
  path: '/sys/user/getCurrentUserDeparts',
  access: signedIn('own'),
  input: Type.Object({}),
  result: Type.Object({ list: Type.Array(Department), orgCode: Type.Union([Text(64), Type.Null()]) }),
});

/** The whole department tree, or only the named ones with their ancestors. */
export const queryDepartmentTree = endpoint({
  method: 'GET',
  path: '/sys/sysDepart/queryTreeList',
  access: internal('tenant'),
  input: Type.Object({ ids: Type.Optional(Text(4000)) }),
  result: Type.Array(DepartmentNode),
});

/** One level of the tree; the roots without `pid`. */
export const queryDepartmentLevel = endpoint({
  method: 'GET',
  path: '/sys/sysDepart/queryDepartTreeSync',
  access: internal('tenant'),
  input: Type.Object({
    pid: Type.Optional(Text(36)),
    ids: Type.Optional(Text(4000)),
    primaryKey: Type.Optional(Type.Union([Type.Literal('id'), Type.Literal('orgCode')])),
  }),
  result: Type.Array(DepartmentNode),
});

/** The whole tree with ids and names alone. */
export const queryDepartmentIds = endpoint({
  method: 'GET',
  path: '/sys/sysDepart/queryIdTree',
  access: internal('tenant'),
  input: Type.Object({}),
  result: Type.Array(DepartmentIdNode),
});

/** Departments whose name holds a word, without children; none fails. */
export const searchDepartments = endpoint({
  method: 'GET',
  path: '/sys/sysDepart/searchBy',
  access: internal('tenant'),
  input: Type.Object({ keyWord: Type.Optional(Text(100)), myDeptSearch: Type.Optional(Text(1)) }),
  result: Type.Array(DepartmentNode),
});
