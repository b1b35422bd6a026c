import { internal } from '../support/rights/roles';
import { line } from '../support/records/Line';
import { ADMIN, kept, ofDepart, onPage } from '../support/records/linesOfRights';
import { ids } from '../support/records/ids';
import { INTERNAL, NOBODY, THERE } from '../support/records/users';
import type { EndpointTests } from '../support/EndpointTests';

export const tests: EndpointTests = {
  rights: {
    listDepartRoles: { users: ['admin'] },
    viewDepartRole: { users: ['admin'], input: { id: 'x' } },
    addDepartRole: { users: ['admin'], input: { departId: 'x', roleName: 'x', roleCode: 'xx' } },
    editDepartRole: { users: ['admin'], input: { id: 'x' } },
    deleteDepartRole: { users: ['admin'], input: { id: 'x' } },
    deleteDepartRoles: { users: ['admin'], input: { ids: 'x' } },
    getDepartRoles: { users: internal, input: { departId: 'x' } },
    getDepartRolesOfUser: { users: internal, input: { departId: 'x', userId: 'x' } },
    giveDepartRoles: { users: ['admin'], input: { userId: 'x' } },
    listDepartRoleUsers: { users: ['admin'], input: { roleId: 'x' } },
    queryDepartRoleRules: { users: ['admin'], input: { permissionId: 'x', departId: 'x', roleId: 'x' } },
    saveDepartRoleRules: { users: ['admin'], input: { permissionId: 'x', roleId: 'x', dataRuleIds: '' } },
    queryDepartPermission: { users: ['admin'], input: { departId: 'x' } },
    saveDepartPermission: { users: ['admin'], input: { departId: 'x', permissionIds: '' } },
    queryDepartRoleTree: { users: ['admin'], input: { departId: 'x' } },
    queryDepartRolePermission: { users: ['admin'], input: { roleId: 'x' } },
    saveDepartRolePermission: { users: ['admin'], input: { roleId: 'x', permissionIds: '' } },
    queryDepartRules: { users: ['admin'], input: { permissionId: 'x', departId: 'x' } },
    saveDepartRules: { users: ['admin'], input: { permissionId: 'x', departId: 'x', dataRuleIds: '' } },
  },
  goodInputs: {
    addDepartRole: { departId: 'x', roleName: 'x', roleCode: 'xx' },
    editDepartRole: { id: 'x' },
    giveDepartRoles: { userId: 'x', newRoleId: 'x' },
    saveDepartRoleRules: { permissionId: 'x', roleId: 'x', dataRuleIds: '' },
    saveDepartPermission: { departId: 'x', permissionIds: '' },
    saveDepartRolePermission: { roleId: 'x', permissionIds: '' },
    saveDepartRules: { permissionId: 'x', departId: 'x', dataRuleIds: '' },
  },
  records: {
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
    queryDepartRoleRules: kept('depart-role', 'roleId', 'depart-role', () => ({
      ...onPage(),
      departId: ids.ownDepart,
    })),
    saveDepartRoleRules: kept('depart-role', 'roleId', 'depart-role', () => ({ ...onPage(), dataRuleIds: '' })),
    // The department has no grants, so an empty answer reveals nothing.
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
  },
  rulePages: [
    {
      component: 'system/DepartRoleList',
      list: 'listDepartRoles',
      view: 'viewDepartRole',
      edit: 'editDepartRole',
      remove: 'deleteDepartRole',
      others: [['saveDepartRolePermission', 'roleId', { permissionIds: '' }]],
    },
  ],
};
