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

/** The departments the caller is in charge of, each with all below; the message is the caller's `userIdentity`. */
export const queryDepartmentsInCharge = endpoint({
  method: 'GET',
  path: '/sys/sysDepart/queryMyDeptTreeList',
  access: internal('tenant'),
  input: Type.Object({}),
  result: Type.Array(DepartmentNode),
});

/** What stands above a department, the root first. */
export const queryDepartmentAncestors = endpoint({
  method: 'GET',
  path: '/sys/sysDepart/queryAllParentId',
  access: internal('tenant'),
  input: Type.Object({ departId: Type.Optional(Text(36)), orgCode: Type.Optional(Text(64)) }),
  result: Type.Object({
    /** Ids, the root first, the department last. */
    parentIds: Type.Array(Text(36)),
    /** By id. */
    parentMap: Type.Record(Type.String(), Department),
  }),
});

/** All departments without their order in a tree, or the one with an id. */
export const listAllDepartments = endpoint({
  method: 'GET',
  path: '/sys/sysDepart/listAll',
  access: internal('tenant'),
  input: Type.Object({ id: Type.Optional(Text(36)) }),
  result: Type.Array(Department),
});

export const queryDepartmentsByIds = endpoint({
  method: 'GET',
  path: '/sys/sysDepart/queryByIds',
  access: internal('tenant'),
  input: Type.Object({ deptIds: Text(8000) }),
  result: Type.Array(Department),
});

/** The department with a code. */
export const queryDepartmentByCode = endpoint({
  method: 'GET',
  path: '/sys/sysDepart/getDepartName',
  access: internal('tenant'),
  input: Type.Object({ orgCode: Text(64) }),
  result: Department,
});
