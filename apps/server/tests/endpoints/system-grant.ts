import { line } from '../support/records/Line';
import { ids } from '../support/records/ids';
import { NOBODY } from '../support/records/users';
import { roleId } from '../../src/seed';
import { role, roleHolders } from '../support/records/linesOfCalls';
import type { EndpointTests } from '../support/EndpointTests';

export const tests: EndpointTests = {
  rights: {
    queryUserRole: { users: ['admin'], input: { userid: 'x' } },
    listRoleUsers: { users: ['admin'], input: { roleId: 'x' } },
    addUserRole: { users: ['admin'], input: { roleId: 'x', userIdList: ['x'] } },
    deleteUserRole: { users: ['admin'], input: { roleId: 'x', userId: 'x' } },
    deleteUserRoleBatch: { users: ['admin'], input: { roleId: 'x', userIds: 'x' } },
    queryRolePermission: { users: ['admin'], input: { roleId: 'x' } },
    saveRolePermission: { users: ['admin'], input: { roleId: 'x', permissionIds: '' } },
  },
  goodInputs: {
    addUserRole: { roleId: 'x', userIdList: ['x'] },
    saveRolePermission: { roleId: 'x', permissionIds: '' },
  },
  records: {
    queryUserRole: [
      line('colleague', ['admin'], () => ({ userid: ids.colleague })),
      line('other tenant’s user', NOBODY, () => ({ userid: ids.foreignUser })),
    ],
    listRoleUsers: [
      line('colleague', ['admin'], () => ({ roleId: roleId('purchaser'), username: 'purchaser' })),
      line('other tenant’s user', NOBODY, () => ({ roleId: roleId('manager'), username: 'jb_manager' })),
    ],
    addUserRole: [
      ...roleHolders('userIdList', (id) => [id]),
      line('other tenant’s role', NOBODY, () => ({ roleId: 'foreign-role', userIdList: [ids.colleague] })),
    ],
    // Removing an unassigned role has no effect for any user.
    deleteUserRole: [
      line('colleague', ['admin'], () => ({ roleId: role(), userId: ids.colleague })),
      line('other tenant’s role', NOBODY, () => ({ roleId: 'foreign-role', userId: ids.colleague })),
    ],
    deleteUserRoleBatch: [
      line('colleague', ['admin'], () => ({ roleId: role(), userIds: ids.colleague })),
      line('other tenant’s role', NOBODY, () => ({ roleId: 'foreign-role', userIds: ids.colleague })),
    ],
    queryRolePermission: [
      line('role of all tenants', ['admin'], () => ({ roleId: roleId('manager') })),
      line('other tenant’s role', NOBODY, () => ({ roleId: 'foreign-role' })),
    ],
    saveRolePermission: [
      line('role of all tenants', ['admin'], () => ({ roleId: role(), permissionIds: '', lastpermissionIds: '' })),
      line('other tenant’s role', NOBODY, () => ({ roleId: 'foreign-role', permissionIds: '' })),
    ],
  },
};
