import type { MenuSeed } from './MenuSeed';
import { planReaders } from './menuRoles';

/** A demo page of a component, kept alive in the background. */
const demoPage = (page: Omit<MenuSeed, 'keepAlive' | 'roles'>): MenuSeed => ({
  keepAlive: true,
  roles: planReaders,
  ...page,
});

/** Pages that show the packages. */
export const demoMenu: MenuSeed = {
  number: 900,
  name: '示例',
  nameEn: 'Examples',
  url: '/demo',
  component: 'layouts/RouteView',
  route: false,
  icon: 'appstore',
  roles: planReaders,
  children: [
    demoPage({
      number: 903,
      name: '组件总览',
      nameEn: 'Components',
      url: '/demo',
      component: 'demo/Index',
      icon: 'appstore',
    }),
    demoPage({
      number: 901,
      name: '协同表格',
      nameEn: 'Shared grid',
      url: '/demo/grid-sync',
      component: 'demo/GridSync',
      icon: 'table',
      buttons: [
        {
          number: 902,
          name: '编辑协同表格',
          nameEn: 'Edit shared grid',
          perms: 'demo:gridSync:list',
          roles: planReaders,
        },
      ],
    }),
    demoPage({
      number: 928,
      name: '十万行表格',
      nameEn: '100,000 rows',
      url: '/demo/grid-large',
      component: 'demo/GridLarge',
      icon: 'bars',
    }),
    demoPage({
      number: 921,
      name: '表格列类型',
      nameEn: 'Column types',
      url: '/demo/grid-columns',
      component: 'demo/GridColumns',
      icon: 'profile',
    }),
    demoPage({
      number: 922,
      name: '界面组件',
      nameEn: 'Widgets',
      url: '/demo/ui',
      component: 'demo/Ui',
      icon: 'block',
    }),
    demoPage({
      number: 923,
      name: '内容编辑器',
      nameEn: 'Editors',
      url: '/demo/editors',
      component: 'demo/Editors',
      icon: 'edit',
    }),
    demoPage({
      number: 911,
      name: '上传与导入',
      nameEn: 'Upload and import',
      url: '/demo/upload',
      component: 'demo/Upload',
      icon: 'upload',
    }),
    demoPage({
      number: 931,
      name: '选择控件',
      nameEn: 'Pickers',
      url: '/demo/pickers',
      component: 'demo/Pickers',
      icon: 'cluster',
    }),
    demoPage({
      number: 924,
      name: 'Cron 表达式',
      nameEn: 'Cron expressions',
      url: '/demo/cron',
      component: 'demo/Cron',
      icon: 'clock-circle',
    }),
    demoPage({
      number: 925,
      name: '高级查询',
      nameEn: 'Advanced query',
      url: '/demo/advanced-query',
      component: 'demo/AdvancedQuery',
      icon: 'filter',
    }),
    demoPage({
      number: 926,
      name: '校验规则',
      nameEn: 'Validation rules',
      url: '/demo/validators',
      component: 'demo/Validators',
      icon: 'safety-certificate',
    }),
    demoPage({
      number: 927,
      name: '页面框架',
      nameEn: 'Page layout',
      url: '/demo/shell',
      component: 'demo/Shell',
      icon: 'layout',
    }),
  ],
};
