import type { MenuSeed } from './MenuSeed';
import { experts, planPurchasers, projectReaders } from './menuRoles';

/** Evaluation of bids: the tasks of experts, and the permissions of those who draw them. */
export const appraisalMenu: readonly MenuSeed[] = [
  {
    number: 1480,
    name: '评审',
    nameEn: 'Evaluations',
    url: '/procurement/appraise',
    component: 'procurement/AppraiseList',
    icon: 'audit',
    keepAlive: true,
    roles: experts,
    buttons: [
      {
        number: 1482,
        name: '评审评分',
        nameEn: 'Score bids',
        perms: 'procurement:appraise:score',
        roles: experts,
      },
      {
        number: 1485,
        name: '导出评审任务',
        nameEn: 'Export evaluation tasks',
        perms: 'procurement:appraise:export',
        roles: experts,
      },
      {
        number: 1483,
        name: '抽取评审专家',
        nameEn: 'Draw experts',
        perms: 'procurement:appraise:extract',
        roles: planPurchasers,
      },
      {
        number: 1484,
        name: '查看评审结果',
        nameEn: 'View evaluation results',
        perms: 'procurement:appraise:list',
        roles: projectReaders,
      },
    ],
  },
  {
    number: 1481,
    name: '评分',
    nameEn: 'Scores',
    url: '/procurement/appraise/score',
    component: 'procurement/AppraiseScore',
    hidden: true,
    roles: experts,
  },
];
