import { roleId } from '../../../src/seed';
import { ids } from './ids';
import { line, type CallRecords, type Line } from './Line';
import { INTERNAL, NOBODY, THERE, type User } from './users';

const ADMIN: readonly User[] = ['admin'];

/** Kept by administrators; none of the callers is one in the other tenant. */
const kept = (what: string, member = 'id', id = what, more: () => Record<string, unknown> = () => ({})): Line[] => [
  line(`own tenant’s ${what}`, ADMIN, () => ({ ...more(), [member]: `own-${id}` })),
  line(`other tenant’s ${what}`, NOBODY, () => ({ ...more(), [member]: `foreign-${id}` })),
];
const ofDepart = (more: Record<string, unknown> = {}): Line[] => [
  line('own tenant’s department', ADMIN, () => ({ departId: ids.ownDepart, ...more })),
  line('other tenant’s department', NOBODY, () => ({ departId: ids.foreignDepart, ...more })),
];
const onPage = () => ({ permissionId: ids.page });
/** Those of tenant 2 are in the hands of whoever administers both. */
const tenant = (member: string, wrap: (id: number) => unknown): Line[] => [
  line('own tenant', ADMIN, () => ({ [member]: wrap(1) })),
  line('other tenant', ADMIN, () => ({ [member]: wrap(2) })),
];

