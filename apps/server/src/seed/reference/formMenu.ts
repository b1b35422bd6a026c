import type { MenuSeed } from './MenuSeed';
import { listButtons } from './listButtons';
import { formDesigners, formFillers } from './menuRoles';

/** Design, filling in and records of forms. */
export const formMenu: MenuSeed = {
  number: 400,
  name: '表单管理',
  nameEn: 'Forms',
  url: '/flowable',
  component: 'layouts/RouteView',
  redirect: '/flowable/form',
  icon: 'form',
  roles: formFillers,
  children: [
    {
      number: 401,
      name: '表单配置',
      nameEn: 'Form definitions',
      url: '/flowable/form',
      component: 'flowable/FormList',
      icon: 'form',
      keepAlive: true,
      roles: formFillers,
      buttons: [
        ...listButtons(404, ['表单', 'forms'], 'flowable:form', formDesigners),
        {
          number: 450,
          name: '绑定在线表单',
          nameEn: 'Bind online forms',
          perms: 'flowable:onlCgformHead:edit',
          roles: formDesigners,
        },
      ],
    },
    {
      number: 402,
      name: '表单设计',
      nameEn: 'Form designer',
      url: '/lowcode/form-designer',
      component: 'flowable/FormDesigner',
      hidden: true,
      roles: formDesigners,
    },
    {
      number: 403,
      name: '填写表单',
      nameEn: 'Fill in form',
      url: '/lowcode/form-data',
      component: 'flowable/FormData',
      hidden: true,
      roles: formFillers,
      buttons: [
        {
          number: 408,
          name: '填写表单数据',
          nameEn: 'Fill in form data',
          perms: 'online:cgform:data',
          roles: formFillers,
        },
      ],
    },
    {
      number: 411,
      name: 'Online 表单',
      nameEn: 'Online forms',
      url: '/online/cgform',
      component: 'modules/online/cgform/OnlCgformHeadList',
      icon: 'table',
      // The list of forms has the online forms too.
      hidden: true,
      roles: formDesigners,
      buttons: [
        {
          number: 409,
          name: '查看在线表单',
          nameEn: 'View online forms',
          perms: 'online:cgform:list',
          roles: formDesigners,
        },
        {
          number: 410,
          name: '编辑在线表单',
          nameEn: 'Edit online forms',
          perms: 'online:cgform:edit',
          roles: formDesigners,
        },
      ],
    },
    {
      number: 412,
      name: '在线表单编辑',
      nameEn: 'Edit online form',
      url: '/online/cgform/edit',
      component: 'modules/online/cgform/OnlCgformHeadEdit',
      hidden: true,
      roles: formDesigners,
    },
    {
      number: 413,
      name: '表单数据',
      nameEn: 'Form data',
      url: '/online/cgformList/:code',
      component: 'modules/online/cgform/OnlCgformDataList',
      hidden: true,
      roles: formFillers,
    },
  ],
};
