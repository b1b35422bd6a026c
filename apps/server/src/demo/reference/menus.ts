import type { MenuSeed } from './MenuSeed';
import { accessMenus } from './accessMenus';
import { noticeMenus } from './noticeMenus';
import type { RoleCode } from './roles';
import { upkeep } from './upkeep';

const everybody: readonly RoleCode[] = [
  'admin',
  'declarer',
  'approver',
  'purchaser',
  'manager',
  'expert',
  'supplier',
  'editor',
  'register',
];
const planReaders: readonly RoleCode[] = ['admin', 'declarer', 'approver', 'purchaser', 'manager'];
const planPurchasers: readonly RoleCode[] = ['admin', 'purchaser', 'manager'];
const formDesigners: readonly RoleCode[] = ['admin', 'manager'];
const formFillers: readonly RoleCode[] = [...planReaders, 'editor'];

/** A page that shows a component, kept while one looks at others. */
const demoPage = (page: Omit<MenuSeed, 'keepAlive' | 'roles'>): MenuSeed => ({
  keepAlive: true,
  roles: planReaders,
  ...page,
});

/** The pages there are, in the order of the menu. */
export const menus: readonly MenuSeed[] = [
  {
    number: 1,
    name: '首页',
    url: '/dashboard/analysis',
    component: 'dashboard/Analysis',
    icon: 'home',
    roles: everybody,
  },
  {
    number: 2,
    name: '采购管理',
    url: '/purchase',
    component: 'layouts/RouteView',
    redirect: '/purchase/plan',
    icon: 'shopping-cart',
    roles: planReaders,
    children: [
      {
        number: 3,
        name: '需求计划',
        url: '/purchase/plan',
        component: 'purchase/PlanList',
        icon: 'profile',
        keepAlive: true,
        roles: planReaders,
        buttons: [
          { number: 5, name: '查看需求计划', perms: 'purchase:purchasePlan:list', roles: planReaders },
          { number: 6, name: '采购分派', perms: 'purchase:purchasePlan:edit', roles: planPurchasers },
        ],
      },
      {
        number: 4,
        name: '需求计划详情',
        url: '/purchase/plan/view',
        component: 'purchase/PlanView',
        hidden: true,
        roles: planReaders,
      },
    ],
  },
  {
    number: 400,
    name: '表单管理',
    url: '/flowable',
    component: 'layouts/RouteView',
    redirect: '/flowable/form',
    icon: 'form',
    roles: formFillers,
    children: [
      {
        number: 401,
        name: '表单配置',
        url: '/flowable/form',
        component: 'flowable/FormList',
        icon: 'form',
        keepAlive: true,
        roles: formFillers,
        buttons: [...upkeep(404, '表单', 'flowable:form', formDesigners)],
      },
      {
        number: 402,
        name: '表单设计',
        url: '/lowcode/form-designer',
        component: 'flowable/FormDesigner',
        hidden: true,
        roles: formDesigners,
      },
      {
        number: 403,
        name: '填写表单',
        url: '/lowcode/form-data',
        component: 'flowable/FormData',
        hidden: true,
        roles: formFillers,
        buttons: [{ number: 408, name: '填写表单数据', perms: 'online:cgform:data', roles: formFillers }],
      },
      {
        number: 411,
        name: 'Online 表单',
        url: '/online/cgform',
        component: 'modules/online/cgform/OnlCgformHeadList',
        icon: 'table',
        keepAlive: true,
        roles: formDesigners,
        buttons: [
          { number: 409, name: '查看在线表单', perms: 'online:cgform:list', roles: formDesigners },
          { number: 410, name: '编辑在线表单', perms: 'online:cgform:edit', roles: formDesigners },
        ],
      },
      {
        number: 412,
        name: '在线表单编辑',
        url: '/online/cgform/edit',
        component: 'modules/online/cgform/OnlCgformHeadEdit',
        hidden: true,
        roles: formDesigners,
      },
      {
        number: 413,
        name: '在线表单数据',
        url: '/online/cgformList/:code',
        component: 'modules/online/cgform/OnlCgformDataList',
        hidden: true,
        roles: formFillers,
      },
    ],
  },
  {
    number: 700,
    name: '系统管理',
    url: '/isystem',
    component: 'layouts/RouteView',
    redirect: '/isystem/QuartzJobList',
    icon: 'setting',
    roles: ['admin'],
    children: [
      {
        number: 701,
        name: '定时任务',
        url: '/isystem/QuartzJobList',
        component: 'system/QuartzJobList',
        icon: 'clock-circle',
        keepAlive: true,
        roles: ['admin'],
        buttons: upkeep(702, '定时任务', 'system:quartzJob', ['admin']),
      },
      ...noticeMenus,
      ...accessMenus,
    ],
  },
  {
    number: 900,
    name: '示例',
    url: '/demo',
    component: 'layouts/RouteView',
    route: false,
    icon: 'appstore',
    roles: planReaders,
    children: [
      demoPage({
        number: 903,
        name: '组件总览',
        url: '/demo',
        component: 'demo/Index',
        icon: 'appstore',
      }),
      demoPage({
        number: 901,
        name: '协同表格',
        url: '/demo/grid-sync',
        component: 'demo/GridSync',
        icon: 'table',
        buttons: [{ number: 902, name: '编辑协同表格', perms: 'demo:gridSync:list', roles: planReaders }],
      }),
      demoPage({
        number: 921,
        name: '表格列类型',
        url: '/demo/grid-columns',
        component: 'demo/GridColumns',
        icon: 'profile',
      }),
      demoPage({
        number: 922,
        name: '界面组件',
        url: '/demo/ui',
        component: 'demo/Ui',
        icon: 'block',
      }),
      demoPage({
        number: 923,
        name: '内容编辑器',
        url: '/demo/editors',
        component: 'demo/Editors',
        icon: 'edit',
      }),
      demoPage({
        number: 911,
        name: '上传与导入',
        url: '/demo/upload',
        component: 'demo/Upload',
        icon: 'upload',
        buttons: [
          { number: 912, name: '导入供应商', perms: 'supplier:supplierInfo:import', roles: planPurchasers },
          { number: 913, name: '导出供应商', perms: 'supplier:supplierInfo:export', roles: planPurchasers },
        ],
      }),
      demoPage({
        number: 931,
        name: '选择控件',
        url: '/demo/pickers',
        component: 'demo/Pickers',
        icon: 'cluster',
      }),
      demoPage({
        number: 924,
        name: 'Cron 表达式',
        url: '/demo/cron',
        component: 'demo/Cron',
        icon: 'clock-circle',
      }),
      demoPage({
        number: 925,
        name: '高级查询',
        url: '/demo/advanced-query',
        component: 'demo/AdvancedQuery',
        icon: 'filter',
      }),
      demoPage({
        number: 926,
        name: '校验规则',
        url: '/demo/validators',
        component: 'demo/Validators',
        icon: 'safety-certificate',
      }),
      demoPage({
        number: 927,
        name: '页面框架',
        url: '/demo/shell',
        component: 'demo/Shell',
        icon: 'layout',
      }),
    ],
  },
];
