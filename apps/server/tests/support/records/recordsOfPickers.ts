import { roleId } from '../../../src/seed';
import { ids } from './ids';
import { line, type CallRecords, type Line } from './Line';
import { BUYERS, INTERNAL, THERE, type User } from './users';

/** One of the own tenant and one of the other, as `makePickedRecords` made them. */
const ofTenants = (what: string, member: string, more: Record<string, string> = {}): Line[] => [
  line(`own tenant’s ${what} by ${more.field ?? member}`, INTERNAL, () => ({ ...more, [member]: `own-${what}` })),
  line(`other tenant’s ${what} by ${more.field ?? member}`, THERE, () => ({ ...more, [member]: `foreign-${what}` })),
];
const users = (member: string, own: () => string, foreign: () => string, more: Record<string, string> = {}): Line[] => [
  line(`colleague by ${member}`, INTERNAL, () => ({ ...more, [member]: own() })),
  line(`other tenant’s user by ${member}`, THERE, () => ({ ...more, [member]: foreign() })),
];
const departs = (member: string, own = () => ids.ownDepart, foreign = () => ids.foreignDepart): Line[] => [
  line(`own department by ${member}`, INTERNAL, () => ({ [member]: own() })),
  line(`other tenant’s department by ${member}`, THERE, () => ({ [member]: foreign() })),
];
const reports = (member: string, which: string): Line[] => [
  line('own tenant’s report', ['admin'], () => ({ [member]: `own-${which}` })),
  line('other tenant’s report', [], () => ({ [member]: `foreign-${which}` })),
];
const reportEdit = (id: string) => ({
  head: { id, code: id, name: id, cgrSql: 'sys_user' },
  items: [{ fieldName: 'username', fieldTxt: '用户账号', isSearch: '1' }],
  params: [{ paramName: 'sex' }],
});
const colleague = () => ids.colleague;
const foreignUser = () => ids.foreignUser;
const buying: readonly User[] = ['admin', 'purchaser', 'manager'];
const categoryTree = { tableName: 'sys_category', text: 'name', code: 'id', pidField: 'pid' };
const departTree = { tableName: 'sys_depart', text: 'depart_name', code: 'id', pidField: 'parent_id' };

/** What the rows of a report tell of people and suppliers. */
const reportRows: readonly Line[] = [
  ...users(
    'username',
    () => ids.colleagueName,
    () => 'jb_manager',
    { id: 'report-sys-user' },
  ),
  ...ofTenants('supplier', 'name', { id: 'report-supplier' }),
];

/** Calls that fill the pickers, reports and workbooks of a tenant. */
export const recordsOfPickers: Readonly<Record<string, CallRecords>> = {
  queryDepartmentIds: 'no record',
  queryDepartmentsInCharge: 'no record',
  queryAllRoles: 'no record',
  addReport: 'no record',
  // Sources are part of the program.
  parseReportSource: 'no record',
  importSuppliers: 'no record',

  listUsers: users('id', colleague, foreignUser),
  getMultiUser: [
    ...users('id', colleague, foreignUser),
    ...users(
      'username',
      () => ids.colleagueName,
      () => 'jb_manager',
    ),
  ],
  listRoles: [line('role of all tenants', BUYERS, () => ({ id: roleId('manager') })), ...ofTenants('role', 'id')],
  listPositions: ofTenants('position', 'id'),
  queryPosition: ofTenants('position', 'code'),
  queryUsersByIds: users('userIds', colleague, foreignUser),
  queryUsersOfDepartment: departs('id'),
  queryDepartmentAncestors: [
    ...departs('departId'),
    ...departs(
      'orgCode',
      () => ids.ownOrgCode,
      () => ids.foreignOrgCode,
    ),
  ],
  listAllDepartments: departs('id'),
  queryDepartmentsByIds: departs('deptIds'),
  queryDepartmentByCode: departs(
    'orgCode',
    () => ids.ownOrgCode,
    () => ids.foreignOrgCode,
  ),
  searchDepartments: [
    line('own tenant’s department', INTERNAL, () => ({ keyWord: '机加工车间' })),
    line('other tenant’s department', THERE, () => ({ keyWord: '采购部' })),
  ],

  loadCategory: [
    ...ofTenants('category', 'val', { field: 'id' }),
    ...ofTenants('category', 'val', { field: 'code' }),
    ...ofTenants('category', 'val', { field: 'name' }),
  ],
  loadCategoryRoot: [...ofTenants('category', 'pcode'), ...ofTenants('category', 'pcode', { async: 'true' })],
  loadCategoryChildren: ofTenants('category', 'pid'),
  loadCategoryTree: [...ofTenants('category', 'pid'), ...ofTenants('category', 'pcode')],
  loadCategoryLinkage: [...ofTenants('category', 'pid'), ...ofTenants('category', 'pcode')],
  loadAllCategories: ofTenants('category', 'code'),
  loadCategoryNames: ofTenants('category', 'ids'),

  loadDictTree: [
    ...ofTenants('category', 'pid', categoryTree),
    line('own tenant’s department', INTERNAL, () => ({ ...departTree, pid: ids.ownParent })),
    line('other tenant’s department', THERE, () => ({ ...departTree, pid: ids.foreignParent })),
  ],

  getDictText: users('key', colleague, foreignUser, { dictCode: 'sys_user,realname,id' }),
  queryDictTable: users('keyword', colleague, foreignUser, { table: 'sys_user', text: 'realname', code: 'id' }),
  loadDictOrderByValue: users(
    'dict',
    () => `sys_user,realname,id,id = '${ids.colleague}'`,
    () => `sys_user,realname,id,id = '${ids.foreignUser}'`,
  ),

  getRpColumns: ofTenants('report', 'code'),
  getReportQueryInfo: ofTenants('report', 'id'),
  getReportView: ofTenants('report', 'id'),
  getReportParams: ofTenants('report', 'id'),
  listReports: reports('id', 'report'),
  listReportItems: reports('headId', 'report'),
  listReportParams: reports('headId', 'report'),
  editReport: [
    line('own tenant’s report', ['admin'], () => reportEdit('own-report')),
    line('other tenant’s report', [], () => reportEdit('foreign-report')),
    line('report of all tenants', [], () => reportEdit('report-material')),
  ],
  deleteReport: [...reports('id', 'report-1'), line('report of all tenants', [], () => ({ id: 'report-material' }))],
  deleteReports: reports('ids', 'report-2'),
  getReportData: reportRows,
  exportReport: reportRows,
  exportSuppliers: [
    line('own tenant’s supplier', buying, () => ({ selections: 'own-supplier' })),
    line('other tenant’s supplier', THERE, () => ({ selections: 'foreign-supplier' })),
  ],
};
