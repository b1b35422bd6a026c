import type { MenuSeed } from './MenuSeed';
import { workbookButtons } from './listButtons';
import { planPurchasers } from './menuRoles';

/** Materials and their types. */
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
  ],
};
