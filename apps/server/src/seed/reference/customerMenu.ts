import type { MenuSeed } from './MenuSeed';
import { EXPORT, IMPORT, listButton, type ListName } from './listButtons';

const CUSTOMERS: ListName = ['客户', 'customers'];

/** Purchasing units, which administrators of all tenants keep. */
export const customerMenu: MenuSeed = {
  number: 310,
  name: '客户管理',
  nameEn: 'Customers',
  url: '/customer',
  component: 'layouts/RouteView',
  redirect: '/customer/list',
  icon: 'customer-service',
  roles: ['admin'],
  children: [
    {
      number: 311,
      name: '客户列表',
      nameEn: 'List of customers',
      url: '/customer/list',
      component: 'customer/CustomerList',
      icon: 'bank',
      keepAlive: true,
      roles: ['admin'],
      buttons: [
        listButton(312, ['查看', 'View'], CUSTOMERS, 'customer:customerInfo:list', ['admin']),
        listButton(313, ['审核', 'Audit'], CUSTOMERS, 'customer:customerInfo:audit', ['admin']),
        listButton(314, ['添加', 'Add'], CUSTOMERS, 'customer:customerInfo:add', ['admin']),
        listButton(315, ['编辑', 'Edit'], CUSTOMERS, 'customer:customerInfo:edit', ['admin']),
        listButton(316, ['删除', 'Delete'], CUSTOMERS, 'customer:customerInfo:delete', ['admin']),
        listButton(317, EXPORT, CUSTOMERS, 'customer:customerInfo:export', ['admin']),
        listButton(318, IMPORT, CUSTOMERS, 'customer:customerInfo:import', ['admin']),
      ],
    },
  ],
};
