import type { Access, MenuItem } from '../core/menu';
import type { ShellUser } from '../react/layout/ShellUser';

/** A menu as the platform's server sends it. */
export const menu: MenuItem[] = [
  {
    path: '/dashboard/analysis',
    name: 'dashboard-analysis',
    component: 'dashboard/Analysis',
    meta: { title: '首页', icon: 'home' },
  },
  {
    path: '/purchase',
    component: 'layouts/RouteView',
    meta: { title: '采购管理', icon: 'shopping-cart' },
    children: [
      {
        path: '/purchase/plan',
        name: 'purchase-plan',
        component: 'purchase/PlanList',
        meta: { title: '需求计划', icon: 'profile' },
      },
      {
        path: '/purchase/plan/:id',
        component: 'purchase/PlanView',
        hidden: true,
        meta: { title: '需求计划详情' },
      },
      {
        path: '/purchase/project',
        component: 'purchase/ProjectList',
        meta: { title: '采购项目', icon: 'project' },
      },
      {
        path: '/purchase/review',
        component: 'purchase/Review',
        meta: { title: '评标管理', icon: 'audit', permission: 'bid:review' },
      },
    ],
  },
  {
    path: '/supplier',
    component: 'layouts/RouteView',
    alwaysShow: true,
    meta: { title: '供应商管理', icon: 'shop' },
    children: [
      { path: '/supplier/list', component: 'supplier/List', meta: { title: '供应商名录' } },
      { path: '/supplier/black', component: 'supplier/BlackList', meta: { title: '黑名单', keepAlive: false } },
    ],
  },
  {
    path: '/isystem',
    component: 'layouts/RouteView',
    meta: { title: '系统管理', icon: 'setting' },
    children: [
      { path: '/isystem/user', component: 'system/UserList', meta: { title: '用户管理' } },
      { path: '/isystem/roleUserList', component: 'system/RoleUserList', meta: { title: '角色管理' } },
      {
        path: '/isystem/monitor',
        component: 'layouts/RouteView',
        meta: { title: '系统监控' },
        children: [
          { path: '/monitor/SystemInfo', component: 'modules/monitor/SystemInfo', meta: { title: '服务器信息' } },
        ],
      },
      {
        path: '/isystem/druid',
        component: 'layouts/IframePageView',
        meta: { title: '连接池监控', url: "{{ window._CONFIG['domianURL'] }}/druid?token=${token}" },
      },
      {
        path: 'd41d8cd98f00b204e9800998ecf8427e',
        component: 'layouts/IframePageView',
        meta: { title: '操作手册', url: 'https://example.com/manual', internalOrExternal: true, target: '_blank' },
      },
    ],
  },
];

export const access: Access = {
  menu,
  auth: [
    { action: 'bid:review,bid:score', type: '1' },
    { action: 'user:add', type: '2' },
  ],
  allAuth: [],
  sysSafeMode: false,
};

export const user: ShellUser = { name: '王建国', account: 'purchaser', organisation: '华东能源集团' };
