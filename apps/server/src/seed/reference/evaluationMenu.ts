import type { MenuSeed } from './MenuSeed';
import { listButtons, workbookButtons } from './listButtons';
import { planPurchasers, supplierAuditors } from './menuRoles';

/** Masters of the evaluation of bids. */
export const evaluationMenu: MenuSeed = {
  number: 360,
  name: '评价管理',
  nameEn: 'Evaluation',
  url: '/evaluation',
  component: 'layouts/RouteView',
  redirect: '/evaluation/dimension',
  icon: 'star',
  roles: supplierAuditors,
  children: [
    {
      number: 361,
      name: '评价维度',
      nameEn: 'Evaluation dimensions',
      url: '/evaluation/dimension',
      component: 'evaluation/DimensionList',
      icon: 'dashboard',
      keepAlive: true,
      roles: supplierAuditors,
      buttons: workbookButtons(
        362,
        ['评价维度', 'evaluation dimensions'],
        'evaluation:item',
        supplierAuditors,
        planPurchasers,
      ),
    },
    {
      number: 371,
      name: '抽取规则',
      nameEn: 'Extraction rules',
      url: '/evaluation/rule',
      component: 'evaluation/RuleList',
      icon: 'partition',
      keepAlive: true,
      roles: supplierAuditors,
      buttons: listButtons(372, ['抽取规则', 'extraction rules'], 'evaluation:rule', supplierAuditors, planPurchasers),
    },
    {
      number: 381,
      name: '专家库',
      nameEn: 'Experts',
      url: '/evaluation/expert',
      component: 'evaluation/ExpertList',
      icon: 'idcard',
      keepAlive: true,
      roles: supplierAuditors,
      buttons: workbookButtons(382, ['专家', 'experts'], 'evaluation:expert', supplierAuditors),
    },
  ],
};
