import { auctionMenus } from './auctionMenus';
import { bidMenu, bidPageMenu } from './bidMenu';
import type { MenuSeed } from './MenuSeed';
import { EXPORT, listButton, type ListName } from './listButtons';
import { planPurchasers } from './menuRoles';
import type { RoleCode } from './roles';

const HALL: ListName = ['寻源项目', 'projects in the sourcing hall'];
const INVITES: ListName = ['采购邀请', 'invitations'];
const QUESTIONS: ListName = ['项目答疑', 'questions about projects'];
const ROUNDS: ListName = ['竞比轮次', 'rounds of projects'];
const suppliers: readonly RoleCode[] = ['supplier'];
const inviteReaders: readonly RoleCode[] = [...planPurchasers, 'supplier'];

/** Projects as suppliers see them, and their invitations. */
export const sourcingMenu: MenuSeed = {
  number: 1430,
  name: '寻源管理',
  nameEn: 'Sourcing',
  url: '/procurement',
  component: 'layouts/RouteView',
  redirect: '/procurement/invite',
  icon: 'container',
  roles: inviteReaders,
  children: [
    {
      number: 1431,
      name: '寻源大厅',
      nameEn: 'Sourcing hall',
      url: '/procurement/source',
      component: 'procurement/SourceList',
      icon: 'shop',
      keepAlive: true,
      roles: suppliers,
      buttons: [
        listButton(1432, ['查看', 'View'], HALL, 'procurement:source:list', suppliers),
        listButton(1433, ['报名', 'Register for'], HALL, 'procurement:source:register', suppliers),
        listButton(1443, EXPORT, HALL, 'procurement:source:export', suppliers),
      ],
    },
    {
      number: 1434,
      name: '寻源项目详情',
      nameEn: 'Project',
      url: '/procurement/source/view',
      component: 'procurement/SourceView',
      hidden: true,
      keepAlive: true,
      roles: suppliers,
    },
    {
      number: 1435,
      name: '采购邀请',
      nameEn: 'Invitations',
      url: '/procurement/invite',
      component: 'procurement/InviteList',
      icon: 'mail',
      keepAlive: true,
      roles: inviteReaders,
      buttons: [
        listButton(1436, ['查看', 'View'], INVITES, 'procurement:invite:list', inviteReaders),
        listButton(1437, ['发出', 'Send'], INVITES, 'procurement:invite:add', planPurchasers),
        listButton(1438, ['回复', 'Answer'], INVITES, 'procurement:invite:reply', suppliers),
        listButton(1444, EXPORT, INVITES, 'procurement:invite:export', inviteReaders),
        listButton(1440, ['查看', 'View'], QUESTIONS, 'procurement:question:list', inviteReaders),
        listButton(1441, ['提出', 'Ask'], QUESTIONS, 'procurement:question:add', suppliers),
        listButton(1442, ['答复', 'Answer'], QUESTIONS, 'procurement:question:answer', planPurchasers),
      ],
    },
    {
      number: 1520,
      name: '竞比',
      nameEn: 'Competitive projects',
      url: '/procurement/compete',
      component: 'procurement/CompeteList',
      icon: 'bar-chart',
      keepAlive: true,
      roles: planPurchasers,
      buttons: [listButton(1421, ['查看', 'View'], ROUNDS, 'procurement:compete:list', planPurchasers)],
    },
    bidMenu,
    bidPageMenu,
    ...auctionMenus,
  ],
};
