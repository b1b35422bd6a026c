import {
  AUCTION_PAGE,
  bidStatus,
  extendedEnd,
  inviteStatus,
  projectStatus,
  readOffer,
  type AuctionOffer,
  type AuctionOfferIn,
} from '@gezi/domain';
import { and, eq } from 'drizzle-orm';
import type { Services } from '../../../FeatureModule';
import type { LogChange } from '../../../identity/audit/changeLogger';
import { clockLogger } from '../../../identity/audit/clockLogger';
import type { RowScope } from '../../../identity/rights/dataRules';
import { peopleOfSuppliers } from '../../../identity/users/peopleOfSuppliers';
import {
  auctionOffer,
  bulkInsert,
  bulkUpdate,
  newId,
  nextVersion,
  purchaseInfo,
  purchaseInvite,
  supplierBid,
  supplierBidLine,
  timeOf,
  timeText,
} from '../../../platform/db';
import type { Caller } from '../../../platform/http/Caller';
import { forbidden, refuse } from '../../../platform/http/refusal';
import { systemCaller } from '../../../platform/http/systemCaller';
import { texts } from '../../../platform/texts';
import { createdBy } from '../../../platform/db/createdBy';
import { projectReader } from '../shared/projects/projectReader';
import { auctionStatus } from './auctionStatus';
import { auctionStore, type AuctionProject } from './store';
import { auctionTexts } from './texts';

type Project = Omit<AuctionProject, 'noticeContent' | 'expertSiftRule' | 'firstOrderTime'>;
type Invitee = Awaited<ReturnType<ReturnType<typeof auctionStore>['invitees']>>[number];

/**
 * Makes offers in auctions. Each is one transaction that locks the project, so that offers have one order, and nothing is
 * accepted after the end by the clock of the database.
 *
 * @param scope auctions that a caller sees
 */
