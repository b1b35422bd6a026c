import type { Texts } from './zh-CN';

export const enUS: Texts = {
  foundKinds: {
    plan: 'Demand plans',
    project: 'Purchase projects',
    contract: 'Contracts',
    saleContract: 'Sales contracts',
    order: 'Purchase orders',
    receipt: 'Receipts',
    increment: 'Increments',
    saleOrder: 'Sales orders',
    material: 'Materials',
    supplier: 'Suppliers',
    customer: 'Customers',
    expert: 'Experts',
    user: 'Users',
    form: 'Forms',
  },
  title: 'Procurement SaaS',
  brand: 'Procurement',
  workplace: 'Workplace',
  offline: 'You are offline. What you typed stays on the page; go on once you are back.',
};
