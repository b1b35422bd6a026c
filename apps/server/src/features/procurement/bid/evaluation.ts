import {
  bidLifecycle,
  bidStatus,
  projectStatus,
  type BidAction,
  type InputOf,
  type invalidateBid,
  type listBidsOfProject,
  type PurchaseInfo,
  type ResultOf,
  type shortlistBids,
  type SupplierBid,
} from '@gezi/domain';
import { and, asc, eq } from 'drizzle-orm';
import type { Services } from '../../../FeatureModule';
import type { LogChange } from '../../../identity/audit/changeLogger';
import { purchaseRound, supplierBid } from '../../../platform/db';
import type { Caller } from '../../../platform/http/Caller';
import { refuse } from '../../../platform/http/refusal';
import { currentLanguage, texts } from '../../../platform/texts';
import { refuseAction } from '../../../records/documents/refuseAction';
import { bidProjects, type BidProject } from '../shared/bids/bidProject';
import { bidReader, isSealed, type BidRecord } from '../shared/bids/bidReader';
import { noteOnProject } from '../shared/projects/noteOnProject';
import { projectReader } from '../shared/projects/projectReader';
import { bidTexts as t } from './texts';

/** A page's data id is a plain id or `prefix:id` (P§2). */
const projectIdOf = (dataId: string): string => dataId.slice(dataId.indexOf(':') + 1);

const isSealedProject = ({ status }: { status: string }): boolean =>
  status === projectStatus.toStart || status === projectStatus.quoting || status === projectStatus.toOpen;

