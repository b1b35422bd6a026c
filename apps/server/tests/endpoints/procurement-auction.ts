import { buyType, inviteStatus, projectStatus } from '@gezi/domain';
import { eq } from 'drizzle-orm';
import { projects } from '../../src/seed/data/projects';
import { seedId } from '../../src/seed/seedId';
import { purchaseInfo, purchaseInvite, sysUser, tenderDetail } from '../../src/platform/db';
import type { EndpointTests } from '../support/EndpointTests';
import { line, type Line } from '../support/records/Line';
import { THERE } from '../support/records/users';
import type { Role } from '../support/rights/roles';

const readers: readonly Role[] = ['admin', 'purchaser', 'manager', 'supplier'];
/** The running auction of the demo. */
const DEMO_AUCTION = seedId('project', projects.findIndex(({ name }) => name === '电动机集中竞价') + 1);
const offer = { details: [], clientNo: 'x' };

const auctionLines = (member: string): Line[] => [
  line('auction that the supplier is registered for', readers, () => ({ [member]: 'own-auction' })),
  line('other tenant’s auction', THERE, () => ({ [member]: 'foreign-auction' })),
];

export const tests: EndpointTests = {
  rights: {
    listAuctions: { users: readers },
    exportAuctions: { users: readers },
    viewAuctionRoom: { users: readers, input: { purchaseInfoId: 'x' } },
    listAuctionOffers: { users: readers, input: { purchaseInfoId: 'x' } },
    makeAuctionOffer: { users: ['supplier'], input: { purchaseInfoId: 'x', ...offer } },
  },
  goodInputs: { makeAuctionOffer: { purchaseInfoId: 'x', ...offer } },
  records: {
    listAuctions: auctionLines('id'),
    exportAuctions: auctionLines('selections'),
    viewAuctionRoom: auctionLines('purchaseInfoId'),
    // The other tenant's auction has no offer.
    listAuctionOffers: [
      line('auction of the demo', readers, () => ({ purchaseInfoId: DEMO_AUCTION })),
      line('other tenant’s auction', [], () => ({ purchaseInfoId: 'foreign-auction' })),
    ],
    makeAuctionOffer: [
      line('auction that the supplier is registered for', ['supplier'], () => ({
        purchaseInfoId: 'own-auction',
        ...offer,
      })),
      line('other tenant’s auction', [], () => ({ purchaseInfoId: 'foreign-auction', ...offer })),
    ],
  },
  async makeRecords({ db }) {
    const [supplier] = await db.orm.select().from(sysUser).where(eq(sysUser.username, 'supplier'));
    const auction = (id: string, tenantId: number) => ({
      id,
      proNo: id,
      proName: id,
      departName: 'x',
      buyType: buyType.auction,
      contractType: '1',
      status: projectStatus.quoting,
      publishTime: '2026-01-01 00:00:00',
      proStartTime: '2026-01-01 00:00:00',
      proEndTime: '2099-01-01 00:00:00',
      createTime: '2026-01-01 00:00:00',
      updateTime: '2026-01-01 00:00:00',
      tenantId,
    });
    await db.orm.insert(purchaseInfo).values([auction('own-auction', 1), auction('foreign-auction', 2)]);
    await db.orm.insert(tenderDetail).values({
      id: 'auction-line',
      purchaseInfoId: 'own-auction',
      materialName: 'x',
      actualCounts: '1',
      tenantId: 1,
    });
    await db.orm.insert(purchaseInvite).values({
      id: 'auction-registration',
      purchaseInfoId: 'own-auction',
      supplierId: supplier!.supplierId!,
      supplierName: 'x',
      inviteStatus: inviteStatus.accepted,
      tenantId: 1,
    });
  },
  rulePages: [
    {
      component: 'procurement/BiddingRoom',
      list: 'listAuctions',
      export: 'exportAuctions',
      others: [
        ['viewAuctionRoom', 'purchaseInfoId'],
        ['listAuctionOffers', 'purchaseInfoId'],
      ],
    },
  ],
};
