import type { ButtonSeed, MenuSeed } from './MenuSeed';
import type { RoleCode } from './roles';
import { listButtons } from './listButtons';

const admins: readonly RoleCode[] = ['admin'];

/** Buttons of an editable list with import and export. @param from number of the first */
const buttons = (from: number, what: string, resource: string): ButtonSeed[] => [
  ...listButtons(from, what, resource, admins),
  { number: from + 4, name: `导入${what}`, perms: `${resource}:import`, roles: admins },
  { number: from + 5, name: `导出${what}`, perms: `${resource}:export`, roles: admins },
];

const page = (menu: Omit<MenuSeed, 'keepAlive' | 'roles'>): MenuSeed => ({ keepAlive: true, roles: admins, ...menu });

/** Pages of system configuration: dictionaries, categories, rules. */
export const configurationMenus: readonly MenuSeed[] = [
  page({
    number: 1300,
    name: '数据字典',
    url: '/isystem/dict',
    component: 'system/DictList',
    icon: 'book',
    buttons: buttons(1301, '数据字典', 'system:dict'),
  }),
  page({
    number: 1310,
    name: '分类字典',
    url: '/isys/category',
    component: 'system/SysCategoryList',
    icon: 'cluster',
    buttons: buttons(1311, '分类字典', 'system:category'),
  }),
  page({
    number: 1320,
    name: '编码规则',
    url: '/isystem/fillRule',
    component: 'system/SysFillRuleList',
    icon: 'number',
    buttons: buttons(1321, '编码规则', 'system:fillRule'),
  }),
  page({
    number: 1330,
    name: '校验规则',
    url: '/isystem/checkRule',
    component: 'system/SysCheckRuleList',
    icon: 'safety-certificate',
    buttons: buttons(1331, '校验规则', 'system:checkRule'),
  }),
  page({
    number: 1380,
    name: '多数据源',
    url: '/isystem/dataSource',
    component: 'system/SysDataSourceList',
    icon: 'database',
    buttons: buttons(1381, '数据源', 'system:dataSource'),
  }),
];

/** Pages of system monitoring. */
export const monitorMenu: MenuSeed = {
  number: 1340,
  name: '系统监控',
  url: '/monitor',
  component: 'layouts/RouteView',
  redirect: '/isystem/online',
  icon: 'dashboard',
  roles: admins,
  children: [
    page({
      number: 1341,
      name: '在线用户',
      url: '/isystem/online',
      component: 'system/SysUserOnlineList',
      icon: 'team',
      buttons: [
        { number: 1342, name: '查看在线用户', perms: 'system:online:list', roles: admins },
        { number: 1343, name: '强制下线', perms: 'system:online:forceLogout', roles: admins },
      ],
    }),
    page({
      number: 1344,
      name: '系统日志',
      url: '/isystem/log',
      component: 'system/LogList',
      icon: 'file-text',
      buttons: [
        { number: 1345, name: '查看日志', perms: 'system:log:list', roles: admins },
        { number: 1346, name: '删除日志', perms: 'system:log:delete', roles: admins },
        { number: 1347, name: '导出日志', perms: 'system:log:export', roles: admins },
      ],
    }),
    page({
      number: 1348,
      name: '数据日志',
      url: '/sys/dataLog-list',
      component: 'system/DataLogList',
      icon: 'history',
      buttons: [{ number: 1349, name: '查看数据日志', perms: 'system:dataLog:list', roles: admins }],
    }),
    page({
      number: 1350,
      name: '服务器监控',
      url: '/monitor/SystemInfo',
      component: 'modules/monitor/SystemInfo',
      icon: 'desktop',
      buttons: [{ number: 1351, name: '查看服务器状态', perms: 'system:monitor:list', roles: admins }],
    }),
  ],
};
