import type { MenuSeed } from './MenuSeed';
import { EXPORT, listButton, workbookButtons, type ListName } from './listButtons';
import { planPurchasers } from './menuRoles';

const PRICES: ListName = ['历史价格', 'prices'];

/** Materials, their types and their prices. */
export const materialMenu: MenuSeed = {
  number: 320,
  name: '物料管理',
  nameEn: 'Materials',
  url: '/material',
  component: 'layouts/RouteView',
  redirect: '/material/type',
  icon: 'gold',
  roles: planPurchasers,
  children: [
    {
      number: 321,
      name: '物料分类',
      nameEn: 'Material types',
      url: '/material/type',
      component: 'material/TypeList',
      icon: 'cluster',
      keepAlive: true,
      roles: planPurchasers,
      buttons: workbookButtons(322, ['物料分类', 'material types'], 'material:materialType', planPurchasers),
    },
    {
      number: 330,
      name: '物料归类',
      nameEn: 'Materials by type',
      url: '/material/classification',
      component: 'material/ClassificationList',
      icon: 'container',
      keepAlive: true,
      roles: planPurchasers,
      buttons: workbookButtons(331, ['物料', 'materials'], 'material:materialInfo', planPurchasers),
    },
    {
      number: 340,
      name: '价格对比',
      nameEn: 'Price comparison',
      url: '/material/compare',
      component: 'material/CompareList',
      icon: 'diff',
      keepAlive: true,
      roles: planPurchasers,
      buttons: [listButton(341, ['对比', 'Compare'], ['价格', 'prices'], 'material:compare:list', planPurchasers)],
    },
    {
      number: 350,
      name: '历史价格',
      nameEn: 'Price history',
      url: '/material/priceHistory',
      component: 'material/PriceHistoryList',
      icon: 'fund',
      keepAlive: true,
      roles: planPurchasers,
      buttons: [
        listButton(351, ['查看', 'View'], PRICES, 'material:priceHistory:list', planPurchasers),
        listButton(352, EXPORT, PRICES, 'material:priceHistory:export', planPurchasers),
      ],
    },
  ],
};
