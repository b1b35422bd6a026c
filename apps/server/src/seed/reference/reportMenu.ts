import type { MenuSeed } from './MenuSeed';
import { formFillers, planPurchasers } from './menuRoles';
import { menuReports } from './reports';

const PAGE = 'modules/online/cgreport/auto/OnlCgreportAutoList';
const ICONS: Readonly<Record<string, string>> = {
  purchases_by_month: 'bar-chart',
  supplier_ranking: 'trophy',
  open_orders: 'hourglass',
};

/** Reports: the page of each, and their administration. */
export const reportMenu: MenuSeed = {
  number: 2700,
  name: '统计报表',
  nameEn: 'Reports',
  url: '/online/reports',
  component: 'layouts/RouteView',
  route: false,
  icon: 'fund',
  roles: planPurchasers,
  children: [
    ...menuReports.map(({ code, name, nameEn = name }, nth): MenuSeed => ({
      number: 2701 + nth,
      name,
      nameEn,
      url: `/online/cgreport/${code}`,
      component: PAGE,
      icon: ICONS[code]!,
      keepAlive: true,
      roles: planPurchasers,
    })),
    {
      number: 2720,
      name: '报表配置',
      nameEn: 'Report administration',
      url: '/online/cgreport',
      component: 'modules/online/cgreport/OnlCgreportHeadList',
      icon: 'setting',
      keepAlive: true,
      roles: ['admin'],
      buttons: [
        { number: 2721, name: '查看报表配置', nameEn: 'View reports', perms: 'online:cgreport:list', roles: ['admin'] },
        { number: 2722, name: '编辑报表', nameEn: 'Edit reports', perms: 'online:cgreport:edit', roles: ['admin'] },
      ],
    },
    {
      number: 2730,
      name: '报表编辑',
      nameEn: 'Edit report',
      url: '/online/cgreport/edit',
      component: 'modules/online/cgreport/OnlCgreportHeadEdit',
      hidden: true,
      roles: ['admin'],
    },
  ],
};

/** The page of a report without an entry of its own. */
export const reportPage: MenuSeed = {
  number: 2731,
  name: '报表',
  nameEn: 'Report',
  url: '/online/cgreport/:code',
  component: PAGE,
  hidden: true,
  roles: formFillers,
};
