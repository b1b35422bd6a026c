import { roleId } from '../../../src/demo';
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
const colleague = () => ids.colleague;
const foreignUser = () => ids.foreignUser;
const buying: readonly User[] = ['admin', 'purchaser', 'manager'];
const categoryTree = { tableName: 'sys_category', text: 'name', code: 'id', pidField: 'pid' };
const departTree = { tableName: 'sys_depart', text: 'depart_name', code: 'id', pidField: 'parent_id' };

/** Calls that fill the pickers, reports and workbooks of a tenant. */
export const recordsOfPickers: Readonly<Record<string, CallRecords>> = {
  queryDepartmentIds: 'no record',
  // Reports are part of the program; their rows are asked for with `getReportData`.
  getRpColumns: 'no record',
  getReportQueryInfo: 'no record',
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
  loadCategoryNames: ofTenants('category', 'ids'),

  loadDictTree: [
    ...ofTenants('category', 'pid', categoryTree),
    line('own tenant’s department', INTERNAL, () => ({ ...departTree, pid: ids.ownParent })),
    line('other tenant’s department', THERE, () => ({ ...departTree, pid: ids.foreignParent })),
  ],

  getReportData: [
    ...users(
      'username',
      () => ids.colleagueName,
      () => 'jb_manager',
      { id: 'report-sys-user' },
    ),
    ...ofTenants('supplier', 'name', { id: 'report-supplier' }),
  ],
  exportSuppliers: [
    line('own tenant’s supplier', buying, () => ({ selections: 'own-supplier' })),
    line('other tenant’s supplier', THERE, () => ({ selections: 'foreign-supplier' })),
  ],
};
