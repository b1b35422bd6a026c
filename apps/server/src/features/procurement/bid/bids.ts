import {
  bidLifecycle,
  bidStatus,
  buyType,
  findMissingInBid,
  inviteStatus,
  readQuoteLines,
  type BidAction,
  type BidContent,
  type BidDraft,
  type BidIn,
  type SupplierBid,
  type TenderingDiverge,
} from '@gezi/domain';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Services } from '../../../FeatureModule';
import type { LogChange } from '../../../identity/audit/changeLogger';
import { CURRENT_TIME, newId, nextVersion, supplierBid, supplierBidVersion, supplierInfo } from '../../../platform/db';
import { createdBy } from '../../../platform/db/createdBy';
import type { Caller } from '../../../platform/http/Caller';
import { forbidden, refuse } from '../../../platform/http/refusal';
import { texts } from '../../../platform/texts';
import { documentNotices } from '../../../records/documents/documentNotices';
import { refuseAction } from '../../../records/documents/refuseAction';
import { attachments } from '../../../records/files/attachments';
import { expectVersion } from '../../../records/lists/expectVersion';
import { bidProjects, type BidProject } from '../shared/bids/bidProject';
import { bidReader, type BidRecord } from '../shared/bids/bidReader';
import { bidSeal } from '../shared/bids/bidSeal';
import { noteOnProject } from '../shared/projects/noteOnProject';
import { projectPage } from '../shared/projects/projectKind';
import { titleOf } from '../shared/projects/projectNotices';
import { projectReader } from '../shared/projects/projectReader';
import { projectForBid } from './projectForBid';
import { bidTexts as t } from './texts';

const DATABASE_TIME = sql<string>`${CURRENT_TIME}::timestamp(0)`;

