import type { MenuSeed } from './MenuSeed';
import { listButton, listButtons, workbookButtons, type ListName } from './listButtons';
import { planPurchasers, supplierAuditors } from './menuRoles';

const EVALS: ListName = ['供应商评价', 'supplier evaluations'];

/** Masters of the evaluation of bids, and evaluations of suppliers. */
export const evaluationMenu: MenuSeed = {
  number: 360,
  name: '评价管理',
  nameEn: 'Evaluation',
  url: '/evaluation',
  component: 'layouts/RouteView',
  redirect: '/evaluation/supplierEval',
  icon: 'star',
  roles: planPurchasers,
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
    {
      number: 2300,
      name: '供应商评价',
      nameEn: 'Supplier evaluations',
      url: '/evaluation/supplierEval',
      component: 'evaluation/SupplierEvalList',
      icon: 'trophy',
      keepAlive: true,
      roles: planPurchasers,
      buttons: [
        ...listButtons(2301, EVALS, 'evaluation:supplierEval', planPurchasers),
        listButton(2305, ['提交', 'Submit'], EVALS, 'evaluation:supplierEval:submit', planPurchasers),
      ],
    },
  ],
};
