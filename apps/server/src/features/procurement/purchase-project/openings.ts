import {
  bidLifecycle,
  bidTotal,
  bidStatus,
  buyType,
  hasEvaluation,
  projectStatus,
  rankByPrice,
  type BidContent,
  type InputOf,
  type openProject,
  type PurchaseInfo,
} from '@gezi/domain';
import { and, eq } from 'drizzle-orm';
import type { Services } from '../../../FeatureModule';
import type { LogChange } from '../../../identity/audit/changeLogger';
import { bulkInsert, databaseTime, newId, supplierBid, supplierBidLine } from '../../../platform/db';
import { withoutDataRules, type Caller } from '../../../platform/http/Caller';
import { refuse } from '../../../platform/http/refusal';
import { groupBy } from '../../../platform/kit/groupBy';
import { systemCaller } from '../../../platform/http/systemCaller';
import { acceptedExperts } from '../shared/appraisal/acceptedExperts';
import { bidReader, type BidRecord } from '../shared/bids/bidReader';
import { bidSeal } from '../shared/bids/bidSeal';
import type { StoredProject } from '../shared/projects/projectKind';
import { projectTexts } from '../shared/projects/projectTexts';
import { tenantRules } from '../shared/projects/tenantRules';
import type { projects } from './projects';

/** A bid with its total in yuan, exact; auctions have no sealed content. */
interface Opened {
  total: string;
  content: BidContent | undefined;
}

/** The opening of bids: once, by one officer or by two, in one transaction with its step in the timeline. */
export function openings(services: Services, found: ReturnType<typeof projects>) {
  const { db } = services;
  const reader = bidReader(services);
  const seal = bidSeal(services);

  return { open };

  async function open(caller: Caller, input: InputOf<typeof openProject>, logChange: LogChange): Promise<PurchaseInfo> {
    await db.transaction(async () => {
      const before = await found.records.findOrRefuse(caller, input.id, true);
      if (await confirms(caller, before)) {
        const openConfirmTime = await databaseTime(db);
        await found.records.act(caller, 'confirmOpening', { id: input.id }, logChange, () => ({
          members: { openConfirmUser: caller.userId, openConfirmTime },
        }));
        return;
      }
      await found.records.act(caller, 'open', input, logChange, async (project, { words }) => {
        if (hasEvaluation(project)) await expectExperts(caller, project);
        const openTime = await databaseTime(db);
        const bids = await openBids(caller.tenantId, project, openTime);
        const count = bids.filter(({ round }) => round === project.round).length;
        if (count < project.minSupplierCount && words === null) {
          throw refuse(projectTexts.fewBids(count, project.minSupplierCount), 'reason');
        }
        return { members: { openTime, openUser: caller.realname } };
      });
    });
    return found.view(withoutDataRules(caller), input.id);
  }

  /** True for the first of two officers. @throws {Refusal} if the same officer confirms twice */
  async function confirms(caller: Caller, project: StoredProject): Promise<boolean> {
    const { openOfficers } = await tenantRules(db, caller.tenantId);
    if (openOfficers < 2 || project.status !== projectStatus.toOpen) return false;
    if (project.openConfirmUser === caller.userId) throw refuse(projectTexts.secondOfficer, 'id');
    return project.openConfirmUser === null;
  }

  async function expectExperts(caller: Caller, { id, expertSiftRule }: StoredProject): Promise<void> {
    const accepted = await acceptedExperts(db, caller.tenantId, id);
    const { techNum = 0, busiNum = 0 } = expertSiftRule ?? {};
    if (accepted.techNum < techNum || accepted.busiNum < busiNum) {
      throw refuse(projectTexts.fewExperts(techNum, busiNum), 'expertSiftRule');
    }
  }

  /** Decrypts the bids of every round, stores their content and ranks them by price. */
  async function openBids(tenantId: number, project: StoredProject, openTime: string): Promise<BidRecord[]> {
    const submitted = await reader.select(
      and(
        eq(supplierBid.tenantId, tenantId),
        eq(supplierBid.purchaseInfoId, project.id),
        eq(supplierBid.status, bidStatus.submitted),
      ),
      true,
    );
    for (const [round, bids] of groupBy(submitted, (bid) => bid.round)) {
      const contents = await contentsOf({ tenantId, purchaseInfoId: project.id, round }, project, bids, openTime);
      const ranks = rankByPrice(
        bids.flatMap((bid) => {
          const total = contents.get(bid.id)?.total;
          return total === undefined ? [] : [{ id: bid.id, total, time: bid.submitTime ?? '' }];
        }),
      );
      for (const bid of bids) await storeOpened(tenantId, project, bid, contents.get(bid.id), ranks.get(bid.id));
    }
    return submitted;
  }

  /** Totals of intact bids, and their contents. Prices of auctions were never sealed. */
  async function contentsOf(
    round: { tenantId: number; purchaseInfoId: string; round: number },
    { buyType: method }: StoredProject,
    bids: readonly BidRecord[],
    openTime: string,
  ): Promise<Map<string, Opened>> {
    if (method === buyType.auction) {
      return new Map(bids.map((bid) => [bid.id, { total: bid.tenderPrice ?? '0', content: undefined }]));
    }
    const contents = await seal.openRound(round, bids, openTime);
    return new Map([...contents].map(([id, content]) => [id, { total: bidTotal(content.lines), content }]));
  }

  /** Stores an opened bid. One that was changed after its submission becomes invalid. */
  async function storeOpened(
    tenantId: number,
    project: StoredProject,
    bid: BidRecord,
    opened: Opened | undefined,
    rank = null as number | null,
  ): Promise<void> {
    const step = bidLifecycle.step('open', { ...bid, supplierId: bid.supplierId!, project }, systemCaller(tenantId));
    if (!step.ok) return;
    const content = opened?.content;
    const change = opened
      ? { status: step.value.to, tenderPrice: opened.total, rank }
      : { status: bidStatus.invalid, invalidReason: projectTexts.changedBid };
    const answers = content && {
      priceFileName: content.priceFileName,
      supplierConfirmation: content.confirmation,
      supplierTenderingDiverges: [...content.diverges],
    };
    await db.orm
      .update(supplierBid)
      .set({ ...change, ...answers })
      .where(and(eq(supplierBid.tenantId, tenantId), eq(supplierBid.id, bid.id)));
    if (content) await storeLines(tenantId, project.id, bid.id, content);
  }

  async function storeLines(
    tenantId: number,
    purchaseInfoId: string,
    bidId: string,
    { lines }: BidContent,
  ): Promise<void> {
    await bulkInsert(
      db,
      supplierBidLine,
      lines.map((line, index) => ({
        ...line,
        id: newId(),
        tenantId,
        purchaseInfoId,
        bidId,
        orderNum: index + 1,
        count: line.count ?? '0',
      })),
    );
  }
}
