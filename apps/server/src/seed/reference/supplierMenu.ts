import type { MenuSeed } from './MenuSeed';
import { EXPORT, IMPORT, listButton, listButtons, type ListName } from './listButtons';
import { planPurchasers, supplierAuditors } from './menuRoles';

const SUPPLIERS: ListName = ['供应商', 'suppliers'];
const BLACK: ListName = ['黑名单', 'the black list'];
const SHARES: ListName = ['共享供应商', 'shared suppliers'];
const CHANGES: ListName = ['供应商变更', 'changes of suppliers'];
const [viewing, ...editing] = listButtons(305, SUPPLIERS, 'supplier:supplierInfo', supplierAuditors);

/** Suppliers as buyers keep them. */
export const supplierMenu: MenuSeed = {
  number: 300,
  name: '供应商管理',
  nameEn: 'Suppliers',
  url: '/supplier',
  component: 'layouts/RouteView',
  redirect: '/supplier/list',
  icon: 'team',
  roles: planPurchasers,
  children: [
    {
      number: 304,
      name: '供应商名录',
      nameEn: 'List of suppliers',
      url: '/supplier/list',
      component: 'supplier/SupplierList',
      icon: 'contacts',
      keepAlive: true,
      roles: planPurchasers,
      buttons: [
        { ...viewing!, roles: planPurchasers },
        ...editing,
        listButton(913, EXPORT, SUPPLIERS, 'supplier:supplierInfo:export', planPurchasers),
        listButton(912, IMPORT, SUPPLIERS, 'supplier:supplierInfo:import', planPurchasers),
      ],
    },
    {
      number: 395,
      name: '黑名单',
      nameEn: 'Black list',
      url: '/supplier/black',
      component: 'supplier/BlackList',
      icon: 'stop',
      keepAlive: true,
      roles: supplierAuditors,
      buttons: listButtons(396, BLACK, 'supplier:black', supplierAuditors),
    },
    {
      number: 940,
      name: '共享名录',
      nameEn: 'Shared suppliers',
      url: '/supplier/share',
      component: 'supplier/ShareList',
      icon: 'share-alt',
      keepAlive: true,
      roles: supplierAuditors,
      buttons: [
        ...listButtons(941, SHARES, 'supplier:share', supplierAuditors),
        listButton(945, ['答复', 'Answer'], SHARES, 'supplier:share:reply', supplierAuditors),
      ],
    },
    {
      number: 392,
      name: '变更审核',
      nameEn: 'Changes of suppliers',
      url: '/supplier/changeCheck',
      component: 'supplier/ChangeCheckList',
      icon: 'diff',
      keepAlive: true,
      roles: supplierAuditors,
      buttons: [
        // Users of a supplier read the changes of their own.
        listButton(393, ['查看', 'View'], CHANGES, 'supplier:change:list', [...supplierAuditors, 'supplier']),
        listButton(394, ['审核', 'Audit'], CHANGES, 'supplier:change:audit', supplierAuditors),
      ],
    },
    {
      number: 301,
      name: '注册审核',
      nameEn: 'Registrations',
      url: '/supplier/registerAudit',
      component: 'supplier/RegisterAuditList',
      icon: 'audit',
      keepAlive: true,
      roles: supplierAuditors,
      buttons: [
        {
          number: 302,
          name: '查看注册审核',
          nameEn: 'View registrations',
          perms: 'supplier:register:list',
          roles: supplierAuditors,
        },
        {
          number: 303,
          name: '审核供应商注册',
          nameEn: 'Audit supplier registrations',
          perms: 'supplier:register:audit',
          roles: supplierAuditors,
        },
      ],
    },
  ],
};

/** Messages to suppliers: their people read them, buyers see what was sent. */
export const supplierMessageMenu: MenuSeed = {
  number: 914,
  name: '消息',
  nameEn: 'Messages',
  url: '/supplier/message',
  component: 'supplier/MessageList',
  icon: 'message',
  keepAlive: true,
  roles: ['supplier', ...supplierAuditors],
  buttons: [
    listButton(
      915,
      ['发送', 'Send'],
      ['供应商消息', 'messages to suppliers'],
      'supplier:message:add',
      supplierAuditors,
    ),
  ],
};

/** The page on which users of a supplier see the data of their company. */
export const ownSupplierMenu: MenuSeed = {
  number: 391,
  name: '基本信息',
  nameEn: 'Company information',
  url: '/supplier/info',
  component: 'supplier/SupplierInfo',
  icon: 'idcard',
  keepAlive: true,
  roles: ['supplier'],
};
