import {
  bidStatus,
  bidTotal,
  emptyQuoteLine,
  hasEvaluation,
  numberOrNull,
  projectStatus,
  quoteLineOf,
  type BidContent,
  type BidScore,
  type DraftQuoteLine,
  type SupplierBid,
} from '@gezi/domain';
import { and, asc, eq, inArray, type SQL } from 'drizzle-orm';
import type { Services } from '../../../../FeatureModule';
import { expertScore, supplierBid, supplierBidLine, type tenderDetail } from '../../../../platform/db';
import { groupBy } from '../../../../platform/kit/groupBy';
import { withDictTexts } from '../../../../records/lists/withDictTexts';
import { submittedScores } from '../appraisal/submittedScores';
import type { BidProject } from './bidProject';
import { bidSeal } from './bidSeal';

export type BidRecord = typeof supplierBid.$inferSelect;

/** True for bids whose content only their supplier may read. */
export const isSealed = ({ status }: Pick<BidRecord, 'status'>): boolean =>
  status === bidStatus.draft || status === bidStatus.submitted || status === bidStatus.withdrawn;

/** True while a supplier may not learn its scores, which name the experts: until the award. */
export const hidesScores = (supplierId: string | null, project: { buyType: string; status: string }): boolean =>
  supplierId !== null &&
  hasEvaluation(project) &&
  project.status !== projectStatus.awarded &&
  project.status !== projectStatus.contracted;

/** Reads bids. Content that is sealed is null, except for the bid's own supplier. */
export function bidReader(services: Pick<Services, 'db' | 'secrets' | 'dictionaries'>) {
  const { db, dictionaries } = services;
  const seal = bidSeal(services);

  return { select, ofProject, present, contentOf, linesOf };

  /** @param lock locks the bids until the transaction ends */
  function select(condition: SQL | undefined, lock = false): Promise<BidRecord[]> {
    const query = db.orm.select().from(supplierBid).where(condition).orderBy(asc(supplierBid.id));
    return (lock ? query.for('update') : query) as Promise<BidRecord[]>;
  }

  /** Bids of a round; without drafts. */
  async function ofProject({ tenantId, id }: Pick<BidProject, 'tenantId' | 'id'>, round: number, lock = false) {
    const found = await select(
      and(eq(supplierBid.tenantId, tenantId), eq(supplierBid.purchaseInfoId, id), eq(supplierBid.round, round)),
      lock,
    );
    return found.filter(({ status }) => status !== bidStatus.draft);
  }

  /** Bids as a caller may see them, with their lines and scores. @param supplierId the caller's supplier */
  async function present(
    project: BidProject,
    bids: readonly BidRecord[],
    supplierId: string | null,
  ): Promise<SupplierBid[]> {
    const isReadable = (bid: BidRecord) => bid.supplierId === supplierId || !isSealed(bid);
    const readable = bids.filter(isReadable).map(({ id }) => id);
    const lines = await linesOf(project.tenantId, readable);
    const isScored = !hidesScores(supplierId, project);
    const scores = await scoresOf(project.tenantId, isScored ? readable : []);
    const rows = bids.map((bid) => {
      const content = isReadable(bid) ? contentOf(bid, lines.get(bid.id)) : undefined;
      return {
        ...headerOf(bid, content, bid.supplierId === supplierId),
        ...membersOf(project, content),
        ...(!isScored && { rank: null, totalScore: null }),
        scoreList: scores.get(bid.id) ?? [],
      };
    });
    return withDictTexts(rows, { status: 'bid_status' }, dictionaries);
  }

  /** Content of a bid that the caller may read. @param lines stored lines of a bid that is not sealed */
  function contentOf(bid: BidRecord, lines: readonly DraftQuoteLine[] = []): BidContent {
    const { priceFileName, supplierConfirmation: confirmation, supplierTenderingDiverges } = bid;
    const sealed = isSealed(bid) ? seal.openOwn(bid) : undefined;
    return sealed ?? { lines, priceFileName, confirmation, diverges: supplierTenderingDiverges ?? [] };
  }

  /** Lines of open bids by bid. */
  async function linesOf(tenantId: number, bidIds: readonly string[]) {
    if (bidIds.length === 0) return new Map<string, (typeof supplierBidLine.$inferSelect)[]>();
    const rows = await db.orm
      .select()
      .from(supplierBidLine)
      .where(and(eq(supplierBidLine.tenantId, tenantId), inArray(supplierBidLine.bidId, [...bidIds])))
      .orderBy(asc(supplierBidLine.bidId), asc(supplierBidLine.orderNum));
    return groupBy(rows, ({ bidId }) => bidId!);
  }

  async function scoresOf(tenantId: number, bidIds: readonly string[]): Promise<Map<string, BidScore[]>> {
    if (bidIds.length === 0) return new Map();
    const scores = await submittedScores(db, tenantId, inArray(expertScore.bidId, [...bidIds]));
    return groupBy(await withDictTexts(scores, { expertType: 'profession_type' }, dictionaries), ({ bidId }) => bidId);
  }
}

/** Members outside the lists. Contact and receipt of a sealed bid are its supplier's own. */
function headerOf(bid: BidRecord, content: BidContent | undefined, isOwn: boolean) {
  const { sealedContent: _content, openingKey: _key, supplierKey: _own, digest, linkman, mobile, ...header } = bid;
  const {
    priceFileName: _file,
    supplierConfirmation: _said,
    supplierTenderingDiverges: _answers,
    cancelledAwards: _back,
    ...shown
  } = header;
  const total = content && (isSealed(bid) ? bidTotal(content.lines) : bid.tenderPrice);
  return {
    ...shown,
    tenderPrice: numberOrNull(total ?? null),
    actualPrice: bid.actualPrice === null ? null : Number(bid.actualPrice),
    totalScore: bid.totalScore === null ? null : Number(bid.totalScore),
    isWinner: bid.isWinner as '0' | '1',
    digest: isOwn ? digest : null,
    linkman: content ? linkman : null,
    mobile: content ? mobile : null,
  };
}

/** Members of the content; null while it is sealed for the caller. */
function membersOf(project: BidProject, content: BidContent | undefined) {
  if (!content) {
    return {
      priceFileName: null,
      supplierConfirmation: null,
      supplierPriceDetailVOS: null,
      supplierTenderingDiverges: null,
    };
  }
  const quoted = new Map(content.lines.map((line) => [line.detailId, line]));
  return {
    priceFileName: content.priceFileName,
    supplierConfirmation: content.confirmation,
    supplierPriceDetailVOS: project.detailList.map((detail) =>
      quoteLineOf(asDetail(detail), quoted.get(detail.id) ?? emptyQuoteLine(project, detail)),
    ),
    supplierTenderingDiverges: [...content.diverges],
  };
}

const asDetail = (row: typeof tenderDetail.$inferSelect) => ({ ...row, actualCounts: Number(row.actualCounts) });
