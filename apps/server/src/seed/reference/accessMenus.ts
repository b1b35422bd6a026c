import type { MenuSeed } from './MenuSeed';
import { listButtons } from './listButtons';

/** Pages of access control: roles, menus, department roles, tenants. */
export const accessMenus: readonly MenuSeed[] = [
  {
    number: 841,
    name: '角色管理',
    nameEn: 'Roles',
    url: '/isystem/roleUserList',
    component: 'system/RoleUserList',
    icon: 'solution',
    keepAlive: true,
    roles: ['admin'],
    buttons: [
      ...listButtons(842, ['角色', 'roles'], 'system:role', ['admin']),
      { number: 846, name: '导出角色', nameEn: 'Export roles', perms: 'system:role:export', roles: ['admin'] },
      { number: 847, name: '导入角色', nameEn: 'Import roles', perms: 'system:role:import', roles: ['admin'] },
      { number: 848, name: '授权', nameEn: 'Grant permissions', perms: 'system:permission:grant', roles: ['admin'] },
      ...listButtons(849, ['角色首页', 'landing pages of roles'], 'system:sysRoleIndex', ['admin']),
    ],
  },
  {
    number: 860,
    name: '菜单管理',
    nameEn: 'Menus',
    url: '/isystem/newPermissionList',
    component: 'system/NewPermissionList',
    icon: 'menu',
    keepAlive: true,
    roles: ['admin'],
    buttons: listButtons(861, ['菜单', 'menus'], 'system:permission', ['admin']),
  },
  {
    number: 870,
    name: '部门角色',
    nameEn: 'Department roles',
    url: '/isystem/departRole',
    component: 'system/DepartRoleList',
    icon: 'usergroup-add',
    keepAlive: true,
    roles: ['admin'],
  },
  {
    number: 880,
    name: '租户管理',
    nameEn: 'Tenants',
    url: '/isys/tenant',
    component: 'system/TenantList',
    icon: 'bank',
    keepAlive: true,
    roles: ['admin'],
    buttons: listButtons(881, ['租户', 'tenants'], 'system:tenant', ['admin']),
  },
];