/** The own bids of suppliers: draft, save, submission and withdrawal. Their content is sealed from the first save. */
export function bids(services: Services) {
  const { db, clock } = services;
  const projects = bidProjects(db);
  const reader = bidReader(services);
  const seal = bidSeal(services);
  const files = attachments(db, 'supplierBid');
  const note = noteOnProject(services);
  const { store } = projectReader(services);

  return { draft, save, submit, withdraw };

  /** The own bid of the current round, or a new one. A supplier that the round leaves out gets its last bid. */
  async function draft(caller: Caller, purchaseInfoId: string): Promise<BidDraft> {
    expectSupplier(caller);
    const project = await projects.findOrRefuse(purchaseInfoId);
    const invitation = await invitationOf(caller, project);
    const own = await ownBid(caller, { ...project, round: invitation.round });
    if (!own) expectInRound(invitation, project);
    const bid = own ?? (await newBid(caller, project));
    return {
      ...(await presented(caller, project, bid)),
      purchaseInfo: await projectForBid(project, services.dictionaries),
      versions: await versionsOf(bid),
    };
  }

  async function save(caller: Caller, input: BidIn, logChange: LogChange): Promise<SupplierBid> {
    return write(caller, 'save', input, logChange);
  }

  /** Submits the given content, or the saved one. */
  async function submit(caller: Caller, input: BidIn, logChange: LogChange): Promise<SupplierBid> {
    return write(caller, 'submit', input, logChange);
  }

  async function withdraw(caller: Caller, { id }: { id: string }, logChange: LogChange): Promise<SupplierBid> {
    expectSupplier(caller);
    const { project: found } = await bidOf(caller, id);
    return db.transaction(async () => {
      const project = await projects.findOrRefuse(found.id, 'update');
      const bid = await ownBid(caller, project, true);
      // A bid of a former round stays as it is.
      if (bid?.id !== id) throw refuse(texts.notFound, 'id');
      const { to } = expectStep('withdraw', bid, project, caller);
      if (!(await projects.isBeforeEnd(project.id))) throw refuse(t.afterEnd, 'id');
      await note(caller, project.id, 'withdrawBid', bid.supplierName);
      return stored(caller, project, bid, { status: to }, 'withdraw', logChange);
    });
  }

  async function write(
    caller: Caller,
    action: 'save' | 'submit',
    input: BidIn,
    logChange: LogChange,
  ): Promise<SupplierBid> {
    if (!input.id && !input.purchaseInfoId) throw refuse(t.projectMissing, 'purchaseInfoId');
    expectSupplier(caller);
    if (input.supplierId && input.supplierId !== caller.supplierId) throw forbidden(t.otherSupplier);
    const projectId = input.id ? (await bidOf(caller, input.id)).project.id : input.purchaseInfoId!;
    const known = await projects.findOrRefuse(projectId);
    await expectParticipant(caller, known);
    // Creating a key pair takes a moment; nobody waits for it in a lock.
    const publicKey = await seal.publicKeyOf(
      { tenantId: known.tenantId, purchaseInfoId: known.id, round: known.round },
      known.proStartTime,
    );
    const notices = documentNotices(services);
    const saved = await db.transaction(async () => {
      const project = await projects.findOrRefuse(projectId, action === 'submit' ? 'update' : 'share');
      const stated = (await ownBid(caller, project, true)) ?? (await newBid(caller, project));
      expectVersion(stated, input.updateTime);
      const { to } = expectStep(action, stated, project, caller);
      if (action === 'submit') await expectMaySubmit(caller, project);
      const content = await attached(caller, stated.id, contentOf(project, stated, input));
      const contact = { linkman: input.linkman ?? stated.linkman, mobile: input.mobile ?? stated.mobile };
      if (action === 'submit') {
        const fault = findMissingInBid(project, { ...content, ...contact });
        if (fault) throw refuse(t.refused[fault.code], fault.field);
      }
      const sealed = seal.sealContent(stated.id, content, publicKey);
      const time = action === 'submit' ? { submitTime: DATABASE_TIME } : {};
      const bid = await stored(
        caller,
        project,
        stated,
        { ...contact, ...sealed, ...time, status: to },
        action,
        logChange,
      );
      if (action === 'submit') {
        await note(caller, project.id, 'submitBid', stated.supplierName);
        await db.orm.insert(supplierBidVersion).values({
          ...sealed,
          id: newId(),
          bidId: stated.id,
          submitTime: bid.submitTime!,
          tenantId: project.tenantId,
        });
        await notices.send(
          { ...caller, tenantId: project.tenantId },
          {
            userIds: [project.applyUserId],
            title: titleOf(project, () => t.notice.submitTitle),
            content: () => t.notice.submitContent(project.proNo, stated.supplierName),
            page: projectPage(project.id),
            busType: 'purchaseInfo',
            busId: project.id,
          },
        );
      }
      return bid;
    });
    notices.notifyWindows();
    return saved;
  }

  /** The content with the members of the input; absent ones stay. */
  function contentOf(project: BidProject, bid: BidRecord, input: BidIn): BidContent {
    const before = reader.contentOf(bid);
    const { supplierPriceDetailVOS, supplierTenderingDiverges, supplierConfirmation, priceFileName } = input;
    const lines = readQuoteLines(project, supplierPriceDetailVOS ?? linesIn(before));
    if (!lines.ok) throw refuse(t.refused[lines.reason.code], lines.reason.field);
    return {
      lines: lines.value,
      diverges: readAnswers(project, supplierTenderingDiverges ?? before.diverges),
      confirmation:
        supplierConfirmation === undefined
          ? before.confirmation
          : supplierConfirmation && { ...EMPTY_CONFIRMATION, ...before.confirmation, ...supplierConfirmation },
      priceFileName: priceFileName === undefined ? before.priceFileName : priceFileName,
    };
  }

  /** Attaches every file of the content to the bid. */
  async function attached(caller: Caller, bidId: string, content: BidContent): Promise<BidContent> {
    const lists = await files.attach(caller, bidId, {
      priceFileName: content.priceFileName,
      'supplierConfirmation/fileUrl': content.confirmation?.fileUrl,
      ...Object.fromEntries(
        content.diverges.map(({ attachmentUrl }, at) => [answerField(at, 'attachmentUrl'), attachmentUrl]),
      ),
    });
    return {
      ...content,
      priceFileName: lists['priceFileName'] ?? null,
      confirmation: content.confirmation && {
        ...content.confirmation,
        fileUrl: lists['supplierConfirmation/fileUrl'] ?? null,
      },
      diverges: content.diverges.map((answer, at) => ({
        ...answer,
        attachmentUrl: lists[answerField(at, 'attachmentUrl')] ?? null,
      })),
    };
  }

  /** Refuses callers whose supplier does not take part in the current round. */
  async function expectParticipant(caller: Caller, project: BidProject) {
    const invitation = await invitationOf(caller, project);
    expectInRound(invitation, project);
    return invitation;
  }

  async function invitationOf(caller: Caller, project: BidProject) {
    const invitation = await projects.invitationOf(project, caller.supplierId!);
    if (!invitation?.inviteStatus) throw refuse(t.notInvited, 'purchaseInfoId');
    return invitation;
  }

  function expectInRound(invitation: { round: number }, project: BidProject): void {
    if (invitation.round !== project.round) throw refuse(t.leftOut, 'purchaseInfoId');
  }

  async function expectMaySubmit(caller: Caller, project: BidProject): Promise<void> {
    if (!(await projects.isBeforeEnd(project.id))) throw refuse(t.afterEnd, 'purchaseInfoId');
    const invitation = await expectParticipant(caller, project);
    if (invitation.inviteStatus === inviteStatus.declined) throw refuse(t.declined, 'purchaseInfoId');
    const suppliers = await store.choosableSuppliers({ ...caller, tenantId: project.tenantId }, [caller.supplierId!]);
    if (!suppliers.has(caller.supplierId!)) throw refuse(t.blocked, 'supplierId');
    await projects.acceptInvitation(project, caller.supplierId!);
  }

  function expectStep(action: BidAction, bid: BidRecord, project: BidProject, caller: Caller) {
    if (project.buyType === buyType.auction) throw refuse(t.auction, 'purchaseInfoId');
    const step = bidLifecycle.step(action, { ...bid, supplierId: bid.supplierId!, project }, caller);
    if (!step.ok) throw refuseAction(step.reason, () => t.nothing);
    return step.value;
  }

  /** The stored bid of the project's round. @param lock locks it until the transaction ends */
  async function ownBid(
    { supplierId }: Caller,
    { tenantId, id, round }: BidProject,
    lock = false,
  ): Promise<BidRecord | undefined> {
    const condition = and(
      eq(supplierBid.tenantId, tenantId),
      eq(supplierBid.purchaseInfoId, id),
      eq(supplierBid.supplierId, supplierId!),
      eq(supplierBid.round, round),
    );
    return (await reader.select(condition, lock))[0];
  }

  /** A bid by id with its project; refused unless it is the caller's own. */
  async function bidOf(caller: Caller, id: string): Promise<{ bid: BidRecord; project: BidProject }> {
    const [bid] = await reader.select(eq(supplierBid.id, id));
    if (!bid) throw refuse(texts.notFound, 'id');
    if (bid.supplierId !== caller.supplierId) throw forbidden(t.otherSupplier);
    return { bid, project: await projects.findOrRefuse(bid.purchaseInfoId!) };
  }

  /** A bid that is not stored yet, with the contact of the supplier. */
  async function newBid(caller: Caller, { tenantId, id, round }: BidProject): Promise<BidRecord> {
    const [supplier] = await db.orm.select().from(supplierInfo).where(eq(supplierInfo.id, caller.supplierId!));
    return {
      id: newId(),
      purchaseInfoId: id,
      supplierId: caller.supplierId!,
      supplierName: supplier?.name ?? '',
      round,
      linkman: supplier?.linkman ?? null,
      mobile: supplier?.mobile ?? null,
      status: bidStatus.draft,
      ...UNSAVED,
      tenantId,
    };
  }

  async function stored(
    caller: Caller,
    project: BidProject,
    bid: BidRecord,
    change: object,
    action: 'save' | 'submit' | 'withdraw',
    logChange: LogChange,
  ): Promise<SupplierBid> {
    const { id, purchaseInfoId, supplierId, supplierName, round } = bid;
    const created = { ...createdBy(caller, clock()), tenantId: project.tenantId };
    const key = { id, purchaseInfoId, supplierId, supplierName, round };
    const edited = { updateBy: caller.username, updateTime: nextVersion(supplierBid.updateTime, clock()) };
    const [saved] = await db.orm
      .insert(supplierBid)
      .values({ ...created, ...key, ...change } as typeof supplierBid.$inferInsert)
      .onConflictDoUpdate({ target: [supplierBid.id, supplierBid.tenantId], set: { ...change, ...edited } })
      .returning();
    await logChange('edit', () => t.log[action](project.proNo, supplierName), {
      id,
      purchaseInfoId,
      status: saved!.status,
    });
    return presented(caller, project, saved!);
  }

  async function presented(caller: Caller, project: BidProject, bid: BidRecord): Promise<SupplierBid> {
    const [shown] = await reader.present(project, [bid], caller.supplierId);
    const isOfRound = bid.round === project.round;
    const state = { ...bid, supplierId: bid.supplierId!, project };
    return { ...shown!, actions: isOfRound ? bidLifecycle.openActions(state, caller) : [] };
  }

  async function versionsOf({ tenantId, id }: BidRecord) {
    const { submitTime, digest } = supplierBidVersion;
    return db.orm
      .select({ submitTime, digest })
      .from(supplierBidVersion)
      .where(and(eq(supplierBidVersion.tenantId, tenantId), eq(supplierBidVersion.bidId, id)))
      .orderBy(desc(submitTime), desc(supplierBidVersion.id));
  }
}

