import type { MenuSeed } from './MenuSeed';
import { EXPORT, IMPORT, listButton, listButtons, type ListName } from './listButtons';
import { planPurchasers, supplierAuditors } from './menuRoles';

const SUPPLIERS: ListName = ['供应商', 'suppliers'];
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
