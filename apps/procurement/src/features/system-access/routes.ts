import type { ViewLoader } from '@gezi/admin-shell';

export const systemAccessViews: Record<string, ViewLoader> = {
  'system/RoleUserList': async () => ({ default: (await import('./role/RoleListPage')).RoleListPage }),
  'system/NewPermissionList': async () => ({ default: (await import('./menu/MenuListPage')).MenuListPage }),
  'system/TenantList': async () => ({ default: (await import('./tenant/TenantListPage')).TenantListPage }),
  'system/DepartRoleList': async () => ({ default: (await import('./depart-role/DepartRolePage')).DepartRolePage }),
};