/** Bids as purchasers read and evaluate them. */
export function bidEvaluation(services: Services) {
  const { db } = services;
  const projects = bidProjects(db);
  const reader = bidReader(services);
  const note = noteOnProject(services);
  const { records, view: viewProject } = projectReader(services);

  return { ofProject, view, invalidate, shortlist, rounds, openProject };

  /** Bids of a round; the winners first. */
  async function ofProject(
    caller: Caller,
    { purchaseInfoId, round, winner }: InputOf<typeof listBidsOfProject>,
  ): Promise<ResultOf<typeof listBidsOfProject>> {
    const purchaseInfo = await viewProject(caller, projectIdOf(purchaseInfoId));
    const project = await projects.findOrRefuse(purchaseInfo.id);
    const bids = await reader.ofProject(project, round ?? project.round);
    const chosen = bids.filter((bid) => winner !== '1' || bid.isWinner === '1').toSorted(winnersFirst);
    return {
      purchaseInfo,
      itemList: dimensionsOf(purchaseInfo),
      supplierDetail: await presented(caller, project, chosen),
    };
  }

  /** A bid of the caller's supplier, or of a project that the caller sees. */
  async function view(caller: Caller, id: string): Promise<SupplierBid> {
    const { bid, project } = await bidOf(caller, id);
    const [shown] = await presented(caller, project, [bid]);
    return shown!;
  }

  async function presented(
    caller: Caller,
    project: BidProject,
    bids: readonly BidRecord[],
  ): Promise<(SupplierBid & { actions: string[] })[]> {
    const shown = await reader.present(project, bids, caller.supplierId);
    return shown.map((bid) => ({ ...bid, actions: bidLifecycle.openActions({ ...bid, project }, caller) }));
  }

  async function bidOf(caller: Caller, id: string, lock = false): Promise<{ bid: BidRecord; project: BidProject }> {
    const [found] = await reader.select(eq(supplierBid.id, id));
    if (!found) throw refuse(texts.notFound, 'id');
    const isOwn = caller.supplierId !== null && found.supplierId === caller.supplierId;
    const isHidden = caller.supplierId !== null || found.status === bidStatus.draft;
    if (!isOwn) {
      if (isHidden) throw refuse(texts.notFound, 'id');
      await records.findOrRefuse(caller, found.purchaseInfoId!, lock);
    }
    const project = await projects.findOrRefuse(found.purchaseInfoId!);
    const [bid] = lock ? await reader.select(eq(supplierBid.id, id), true) : [found];
    return { bid: bid!, project };
  }

  async function invalidate(
    caller: Caller,
    { id, ...words }: InputOf<typeof invalidateBid>,
    logChange: LogChange,
  ): Promise<SupplierBid> {
    await db.transaction(() => act(caller, 'invalidate', id, words, logChange));
    return view(caller, id);
  }

  /** Adds bids to the short list or removes them; bids that are there already stay. */
  async function shortlist(
    caller: Caller,
    { ids, flag }: InputOf<typeof shortlistBids>,
    logChange: LogChange,
  ): Promise<null> {
    await db.transaction(async () => {
      for (const id of ids.toSorted()) {
        const { bid } = await bidOf(caller, id);
        const isListed = bid.status === bidStatus.shortlisted;
        if (isListed !== (flag === '1')) await act(caller, flag === '1' ? 'shortlist' : 'unlist', id, {}, logChange);
      }
    });
    return null;
  }

  async function act(
    caller: Caller,
    action: BidAction,
    id: string,
    words: { reason?: string | null },
    logChange: LogChange,
  ): Promise<void> {
    const { bid, project } = await bidOf(caller, id, true);
    const step = bidLifecycle.step(action, { ...bid, supplierId: bid.supplierId!, project }, caller, words);
    if (!step.ok) throw refuseAction(step.reason, () => t.unknownBid);
    const { to, words: reason } = step.value;
    await db.orm
      .update(supplierBid)
      .set({ status: to, ...(action === 'invalidate' && { invalidReason: reason, rank: null }) })
      .where(and(eq(supplierBid.tenantId, project.tenantId), eq(supplierBid.id, id)));
    if (action === 'invalidate') await note(caller, project.id, 'invalidateBid', `${bid.supplierName}：${reason}`);
    const label = bidLifecycle.actions[action].label[currentLanguage()];
    const details = { id, status: { from: bid.status, to }, reason };
    await logChange('edit', () => t.log.evaluate(label, project.proNo, bid.supplierName), details);
  }

  /** Rounds of a project, oldest first. */
  async function rounds(caller: Caller, dataId: string) {
    const { id } = await records.findOrRefuse(caller, projectIdOf(dataId));
    const project = await projects.findOrRefuse(id);
    const stored = await db.orm
      .select()
      .from(purchaseRound)
      .where(and(eq(purchaseRound.tenantId, project.tenantId), eq(purchaseRound.purchaseInfoId, id)))
      .orderBy(asc(purchaseRound.round));
    const result = [];
    for (let round = 1; round <= project.round; round += 1) {
      const bids = await reader.ofProject(project, round);
      const times = stored.find((one) => one.round === round);
      result.push({
        round,
        startTime: times?.startTime ?? (round === 1 ? project.proStartTime : null),
        endTime: round === project.round ? project.proEndTime : (times?.endTime ?? null),
        bids: bids.toSorted(byRank).map(({ id: bidId, supplierName, tenderPrice, rank, ...bid }) => ({
          bidId,
          supplierName,
          tenderPrice: isSealed(bid) || tenderPrice === null ? null : Number(tenderPrice),
          rank: isSealed(bid) ? null : rank,
        })),
      });
    }
    return result;
  }

  /** A project whose bids are open, with those of its current round. @throws {Refusal} before the opening */
  async function openProject(caller: Caller, dataId: string) {
    const { id } = await records.findOrRefuse(caller, projectIdOf(dataId));
    const project = await projects.findOrRefuse(id);
    if (project.openTime === null || isSealedProject(project)) throw refuse(t.notOpen, 'purchaseInfoId');
    const bids = (await reader.ofProject(project, project.round)).filter((bid) => !isSealed(bid));
    return {
      project,
      bids: bids.toSorted(byRank),
      lines: await reader.linesOf(
        project.tenantId,
        bids.map((bid) => bid.id),
      ),
    };
  }
}

const dimensionsOf = ({ expertItemList }: PurchaseInfo) =>
  expertItemList.map(({ id: itemId, itemName, markValue }) => ({ itemId, itemName, markValue }));

const byRank = (one: Pick<BidRecord, 'rank'>, other: Pick<BidRecord, 'rank'>): number =>
  (one.rank ?? Infinity) - (other.rank ?? Infinity) || 0;

const winnersFirst = (one: BidRecord, other: BidRecord): number =>
  Number(other.isWinner) - Number(one.isWinner) || byRank(one, other);
