import { bidStatus, buyType, inviteStatus, projectStatus } from '@gezi/domain';
import { eq } from 'drizzle-orm';
import { purchaseInfo, purchaseInvite, purchasePlan, supplierBid, sysUser, tenderDetail } from '../../src/platform/db';
import type { EndpointTests } from '../support/EndpointTests';
import { ids } from '../support/records/ids';
import { line, type Line } from '../support/records/Line';
import { NOBODY, THERE, type User } from '../support/records/users';
import type { Role } from '../support/rights/roles';

const readers: readonly Role[] = ['admin', 'approver', 'purchaser', 'manager'];
const purchasers: readonly Role[] = ['admin', 'purchaser', 'manager'];
const bidders: readonly Role[] = ['admin', 'supplier'];

const projects = (here: readonly User[]): Line[] => [
  line('opened project', here, () => ({ purchaseInfoId: 'own-bid-project' })),
  line('other tenant’s project', THERE, () => ({ purchaseInfoId: 'foreign-bid-project' })),
];
/** Purchasers of a tenant evaluate its bids; the state of the project refuses them. */
const evaluated = (member: (id: string) => object, more: object = {}): Line[] => [
  line('bid', purchasers, () => ({ ...member('own-bid'), ...more })),
  line('other tenant’s bid', THERE, () => ({ ...member('foreign-bid'), ...more })),
];
const ownBid = (reached: readonly User[], member = 'id'): Line =>
  line('bid of the supplier', reached, () => ({ [member]: 'own-bid' }));
const own = (reached: readonly User[], member = 'id'): Line[] => [
  ownBid(reached, member),
  line('bid of another supplier', NOBODY, () => ({ [member]: 'foreign-bid' })),
];
const ofProject = { purchaseInfoId: 'x' };

export const tests: EndpointTests = {
  rights: {
    listBidsOfProject: { users: readers, input: ofProject },
    compareBids: { users: readers, input: ofProject },
    exportBids: { users: readers, input: ofProject },
    listRounds: { users: purchasers, input: ofProject },
    listBids: { users: bidders },
    exportBidList: { users: bidders },
    viewBid: { users: bidders, input: { id: 'x' } },
    viewBidDraft: { users: ['supplier'], input: ofProject },
    exportQuoteSheet: { users: ['supplier'], input: ofProject },
    // Administrators hold every permission, and no record is read.
    readQuoteSheet: { users: ['admin', 'supplier'] },
    saveBid: { users: ['supplier'], input: ofProject },
    submitBid: { users: ['supplier'], input: ofProject },
    withdrawBid: { users: ['supplier'], input: { id: 'x' } },
    invalidateBid: { users: purchasers, input: { id: 'x' } },
    shortlistBids: { users: purchasers, input: { ids: ['x'], flag: '1' } },
  },
  goodInputs: {
    saveBid: ofProject,
    submitBid: ofProject,
    withdrawBid: { id: 'x' },
    invalidateBid: { id: 'x' },
    shortlistBids: { ids: ['x'], flag: '1' },
  },
  records: {
    listBidsOfProject: projects(readers),
    compareBids: projects(readers),
    exportBids: projects(readers),
    listRounds: projects(purchasers),
    listBids: own(bidders),
    exportBidList: own(bidders, 'selections'),
    viewBid: own(bidders),
    viewBidDraft: [line('project without an invitation', NOBODY, () => ({ purchaseInfoId: 'foreign-bid-project' }))],
    exportQuoteSheet: [
      line('project without an invitation', NOBODY, () => ({ purchaseInfoId: 'foreign-bid-project' })),
    ],
    readQuoteSheet: 'no record',
    // A bid of another supplier is refused with 403 (contract, part 3 §1), as `sealedBids.test.ts` shows.
    saveBid: [ownBid(['supplier'])],
    submitBid: [ownBid(['supplier'])],
    withdrawBid: [ownBid(['supplier'])],
    invalidateBid: evaluated((id) => ({ id }), { reason: 'x' }),
    shortlistBids: evaluated((id) => ({ ids: [id] }), { flag: '1' }),
  },
  async makeRecords({ db }) {
    const [user] = await db.orm.select().from(sysUser).where(eq(sysUser.username, 'supplier'));
    const [plan] = await db.orm.select().from(purchasePlan).where(eq(purchasePlan.id, ids.ownPlan));
    const supplier = { supplierId: user!.supplierId!, supplierName: 'x' };
    const tenants = [
      ['own', 1, supplier],
      ['foreign', 2, { supplierId: 'nobody', supplierName: 'x' }],
    ] as const;
    for (const [owner, tenantId, bidder] of tenants) {
      const purchaseInfoId = `${owner}-bid-project`;
      await db.orm.insert(purchaseInfo).values({
        id: purchaseInfoId,
        proNo: purchaseInfoId,
        proName: 'x',
        departName: 'x',
        departId: plan!.departId,
        buyType: buyType.invite,
        contractType: '1',
        status: projectStatus.awarded,
        openTime: '2026-01-01 00:00:00',
        tenantId,
      });
      await db.orm
        .insert(tenderDetail)
        .values({ id: `${purchaseInfoId}-1`, purchaseInfoId, materialName: 'x', actualCounts: '1', tenantId });
      await db.orm.insert(purchaseInvite).values({
        id: `${owner}-bid-invite`,
        purchaseInfoId,
        ...bidder,
        inviteStatus: inviteStatus.accepted,
        tenantId,
      });
      await db.orm
        .insert(supplierBid)
        .values({ id: `${owner}-bid`, purchaseInfoId, ...bidder, status: bidStatus.won, tenantId });
    }
  },
  rulePages: [{ component: 'procurement/BidList', list: 'listBids', export: 'exportBidList', view: 'viewBid' }],
};