function expectSupplier({ supplierId }: Caller): void {
  if (!supplierId) throw forbidden(t.otherSupplier);
}

const UNSAVED = {
  submitTime: null,
  sealedContent: null,
  openingKey: null,
  supplierKey: null,
  digest: null,
  tenderPrice: null,
  actualPrice: null,
  priceFileName: null,
  supplierConfirmation: null,
  supplierTenderingDiverges: null,
  invalidReason: null,
  isWinner: '0',
  cancelledAwards: null,
  rank: null,
  totalScore: null,
  createBy: null,
  createTime: null,
  updateBy: null,
  updateTime: null,
  sysOrgCode: null,
} as const;

const EMPTY_CONFIRMATION = {
  supplierQualification: null,
  quotationDescription: null,
  paymentDescription: null,
  supportDescription: null,
  prescriptionDescription: null,
  deviateDescription: null,
  otherDescription: null,
  narration: null,
  fileUrl: null,
};

const answerField = (index: number, member: string): string => `supplierTenderingDiverges/${index}/${member}`;

const linesIn = ({ lines }: BidContent) => lines.map((line) => ({ ...line }));

/** One answer per condition of the project, in its order. @throws {Refusal} naming an answer to another condition */
function readAnswers(
  { divergeList }: BidProject,
  given: readonly { id: string; responseResume?: string | null; attachmentUrl?: string | null }[],
): TenderingDiverge[] {
  const known = new Set(divergeList.map(({ id }) => id));
  const unknown = given.findIndex(({ id }) => !known.has(id));
  if (unknown >= 0) throw refuse(t.unknownCondition, answerField(unknown, 'id'));
  const answers = new Map(given.map((answer) => [answer.id, answer]));
  return divergeList.map(({ id, divergeTitle, divergeDes }) => ({
    id,
    name: divergeTitle,
    demandResume: divergeDes,
    responseResume: answers.get(id)?.responseResume?.trim() || null,
    attachmentUrl: answers.get(id)?.attachmentUrl ?? null,
  }));
}
