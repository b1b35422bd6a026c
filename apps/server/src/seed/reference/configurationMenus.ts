import type { ButtonSeed, MenuSeed } from './MenuSeed';
import type { RoleCode } from './roles';
import { EXPORT, IMPORT, listButton, listButtons, type ListName } from './listButtons';

const admins: readonly RoleCode[] = ['admin'];

/** Buttons of an editable list with import and export. @param from number of the first */
const buttons = (from: number, what: ListName, resource: string): ButtonSeed[] => [
  ...listButtons(from, what, resource, admins),
  listButton(from + 4, IMPORT, what, `${resource}:import`, admins),
  listButton(from + 5, EXPORT, what, `${resource}:export`, admins),
];

const page = (menu: Omit<MenuSeed, 'keepAlive' | 'roles'>): MenuSeed => ({ keepAlive: true, roles: admins, ...menu });

/** Pages of system configuration: dictionaries, categories, rules. */
export const configurationMenus: readonly MenuSeed[] = [
  page({
    number: 1300,
    name: '数据字典',
    nameEn: 'Dictionaries',
    url: '/isystem/dict',
    component: 'system/DictList',
    icon: 'book',
    buttons: buttons(1301, ['数据字典', 'dictionaries'], 'system:dict'),
  }),
  page({
    number: 1310,
    name: '分类字典',
    nameEn: 'Categories',
    url: '/isys/category',
    component: 'system/SysCategoryList',
    icon: 'cluster',
    buttons: buttons(1311, ['分类字典', 'categories'], 'system:category'),
  }),
  page({
    number: 1320,
    name: '编码规则',
    nameEn: 'Number rules',
    url: '/isystem/fillRule',
    component: 'system/SysFillRuleList',
    icon: 'number',
    buttons: buttons(1321, ['编码规则', 'number rules'], 'system:fillRule'),
  }),
  page({
    number: 1330,
    name: '校验规则',
    nameEn: 'Validation rules',
    url: '/isystem/checkRule',
    component: 'system/SysCheckRuleList',
    icon: 'safety-certificate',
    buttons: buttons(1331, ['校验规则', 'validation rules'], 'system:checkRule'),
  }),
  page({
    number: 1380,
    name: '多数据源',
    nameEn: 'Data sources',
    url: '/isystem/dataSource',
    component: 'system/SysDataSourceList',
    icon: 'database',
    buttons: buttons(1381, ['数据源', 'data sources'], 'system:dataSource'),
  }),
  page({
    number: 1360,
    name: '文件存储',
    nameEn: 'File storage',
    url: '/oss/file',
    component: 'modules/oss/OSSFileList',
    icon: 'folder-open',
    buttons: [
      { number: 1361, name: '查看文件', nameEn: 'View files', perms: 'system:oss:list', roles: admins },
      { number: 1362, name: '上传文件', nameEn: 'Upload files', perms: 'system:oss:add', roles: admins },
      { number: 1363, name: '删除文件', nameEn: 'Delete files', perms: 'system:oss:delete', roles: admins },
    ],
  }),
];

/** Pages of system monitoring. */
export const monitorMenu: MenuSeed = {
  number: 1340,
  name: '系统监控',
  nameEn: 'Monitoring',
  url: '/monitor',
  component: 'layouts/RouteView',
  redirect: '/isystem/online',
  icon: 'dashboard',
  roles: admins,
  children: [
    page({
      number: 1341,
      name: '在线用户',
      nameEn: 'Online users',
      url: '/isystem/online',
      component: 'system/SysUserOnlineList',
      icon: 'team',
      buttons: [
        { number: 1342, name: '查看在线用户', nameEn: 'View online users', perms: 'system:online:list', roles: admins },
        { number: 1343, name: '强制下线', nameEn: 'End sessions', perms: 'system:online:forceLogout', roles: admins },
      ],
    }),
    page({
      number: 1344,
      name: '系统日志',
      nameEn: 'System log',
      url: '/isystem/log',
      component: 'system/LogList',
      icon: 'file-text',
      buttons: [
        { number: 1345, name: '查看日志', nameEn: 'View logs', perms: 'system:log:list', roles: admins },
        { number: 1346, name: '删除日志', nameEn: 'Delete logs', perms: 'system:log:delete', roles: admins },
        { number: 1347, name: '导出日志', nameEn: 'Export logs', perms: 'system:log:export', roles: admins },
      ],
    }),
    page({
      number: 1348,
      name: '数据日志',
      nameEn: 'Data log',
      url: '/sys/dataLog-list',
      component: 'system/DataLogList',
      icon: 'history',
      buttons: [
        { number: 1349, name: '查看数据日志', nameEn: 'View data log', perms: 'system:dataLog:list', roles: admins },
      ],
    }),
    page({
      number: 1350,
      name: '服务器监控',
      nameEn: 'Server',
      url: '/monitor/SystemInfo',
      component: 'modules/monitor/SystemInfo',
      icon: 'desktop',
      buttons: [
        {
          number: 1351,
          name: '查看服务器状态',
          nameEn: 'View server state',
          perms: 'system:monitor:list',
          roles: admins,
        },
      ],
    }),
  ],
};
