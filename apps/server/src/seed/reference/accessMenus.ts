import type { MenuSeed } from './MenuSeed';
import { listButtons } from './listButtons';

/** Pages of access control: roles, menus, department roles, tenants. */
export const accessMenus: readonly MenuSeed[] = [
  {
    number: 841,
    name: '角色管理',
    url: '/isystem/roleUserList',
    component: 'system/RoleUserList',
    icon: 'solution',
    keepAlive: true,
    roles: ['admin'],
    buttons: [
      ...listButtons(842, '角色', 'system:role', ['admin']),
      { number: 846, name: '导出角色', perms: 'system:role:export', roles: ['admin'] },
      { number: 847, name: '导入角色', perms: 'system:role:import', roles: ['admin'] },
      { number: 848, name: '授权', perms: 'system:permission:grant', roles: ['admin'] },
      ...listButtons(849, '角色首页', 'system:sysRoleIndex', ['admin']),
    ],
  },
  {
    number: 860,
    name: '菜单管理',
    url: '/isystem/newPermissionList',
    component: 'system/NewPermissionList',
    icon: 'menu',
    keepAlive: true,
    roles: ['admin'],
    buttons: listButtons(861, '菜单', 'system:permission', ['admin']),
  },
  {
    number: 870,
    name: '部门角色',
    url: '/isystem/departRole',
    component: 'system/DepartRoleList',
    icon: 'usergroup-add',
    keepAlive: true,
    roles: ['admin'],
  },
  {
    number: 880,
    name: '租户管理',
    url: '/isys/tenant',
    component: 'system/TenantList',
    icon: 'bank',
    keepAlive: true,
    roles: ['admin'],
    buttons: listButtons(881, '租户', 'system:tenant', ['admin']),
  },
];