/** Calls of roles, menus, data rules, roles of departments and tenants. */
export const recordsOfRights: Readonly<Record<string, CallRecords>> = {
  viewRole: [line('role of all tenants', ADMIN, () => ({ id: roleId('manager') })), ...kept('role')],
  addRole: 'no record',
  editRole: kept('role'),
  deleteRole: [...kept('role', 'id', 'role-1'), line('role of all tenants', ADMIN, () => ({ id: roleId('manager') }))],
  deleteRoles: kept('role', 'ids', 'role-2'),
  exportRoles: kept('role', 'selections'),
  importRoles: 'no record',
  // Codes are one list over all tenants.
  checkRoleCode: 'no record',
  queryRoleRights: 'no record',
  queryRoleRules: kept('role', 'roleId', 'role', onPage),
  saveRoleRules: kept('role', 'roleId', 'role', () => ({ ...onPage(), dataRuleIds: '' })),

  listRoleIndexes: kept('role', 'roleCode'),
  viewRoleIndex: kept('index'),
  addRoleIndex: [
    line('own tenant’s role', ADMIN, () => ({ roleCode: 'own-role', url: '/x' })),
    line('other tenant’s role', NOBODY, () => ({ roleCode: 'foreign-role', url: '/x' })),
  ],
  editRoleIndex: kept('index'),
  deleteRoleIndex: kept('index', 'id', 'index-1'),
  deleteRoleIndexes: kept('index', 'ids', 'index-2'),
  queryRoleIndex: [
    line('own tenant’s role', INTERNAL, () => ({ roleCode: 'own-role' })),
    line('other tenant’s role', THERE, () => ({ roleCode: 'foreign-role' })),
  ],
  queryDefaultIndex: 'no record',
  updateDefaultIndex: 'no record',

  // Menus and their rules serve all tenants alike.
  listPermissions: 'no record',
  listTopMenus: 'no record',
  listSubMenus: 'no record',
  listSubMenusOf: 'no record',
  queryPermissionTree: 'no record',
  queryPermissionLevel: 'no record',
  loadAllRoleIds: 'no record',
  addPermission: 'no record',
  editPermission: 'no record',
  deletePermission: 'no record',
  deletePermissions: 'no record',
  checkPermissionUrl: 'no record',
  listDataRules: 'no record',
  queryDataRules: 'no record',
  listRuleColumns: 'no record',
  addDataRule: 'no record',
  editDataRule: 'no record',
  deleteDataRule: 'no record',

  listDepartRoles: [
    line('own tenant’s department', ADMIN, () => ({ deptId: ids.ownDepart })),
    line('other tenant’s department', NOBODY, () => ({ deptId: ids.foreignDepart })),
  ],
  viewDepartRole: kept('depart-role'),
  addDepartRole: ofDepart({ roleName: 'x', roleCode: 'made' }),
  editDepartRole: kept('depart-role'),
  deleteDepartRole: kept('depart-role', 'id', 'depart-role-1'),
  deleteDepartRoles: kept('depart-role', 'ids', 'depart-role-2'),
  getDepartRoles: [
    line('own tenant’s department', INTERNAL, () => ({ departId: ids.ownDepart })),
    line('other tenant’s department', THERE, () => ({ departId: ids.foreignDepart })),
  ],
  getDepartRolesOfUser: [
    line('colleague', INTERNAL, () => ({ departId: ids.ownDepart, userId: ids.declarer })),
    line('other tenant’s user', THERE, () => ({ departId: ids.foreignDepart, userId: ids.foreignUser })),
  ],
  giveDepartRoles: kept('depart-role', 'newRoleId', 'depart-role', () => ({ userId: ids.declarer })),
  listDepartRoleUsers: kept('depart-role', 'roleId'),
  queryDepartRoleRules: kept('depart-role', 'roleId', 'depart-role', () => ({ ...onPage(), departId: ids.ownDepart })),
  saveDepartRoleRules: kept('depart-role', 'roleId', 'depart-role', () => ({ ...onPage(), dataRuleIds: '' })),
  // Nothing is given to it: an empty answer says as little as none.
  queryDepartPermission: [line('other tenant’s department', NOBODY, () => ({ departId: ids.foreignDepart }))],
  saveDepartPermission: ofDepart({ permissionIds: '' }),
  queryDepartRoleTree: ofDepart(),
  queryDepartRolePermission: [line('other tenant’s depart-role', NOBODY, () => ({ roleId: 'foreign-depart-role' }))],
  saveDepartRolePermission: kept('depart-role', 'roleId', 'depart-role', () => ({ permissionIds: '' })),
  queryDepartRules: [
    line('own tenant’s department', ADMIN, () => ({ ...onPage(), departId: ids.ownDepart })),
    line('other tenant’s department', NOBODY, () => ({ ...onPage(), departId: ids.foreignDepart })),
  ],
  saveDepartRules: [
    line('own tenant’s department', ADMIN, () => ({ ...onPage(), departId: ids.ownDepart, dataRuleIds: '' })),
    line('other tenant’s department', NOBODY, () => ({ ...onPage(), departId: ids.foreignDepart, dataRuleIds: '' })),
  ],

  listTenants: tenant('id', String),
  viewTenant: tenant('id', String),
  addTenant: 'no record',
  editTenant: tenant('id', (id) => id),
  // Both have users, and stay.
  deleteTenant: tenant('id', String),
  deleteTenants: tenant('ids', String),
  queryTenants: [
    line('own tenant', INTERNAL, () => ({ ids: '1' })),
    line('other tenant', ['admin', ...THERE], () => ({ ids: '2' })),
  ],
  listTenantUsers: tenant('tenantId', String),
  addTenantUsers: [
    line('colleague', ADMIN, () => ({ tenantId: 1, userIdList: [ids.colleague] })),
    line('other tenant’s user', NOBODY, () => ({ tenantId: 1, userIdList: [ids.foreignUser] })),
  ],
  removeTenantUsers: [line('other tenant’s user', NOBODY, () => ({ tenantId: '1', userIds: ids.foreignUser }))],
  listTenantPacks: [line('package', ADMIN, () => ({ packName: 'pack' }))],
  viewTenantPack: [line('package', ADMIN, () => ({ id: 'pack' }))],
  addTenantPack: 'no record',
  editTenantPack: [line('package', ADMIN, () => ({ id: 'pack' }))],
  deleteTenantPack: [line('package', ADMIN, () => ({ id: 'pack' }))],
};
