import type { MenuSeed } from './MenuSeed';
import { accessMenus } from './accessMenus';
import { appraisalMenu } from './appraisalMenu';
import { contractMenu } from './contractMenu';
import { customerMenu } from './customerMenu';
import { configurationMenus, monitorMenu } from './configurationMenus';
import { demoMenu } from './demoMenu';
import { evaluationMenu } from './evaluationMenu';
import { formMenu } from './formMenu';
import { reportMenu, reportPage } from './reportMenu';
import { materialMenu } from './materialMenu';
import { noticeMenus } from './noticeMenus';
import { portalMenu } from './portalMenu';
import { purchaseMenu } from './purchaseMenu';
import { flowTaskMenu, workflowMenu } from './workflowMenu';
import { saleMenu } from './saleMenu';
import { sourcingMenu } from './sourcingMenu';
import { listButtons, workbookButtons } from './listButtons';
import { everybody, planReaders, projectReaders } from './menuRoles';
import { ownSupplierMenu, supplierMenu, supplierMessageMenu } from './supplierMenu';

/** All menus and pages, in menu order. */
export const menus: readonly MenuSeed[] = [
  {
    number: 1,
    name: '首页',
    nameEn: 'Home',
    url: '/dashboard/analysis',
    component: 'dashboard/Analysis',
    icon: 'home',
    roles: everybody,
  },
  {
    number: 2310,
    name: '工作台',
    nameEn: 'Workplace',
    url: '/dashboard/workplace',
    component: 'dashboard/Workplace',
    icon: 'desktop',
    keepAlive: true,
    roles: everybody,
  },
  {
    number: 2311,
    name: '运行监控',
    nameEn: 'Monitor',
    url: '/dashboard/monitor',
    component: 'dashboard/Monitor',
    icon: 'fund',
    keepAlive: true,
    roles: projectReaders,
  },
  flowTaskMenu,
  purchaseMenu,
  sourcingMenu,
  ...appraisalMenu,
  contractMenu,
  saleMenu,
  supplierMenu,
  ownSupplierMenu,
  supplierMessageMenu,
  customerMenu,
  materialMenu,
  evaluationMenu,
  formMenu,
  workflowMenu,
  reportMenu,
  reportPage,
  {
    number: 1100,
    name: '通讯录',
    nameEn: 'Address book',
    url: '/isystem/addressList',
    component: 'system/AddressList',
    icon: 'contacts',
    keepAlive: true,
    roles: planReaders,
  },
  {
    number: 1130,
    name: '我的部门',
    nameEn: 'My departments',
    url: '/isystem/departUserList',
    component: 'system/DepartUserList',
    icon: 'apartment',
    keepAlive: true,
    roles: planReaders,
  },
  {
    number: 700,
    name: '系统管理',
    nameEn: 'System',
    url: '/isystem',
    component: 'layouts/RouteView',
    redirect: '/isystem/user',
    icon: 'setting',
    roles: ['admin'],
    children: [
      {
        number: 1101,
        name: '用户管理',
        nameEn: 'Users',
        url: '/isystem/user',
        component: 'system/UserList',
        icon: 'user',
        keepAlive: true,
        roles: ['admin'],
        buttons: [
          ...listButtons(1102, ['用户', 'users'], 'system:user', ['admin']),
          { number: 1106, name: '导出用户', nameEn: 'Export users', perms: 'system:user:export', roles: ['admin'] },
          { number: 1107, name: '导入用户', nameEn: 'Import users', perms: 'system:user:import', roles: ['admin'] },
          {
            number: 1108,
            name: '重置密码',
            nameEn: 'Reset passwords',
            perms: 'system:user:changepwd',
            roles: ['admin'],
          },
        ],
      },
      {
        number: 1111,
        name: '部门管理',
        nameEn: 'Departments',
        url: '/isystem/depart',
        component: 'system/DepartList',
        icon: 'apartment',
        keepAlive: true,
        roles: ['admin'],
        buttons: [
          ...listButtons(1112, ['部门', 'departments'], 'system:depart', ['admin']),
          {
            number: 1116,
            name: '导出部门',
            nameEn: 'Export departments',
            perms: 'system:depart:export',
            roles: ['admin'],
          },
          {
            number: 1117,
            name: '导入部门',
            nameEn: 'Import departments',
            perms: 'system:depart:import',
            roles: ['admin'],
          },
        ],
      },
      {
        number: 1121,
        name: '职务管理',
        nameEn: 'Positions',
        url: '/isystem/position',
        component: 'system/SysPositionList',
        icon: 'solution',
        keepAlive: true,
        roles: ['admin'],
        buttons: [
          ...listButtons(1122, ['职务', 'positions'], 'system:position', ['admin']),
          {
            number: 1126,
            name: '导出职务',
            nameEn: 'Export positions',
            perms: 'system:position:export',
            roles: ['admin'],
          },
          {
            number: 1127,
            name: '导入职务',
            nameEn: 'Import positions',
            perms: 'system:position:import',
            roles: ['admin'],
          },
        ],
      },
      {
        number: 1390,
        name: '用户代理',
        nameEn: 'Deputies',
        url: '/isystem/userAgent',
        component: 'system/SysUserAgentList',
        icon: 'user-switch',
        keepAlive: true,
        roles: ['admin'],
        buttons: listButtons(1391, ['用户代理', 'deputies'], 'system:userAgent', ['admin']),
      },
      {
        number: 701,
        name: '定时任务',
        nameEn: 'Scheduled jobs',
        url: '/isystem/QuartzJobList',
        component: 'system/QuartzJobList',
        icon: 'clock-circle',
        keepAlive: true,
        roles: ['admin'],
        buttons: workbookButtons(702, ['定时任务', 'scheduled jobs'], 'system:quartzJob', ['admin']),
      },
      ...noticeMenus,
      ...accessMenus,
      ...configurationMenus,
    ],
  },
  monitorMenu,
  portalMenu,
  demoMenu,
];
