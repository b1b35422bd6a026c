import type { MenuSeed } from './MenuSeed';
import { EXPORT, IMPORT, listButton, listButtons, type ListName } from './listButtons';
import { planApprovers, planManagers, planPurchasers, projectReaders } from './menuRoles';

const CONTRACTS: ListName = ['合同', 'contracts'];
const CHANGES: ListName = ['执行人变更', 'executor changes'];

/** Contracts as buyers see them. */
export const contractMenu: MenuSeed = {
  number: 1600,
  name: '合同管理',
  nameEn: 'Contracts',
  url: '/contract',
  component: 'layouts/RouteView',
  redirect: '/contract/framed',
  icon: 'file-protect',
  roles: projectReaders,
  children: [
    {
      number: 1601,
      name: '框架协议',
      nameEn: 'Framework agreements',
      url: '/contract/framed',
      component: 'contract/FramedList',
      icon: 'file-sync',
      keepAlive: true,
      roles: projectReaders,
    },
    {
      number: 1602,
      name: '项目合同',
      nameEn: 'Project contracts',
      url: '/contract/single',
      component: 'contract/SingleList',
      icon: 'file-done',
      keepAlive: true,
      roles: projectReaders,
      buttons: [
        listButton(1610, ['查看', 'View'], CONTRACTS, 'contract:contractInfo:list', projectReaders),
        listButton(1611, ['添加', 'Add'], CONTRACTS, 'contract:contractInfo:add', planPurchasers),
        listButton(1612, ['编辑', 'Edit'], CONTRACTS, 'contract:contractInfo:edit', planPurchasers),
        listButton(1613, ['删除', 'Delete'], CONTRACTS, 'contract:contractInfo:delete', planPurchasers),
        listButton(1614, EXPORT, CONTRACTS, 'contract:contractInfo:export', projectReaders),
        listButton(1615, IMPORT, CONTRACTS, 'contract:contractInfo:import', planPurchasers),
        listButton(1616, ['提交', 'Submit'], CONTRACTS, 'contract:contractInfo:submit', planPurchasers),
        listButton(1617, ['撤回', 'Withdraw'], CONTRACTS, 'contract:contractInfo:withdraw', planPurchasers),
        listButton(1618, ['通过', 'Approve'], CONTRACTS, 'contract:contractInfo:approve', planApprovers),
        listButton(1619, ['驳回', 'Reject'], CONTRACTS, 'contract:contractInfo:reject', planApprovers),
        listButton(1620, ['完成', 'Complete'], CONTRACTS, 'contract:contractInfo:complete', planPurchasers),
        listButton(1621, ['终止', 'Terminate'], CONTRACTS, 'contract:contractInfo:terminate', planManagers),
      ],
    },
    {
      number: 1603,
      name: '合同明细',
      nameEn: 'Contract lines',
      url: '/contract/detail',
      component: 'contract/DetailList',
      icon: 'bars',
      keepAlive: true,
      roles: projectReaders,
    },
    {
      number: 1604,
      name: '变更执行人',
      nameEn: 'Executor changes',
      url: '/contract/changeExecutor',
      component: 'contract/ChangeExecutorList',
      icon: 'user-switch',
      keepAlive: true,
      roles: projectReaders,
      buttons: [
        ...listButtons(1630, CHANGES, 'contract:changeExecutor', planPurchasers, projectReaders),
        listButton(1634, ['通过', 'Approve'], CHANGES, 'contract:changeExecutor:approve', planApprovers),
        listButton(1635, ['驳回', 'Reject'], CHANGES, 'contract:changeExecutor:reject', planApprovers),
      ],
    },
    {
      number: 1606,
      name: '合同详情',
      nameEn: 'Contract',
      url: '/contract/view',
      component: 'contract/ContractView',
      hidden: true,
      keepAlive: true,
      roles: projectReaders,
    },
    {
      number: 1607,
      name: '合同审核',
      nameEn: 'Contract check',
      url: '/contract/check',
      component: 'contract/ContractCheck',
      hidden: true,
      keepAlive: true,
      roles: planApprovers,
    },
  ],
};
