import type { MenuSeed } from './MenuSeed';
import { EXPORT, listButton, type ListName } from './listButtons';
import { planPurchasers } from './menuRoles';
import type { RoleCode } from './roles';

const AUCTIONS: ListName = ['竞价', 'auctions'];
const readers: readonly RoleCode[] = [...planPurchasers, 'supplier'];

/** Auctions: suppliers make offers, purchasers watch. */
export const auctionMenus: readonly MenuSeed[] = [
  {
    number: 1460,
    name: '竞价',
    nameEn: 'Auctions',
    url: '/procurement/bidding',
    component: 'procurement/BiddingRoom',
    icon: 'fund',
    keepAlive: true,
    roles: readers,
    buttons: [
      listButton(1461, ['查看', 'View'], AUCTIONS, 'procurement:bidding:list', readers),
      listButton(1462, ['参与', 'Make offers in'], AUCTIONS, 'procurement:bidding:offer', ['supplier']),
      listButton(1464, EXPORT, AUCTIONS, 'procurement:bidding:export', readers),
    ],
  },
  {
    number: 1463,
    name: '竞价大厅',
    nameEn: 'Auction room',
    url: '/procurement/bidding/room',
    component: 'procurement/BiddingRoomView',
    hidden: true,
    keepAlive: true,
    roles: readers,
  },
];
