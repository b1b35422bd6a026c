import type { MenuSeed } from './MenuSeed';
import { formDesigners } from './menuRoles';

/** Definitions of processes. */
export const workflowMenu: MenuSeed = {
  number: 480,
  name: '流程管理',
  nameEn: 'Processes',
  url: '/workflow',
  component: 'layouts/RouteView',
  redirect: '/flowable/definition',
  icon: 'apartment',
  roles: formDesigners,
  children: [
    {
      number: 481,
      name: '流程定义',
      nameEn: 'Process definitions',
      url: '/flowable/definition',
      component: 'flowable/DefinitionList',
      icon: 'apartment',
      keepAlive: true,
      roles: formDesigners,
    },
    {
      number: 482,
      name: '流程设计',
      nameEn: 'Process designer',
      url: '/flowable/definition/design',
      component: 'flowable/DefinitionDesigner',
      hidden: true,
      roles: formDesigners,
    },
    {
      number: 483,
      name: '流程分类',
      nameEn: 'Process categories',
      url: '/flowable/category',
      component: 'flowable/CategoryList',
      icon: 'tags',
      keepAlive: true,
      roles: formDesigners,
    },
  ],
};
