import type { AuctionHistoryEntry, AuctionLine, AuctionRoom } from '@gezi/domain';

/** Permissions of a supplier that takes part in auctions. */
export const bidderAuth = ['procurement:bidding:list', 'procurement:bidding:offer'].map((action) => ({
  action,
  type: '2' as const,
  describe: action,
}));

export const auctionLineOf = (part: Partial<AuctionLine> & { detailId: string }): AuctionLine => ({
  materialCode: 'DL-01',
  materialName: '电力电缆',
  materialDes: null,
  models: null,
  otherSkillDemand: null,
  needCount: 10,
  unit: '米',
  demandTime: null,
  myPrice: null,
  ...part,
});

/** A running auction with two other bidders, for which the caller is registered. */
export const roomOf = (part: Partial<AuctionRoom> = {}): AuctionRoom => ({
  id: 'a1',
  proNo: 'CG202611230009',
  proName: '电缆竞价',
  demandOrgName: '锐衡泵业',
  contactName: '李采购',
  contactPhone: '13800001049',
  status: '4',
  status_dictText: '报价中',
  minStep: 50,
  extendCount: 1,
  bestPrice: 2000,
  myPrice: null,
  myRank: null,
  participantCount: 2,
  offerCount: 2,
  serverTime: '2026-11-23 09:30:00',
  startTime: '2026-11-23 09:00:00',
  endTime: '2099-11-23 10:00:00',
  isParticipant: true,
  mayOffer: true,
  lines: [
    auctionLineOf({ detailId: 'l1' }),
    auctionLineOf({ detailId: 'l2', materialName: '控制电缆', needCount: 20 }),
  ],
  ...part,
});

export const auctionOfferOf = (part: Partial<AuctionHistoryEntry>): AuctionHistoryEntry => ({
  time: '2026-11-23 09:10:00',
  price: 2000,
  rank: 1,
  mine: false,
  ...part,
});
