import { everyone, internal } from '../support/rights/roles';
import { ADMIN, tenant } from '../support/records/linesOfRights';
import { line } from '../support/records/Line';
import { INTERNAL, NOBODY, THERE } from '../support/records/users';
import { ids } from '../support/records/ids';
import type { EndpointTests } from '../support/EndpointTests';

export const tests: EndpointTests = {
  rights: {
    listOwnTenants: { users: everyone },
    listTenants: { users: ['admin'] },
    viewTenant: { users: ['admin'], input: { id: '1' } },
    addTenant: { users: ['admin'], input: { id: 1, name: 'x' } },
    editTenant: { users: ['admin'], input: { id: 99 } },
    deleteTenant: { users: ['admin'], input: { id: '99' } },
    deleteTenants: { users: ['admin'], input: { ids: '99' } },
    queryTenants: { users: internal },
    listTenantUsers: { users: ['admin'], input: { tenantId: '1' } },
    addTenantUsers: { users: ['admin'], input: { tenantId: 1, userIdList: ['x'] } },
    removeTenantUsers: { users: ['admin'], input: { tenantId: '1', userIds: 'x' } },
    listTenantPacks: { users: ['admin'] },
    viewTenantPack: { users: ['admin'], input: { id: 'x' } },
    addTenantPack: { users: ['admin'], input: { packName: 'x', permissionIds: ['x'] } },
    editTenantPack: { users: ['admin'], input: { id: 'x' } },
    deleteTenantPack: { users: ['admin'], input: { id: 'x' } },
  },
  goodInputs: {
    addTenant: { id: 1, name: 'x' },
    editTenant: { id: 999_999 },
    addTenantUsers: { tenantId: 1, userIdList: ['x'] },
    addTenantPack: { packName: 'x', permissionIds: ['x'] },
    editTenantPack: { id: 'x' },
  },
  records: {
    listTenants: tenant('id', String),
    viewTenant: tenant('id', String),
    addTenant: 'no record',
    editTenant: tenant('id', (id) => id),
    // Both have users, so they cannot be deleted.
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
    listOwnTenants: 'no record',
  },
};