export function auctionOffers(services: Services, scope: RowScope) {
  const { db, bus } = services;
  const store = auctionStore(db);
  const { records } = projectReader(services);
  const logAs = clockLogger(services.audit);

  return async (caller: Caller, input: AuctionOfferIn, logChange: LogChange): Promise<void> => {
    if (!caller.supplierId) throw forbidden();
    const project = await db.transaction(() => offer(caller, caller.supplierId!, input, logChange));
    if (!project) return;
    bus.publish({ kind: 'live-record', page: AUCTION_PAGE, recordId: project.id });
    await notifyPeople(project);
  };

  /** @returns the project, unless the offer is a repeated one */
  async function offer(
    caller: Caller,
    supplierId: string,
    { purchaseInfoId, details, clientNo }: AuctionOfferIn,
    logChange: LogChange,
  ): Promise<Project | undefined> {
    await expectVisible(caller, purchaseInfoId);
    const project = (await store.project(purchaseInfoId, true))!;
    const { now, isRepeated, lastPrice, nextSeq } = await store.standing(project, supplierId, clientNo);
    if (isRepeated) return undefined;
    expectRunning(project, now);
    if (project.status === projectStatus.toStart) await start(project);
    const invitee = await expectInvitee(project, supplierId);
    const detailList = await store.lines(project);
    const read = readOffer({ ...project, detailList }, details, lastPrice);
    if (!read.ok) throw refuse(auctionTexts.refused[read.reason.code], read.reason.field);
    const { prices, total } = read.value;

    const bidId = await saveBid(caller, project, invitee, total, now);
    await saveLines(project, bidId, detailList, prices);
    await db.orm.insert(auctionOffer).values({
      id: newId(),
      purchaseInfoId,
      bidId,
      supplierId,
      seq: nextSeq,
      price: total,
      details: prices,
      clientNo,
      offerTime: timeText(now),
      tenantId: project.tenantId,
    });
    if (invitee.status === inviteStatus.sent) await acceptInvitation(invitee, now);
    await extend(project, now);
    await logChange('add', () => auctionTexts.logged(project.proNo, total), { id: bidId, purchaseInfoId, clientNo });
    return project;
  }

  async function expectVisible(caller: Caller, id: string): Promise<void> {
    const rows = await db.orm
      .select({ id: purchaseInfo.id })
      .from(purchaseInfo)
      .where(and(scope(caller), eq(purchaseInfo.id, id)));
    if (rows.length === 0) throw refuse(texts.notFound, 'purchaseInfoId');
  }

  async function expectInvitee(project: Project, supplierId: string): Promise<Invitee> {
    const [invitee] = await store.invitees(project, [supplierId]);
    const isTakingPart = invitee?.status === inviteStatus.accepted || invitee?.status === inviteStatus.sent;
    if (!isTakingPart) throw refuse(auctionTexts.notRegistered, 'purchaseInfoId');
    if (!invitee.isChoosable) throw refuse(auctionTexts.blocked, 'purchaseInfoId');
    return invitee;
  }

  /** Prices of auctions are not sealed: the bid has the latest offer. @returns its id */
  async function saveBid(
    caller: Caller,
    { id, tenantId, round }: Project,
    { supplierId, name, linkman, mobile }: Invitee,
    total: string,
    now: number,
  ): Promise<string> {
    const offered = { status: bidStatus.submitted, submitTime: timeText(now), tenderPrice: total };
    const [bid] = await db.orm
      .insert(supplierBid)
      .values({
        id: newId(),
        purchaseInfoId: id,
        supplierId,
        supplierName: name,
        round,
        linkman,
        mobile,
        ...offered,
        ...createdBy({ username: caller.username, orgCode: null, tenantId }, now),
      })
      .onConflictDoUpdate({
        target: [supplierBid.tenantId, supplierBid.purchaseInfoId, supplierBid.supplierId, supplierBid.round],
        set: { ...offered, updateBy: caller.username, updateTime: nextVersion(supplierBid.updateTime, now) },
      })
      .returning({ id: supplierBid.id });
    return bid!.id;
  }

  async function saveLines(
    { id, tenantId }: Project,
    bidId: string,
    lines: readonly { id: string; actualCounts: string }[],
    prices: AuctionOffer['prices'],
  ): Promise<void> {
    const isOfBid = and(eq(supplierBidLine.tenantId, tenantId), eq(supplierBidLine.bidId, bidId))!;
    const { id: lineId, detailId } = supplierBidLine;
    const stored = await db.orm.select({ id: lineId, detailId }).from(supplierBidLine).where(isOfBid);
    const changed = stored.map((line) => ({ id: line.id, price: prices[line.detailId]! }));
    if (changed.length > 0) return bulkUpdate(db, supplierBidLine, changed, isOfBid);
    const added = lines.map((line, at) => ({
      id: newId(),
      bidId,
      purchaseInfoId: id,
      orderNum: at + 1,
      detailId: line.id,
      count: line.actualCounts,
      price: prices[line.id]!,
      tenantId,
    }));
    return bulkInsert(db, supplierBidLine, added);
  }

  async function acceptInvitation({ inviteId }: Invitee, now: number): Promise<void> {
    await db.orm
      .update(purchaseInvite)
      .set({ inviteStatus: inviteStatus.accepted, replyTime: timeText(now) })
      .where(eq(purchaseInvite.id, inviteId));
  }

  /** Starts an auction whose time has come before the job of the clock does. */
  async function start({ id, tenantId }: Project): Promise<void> {
    const system = systemCaller(tenantId);
    await records.act(system, 'start', { id }, logAs(system, 'project-start'));
  }

  /** Moves the end after an offer in its last minutes. */
  async function extend({ id, tenantId, proEndTime, extendCount }: Project, now: number): Promise<void> {
    const end = extendedEnd(timeOf(proEndTime!), now, extendCount);
    if (end === undefined) return;
    const system = systemCaller(tenantId);
    await records.act(system, 'prolong', { id }, logAs(system, 'project-prolong'), () => ({
      members: { proEndTime: timeText(end), extendCount: extendCount + 1 },
      note: `${proEndTime} → ${timeText(end)}`,
    }));
  }

  /** Notifies the participants and the purchaser of an offer, wherever in the app they are (contract §5.4). */
  async function notifyPeople(project: Project): Promise<void> {
    const invitees = await store.invitees(project);
    const registered = invitees.filter(({ status }) => status === inviteStatus.accepted);
    const people = await peopleOfSuppliers(
      db,
      registered.map(({ supplierId }) => supplierId),
    );
    const userIds = [...people, project.applyUserId].filter((id) => id !== null);
    bus.publish({
      kind: 'notice',
      to: { userIds },
      text: JSON.stringify({ cmd: 'bidding', msgId: project.id, msgTxt: '' }),
    });
  }
}

function expectRunning(project: Project, now: number): void {
  const status = auctionStatus(project, now);
  if (status === projectStatus.toStart) throw refuse(auctionTexts.notStarted, 'purchaseInfoId');
  if (status !== projectStatus.quoting || now >= timeOf(project.proEndTime!)) {
    throw refuse(auctionTexts.ended, 'purchaseInfoId');
  }
}
