import {
  awardTotal,
  bidLifecycle,
  bidStatus,
  priceSource,
  readAward,
  type AwardedLine,
  type InputOf,
  type ProjectAward,
  type PurchaseInfo,
  type reAwardProject,
} from '@gezi/domain';
import { and, eq } from 'drizzle-orm';
import type { Services } from '../../../FeatureModule';
import type { LogChange } from '../../../identity/audit/changeLogger';
import {
  bulkUpdate,
  contractInfo,
  databaseTime,
  supplierBid,
  supplierBidLine,
  type CancelledAward,
} from '../../../platform/db';
import { withoutDataRules, type Caller } from '../../../platform/http/Caller';
import { refuse } from '../../../platform/http/refusal';
import { systemCaller } from '../../../platform/http/systemCaller';
import { recordPrices } from '../../../records/prices/recordPrices';
import { bidReader, type BidRecord } from '../shared/bids/bidReader';
import type { StoredProject } from '../shared/projects/projectKind';
import { projectNotices } from '../shared/projects/projectNotices';
import { projectTexts } from '../shared/projects/projectTexts';
import type { projects } from './projects';

/** Awards of projects (contract, part 3 §5.5), and their withdrawal. */
export function awards(services: Services, found: ReturnType<typeof projects>) {
  const { db } = services;
  const reader = bidReader(services);

  return { award, reAward };

  async function award(caller: Caller, input: ProjectAward, logChange: LogChange): Promise<PurchaseInfo> {
    const notices = projectNotices(services, found.store);
    await db.transaction(async () => {
      const saved = await found.records.act(caller, 'award', { id: input.id }, logChange, async (project) => {
        const bids = await candidates(caller, project);
        const won = await winners(caller, project, bids, input);
        const awardTime = await databaseTime(db);
        for (const bid of bids) await decide(caller, project, bid, won.get(bid.id), awardTime);
        return { members: { awardTime, awardRemark: input.awardRemark?.trim() || null } };
      });
      await found.settle(saved);
      const bids = await reader.ofProject({ tenantId: caller.tenantId, id: saved.id }, saved.round);
      for (const bid of bids.filter(isDecided)) {
        await notices.toChosen(caller, bid.isWinner === '1' ? 'won' : 'lost', saved, [bid.supplierId!]);
      }
    });
    notices.notifyWindows();
    return found.view(withoutDataRules(caller), input.id);
  }

  async function reAward(
    caller: Caller,
    input: InputOf<typeof reAwardProject>,
    logChange: LogChange,
  ): Promise<PurchaseInfo> {
    const notices = projectNotices(services, found.store);
    await db.transaction(async () => {
      let decided: string[] = [];
      const saved = await found.records.act(caller, 'reAward', input, logChange, async (project) => {
        await expectNoContract(caller, project);
        const bids = await reader.ofProject({ tenantId: caller.tenantId, id: project.id }, project.round, true);
        decided = bids.filter(isDecided).map(({ supplierId }) => supplierId!);
        const cancelTime = await databaseTime(db);
        for (const bid of bids.filter(isDecided)) await reinstate(caller, project, bid, cancelTime);
        return { members: { awardTime: null, awardRemark: null } };
      });
      await notices.toChosen(caller, 'reAward', saved, decided, input.reason ?? '');
    });
    notices.notifyWindows();
    return found.view(withoutDataRules(caller), input.id);
  }

  /** Refuses to take an award back that a contract was drawn from. */
  async function expectNoContract({ tenantId }: Caller, { id }: StoredProject): Promise<void> {
    const ofProject = and(eq(contractInfo.tenantId, tenantId), eq(contractInfo.purchaseInfoId, id));
    if ((await db.orm.$count(contractInfo, ofProject)) > 0) throw refuse(projectTexts.contractDrawn, 'id');
  }

  /** Open bids of the current round that are not invalid. */
  async function candidates(caller: Caller, { id, round }: StoredProject): Promise<BidRecord[]> {
    const bids = await reader.ofProject({ tenantId: caller.tenantId, id }, round, true);
    return bids.filter(({ status }) => status === bidStatus.valid || status === bidStatus.shortlisted);
  }

  async function winners(
    { tenantId }: Caller,
    project: StoredProject,
    bids: readonly BidRecord[],
    input: ProjectAward,
  ): Promise<Map<string, AwardedLine[]>> {
    const lines = await reader.linesOf(
      tenantId,
      bids.map(({ id }) => id),
    );
    const read = readAward(
      project,
      bids.map(({ id }) => ({ id, lines: lines.get(id) ?? [] })),
      input,
    );
    if (!read.ok) throw refuse(projectTexts.awardRefused[read.reason.code], read.reason.field);
    return read.value;
  }

  /** @param lines what the bid wins; undefined: nothing */
  async function decide(
    caller: Caller,
    project: StoredProject,
    bid: BidRecord,
    lines: readonly AwardedLine[] | undefined,
    awardTime: string,
  ): Promise<void> {
    const status = nextState(lines ? 'win' : 'lose', project, bid);
    const actualPrice = lines ? awardTotal(lines) : null;
    await save(caller, bid.id, { status, isWinner: lines ? '1' : '0', actualPrice });
    if (!lines) return;
    const stored = (await reader.linesOf(caller.tenantId, [bid.id])).get(bid.id) ?? [];
    const byDetail = new Map(stored.map((line) => [line.detailId, line.id]));
    const changed = lines.map(({ detailId, actualCount, actualPrice: price }) => ({
      id: byDetail.get(detailId)!,
      actualCount,
      actualPrice: price,
    }));
    await bulkUpdate(db, supplierBidLine, changed, eq(supplierBidLine.tenantId, caller.tenantId));
    await recordAwarded(caller, project, bid, lines, awardTime);
  }

  async function recordAwarded(
    caller: Caller,
    { proNo, detailList }: StoredProject,
    { supplierId }: BidRecord,
    lines: readonly AwardedLine[],
    priceTime: string,
  ): Promise<void> {
    const details = new Map(detailList.map((line) => [line.id, line]));
    await recordPrices(services, caller, {
      source: priceSource.award,
      busNo: proNo,
      supplierId: supplierId!,
      priceTime,
      lines: lines.flatMap(({ detailId, actualCount: count, actualPrice: price }) => {
        const { materialId, unit } = details.get(detailId)!;
        return materialId ? [{ materialId, price, count, unit }] : [];
      }),
    });
  }

  async function reinstate(caller: Caller, project: StoredProject, bid: BidRecord, cancelTime: string): Promise<void> {
    const hasWon = bid.status === bidStatus.won;
    if (hasWon) await recordAwarded(caller, project, bid, [], project.awardTime!);
    const status = nextState('reinstate', project, bid);
    const cancelled = hasWon && (await cancelledAward(caller, project, bid, cancelTime));
    await save(caller, bid.id, {
      status,
      isWinner: '0',
      actualPrice: null,
      ...(cancelled && { cancelledAwards: [...(bid.cancelledAwards ?? []), cancelled] }),
    });
    await db.orm
      .update(supplierBidLine)
      .set({ actualCount: null, actualPrice: null })
      .where(and(eq(supplierBidLine.tenantId, caller.tenantId), eq(supplierBidLine.bidId, bid.id)));
  }

  /** The award as the public data of the project keeps it. */
  async function cancelledAward(
    { tenantId }: Caller,
    { awardTime }: StoredProject,
    { id }: BidRecord,
    cancelTime: string,
  ): Promise<CancelledAward> {
    const lines = (await reader.linesOf(tenantId, [id])).get(id) ?? [];
    return {
      awardTime: awardTime!,
      cancelTime,
      lines: lines.flatMap(({ detailId, actualCount }) =>
        Number(actualCount) > 0 ? [{ detailId, actualCount: actualCount! }] : [],
      ),
    };
  }

  async function save({ tenantId }: Caller, id: string, change: Partial<BidRecord>): Promise<void> {
    await db.orm
      .update(supplierBid)
      .set(change)
      .where(and(eq(supplierBid.tenantId, tenantId), eq(supplierBid.id, id)));
  }

  function nextState(action: 'win' | 'lose' | 'reinstate', project: StoredProject, bid: BidRecord): string {
    const system = systemCaller(bid.tenantId);
    const step = bidLifecycle.step(action, { ...bid, supplierId: bid.supplierId!, project }, system);
    if (!step.ok) throw refuse(projectTexts.awardRefused['unknown-bid'], 'winners');
    return step.value.to;
  }
}

const isDecided = ({ status }: BidRecord): boolean => status === bidStatus.won || status === bidStatus.lost;
