import { internal } from '../support/rights/roles';
import { line } from '../support/records/Line';
import { BUYERS, INTERNAL, NOBODY, THERE } from '../support/records/users';
import { roleId } from '../../src/seed';
import { ofTenants } from '../support/records/linesOfPickers';
import { ADMIN, kept, onPage } from '../support/records/linesOfRights';
import type { EndpointTests } from '../support/EndpointTests';

export const tests: EndpointTests = {
  rights: {
    listRoles: { users: internal },
    queryAllRoles: { users: internal },
    viewRole: { users: ['admin'], input: { id: 'x' } },
    addRole: { users: ['admin'], input: { roleName: 'x', roleCode: 'admin' } },
    editRole: { users: ['admin'], input: { id: 'x' } },
    deleteRole: { users: ['admin'], input: { id: 'x' } },
    deleteRoles: { users: ['admin'], input: { ids: 'x' } },
    exportRoles: { users: ['admin'] },
    importRoles: { users: ['admin'] },
    checkRoleCode: { users: internal, input: { roleCode: 'x' } },
    queryRoleRights: { users: ['admin'] },
    queryRoleRules: { users: ['admin'], input: { permissionId: 'x', roleId: 'x' } },
    saveRoleRules: { users: ['admin'], input: { permissionId: 'x', roleId: 'x', dataRuleIds: '' } },
    listRoleIndexes: { users: ['admin'] },
    viewRoleIndex: { users: ['admin'], input: { id: 'x' } },
    addRoleIndex: { users: ['admin'], input: { roleCode: 'x', url: '/x' } },
    editRoleIndex: { users: ['admin'], input: { id: 'x' } },
    deleteRoleIndex: { users: ['admin'], input: { id: 'x' } },
    deleteRoleIndexes: { users: ['admin'], input: { ids: 'x' } },
    queryRoleIndex: { users: internal, input: { roleCode: 'x' } },
    queryDefaultIndex: { users: internal },
    updateDefaultIndex: { users: ['admin'], input: { url: 'x' } },
  },
  goodInputs: {
    addRole: { roleName: 'x', roleCode: 'admin' },
    editRole: { id: 'x' },
    saveRoleRules: { permissionId: 'x', roleId: 'x', dataRuleIds: '' },
    addRoleIndex: { roleCode: 'nobody', url: '/x' },
    editRoleIndex: { id: 'x' },
    updateDefaultIndex: { url: '/x' },
  },
  records: {
    queryAllRoles: 'no record',
    listRoles: [line('role of all tenants', BUYERS, () => ({ id: roleId('manager') })), ...ofTenants('role', 'id')],
    viewRole: [line('role of all tenants', ADMIN, () => ({ id: roleId('manager') })), ...kept('role')],
    addRole: 'no record',
    editRole: kept('role'),
    deleteRole: [
      ...kept('role', 'id', 'role-1'),
      line('role of all tenants', ADMIN, () => ({ id: roleId('manager') })),
    ],
    deleteRoles: kept('role', 'ids', 'role-2'),
    exportRoles: kept('role', 'selections'),
    importRoles: 'no record',
    // Codes are unique across tenants.
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
  },
  rulePages: [
    {
      component: 'system/RoleUserList',
      list: 'listRoles',
      view: 'viewRole',
      edit: 'editRole',
      remove: 'deleteRole',
      export: 'exportRoles',
      others: [
        ['saveRolePermission', 'roleId', { permissionIds: '' }],
        ['addUserRole', 'roleId', { userIdList: ['x'] }],
      ],
    },
  ],
};
