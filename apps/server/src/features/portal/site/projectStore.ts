import { AWARD_STATES, NOTICE_STATES, type InputOf, type listProjectIntros } from '@gezi/domain';
import { and, asc, desc, eq, gt, gte, inArray, isNotNull, or } from 'drizzle-orm';
import {
  documentStep,
  purchaseInfo,
  supplierBid,
  supplierBidLine,
  sysDepart,
  tenderDetail,
  type Database,
} from '../../../platform/db';
import { likeSql } from '../../../platform/query/conditionSql';
import { listPage } from '../../../platform/query/listPage';
import { selectList } from '../../../platform/query/selectList';
import { superQuerySql } from '../../../platform/query/superQuery';
import { MAX_PUBLIC_PAGE } from './site';

const STATES = { notice: NOTICE_STATES, award: AWARD_STATES, any: [...NOTICE_STATES, ...AWARD_STATES] } as const;

/** Fields of the advanced query. */
const queried = {
  proNo: purchaseInfo.proNo,
  proName: purchaseInfo.proName,
  buyType: purchaseInfo.buyType,
  demandOrgName: purchaseInfo.demandOrgName,
  proStartTime: purchaseInfo.proStartTime,
  proEndTime: purchaseInfo.proEndTime,
  publishTime: purchaseInfo.publishTime,
};

/** Columns that visitors see, listed one by one: a new column of projects is never public by accident. */
const listed = { id: purchaseInfo.id, ...queried, status: purchaseInfo.status };

const viewed = {
  ...listed,
  noticeContent: purchaseInfo.noticeContent,
  contactName: purchaseInfo.contactName,
  contactPhone: purchaseInfo.contactPhone,
  longSource: purchaseInfo.longSource,
  awardTime: purchaseInfo.awardTime,
  updateTime: purchaseInfo.updateTime,
  orgCode: purchaseInfo.orgCode,
  tenantId: purchaseInfo.tenantId,
};

/** SQL of the public projects of all tenants. */
export function projectStore(db: Database) {
  const visible = (kind: keyof typeof STATES) =>
    and(
      eq(purchaseInfo.isPublic, '1'),
      isNotNull(purchaseInfo.publishTime),
      inArray(purchaseInfo.status, [...STATES[kind]]),
    );

  return {
    async list({ pageNo, pageSize = 10, keyword = '', buyType, kind, ...request }: InputOf<typeof listProjectIntros>) {
      const size = pageSize < 1 ? MAX_PUBLIC_PAGE : Math.min(pageSize, MAX_PUBLIC_PAGE);
      const text = keyword.trim();
      const where = and(
        visible(kind || 'any'),
        buyType ? eq(purchaseInfo.buyType, buyType) : undefined,
        text
          ? or(likeSql(purchaseInfo.proName, 'contains', text), likeSql(purchaseInfo.proNo, 'contains', text))
          : undefined,
        superQuerySql({ columns: queried }, request.superQueryParams, request.superQueryMatchType),
      );
      const orderBy = [desc(purchaseInfo.publishTime), desc(purchaseInfo.id)];
      // The index has what decides on the ids, so that only the rows of the page are read, however deep it is.
      const page = await selectList(
        db,
        purchaseInfo,
        { id: purchaseInfo.id },
        { where, orderBy, ...listPage(pageNo, size) },
      );
      const ids = page.rows.map(({ id }) => id);
      const rows =
        ids.length === 0
          ? []
          : await db.orm
              .select(listed)
              .from(purchaseInfo)
              .where(inArray(purchaseInfo.id, ids))
              .orderBy(...orderBy);
      return { ...page, rows };
    },

    async find(id: string) {
      const [found] = await db.orm
        .select(viewed)
        .from(purchaseInfo)
        .where(and(eq(purchaseInfo.id, id), visible('any')));
      return found;
    },

    /** Materials in the order of the project, without prices. */
    lines: ({ id, tenantId }: Project) =>
      db.orm
        .select({
          id: tenderDetail.id,
          materialName: tenderDetail.materialName,
          actualCounts: tenderDetail.actualCounts,
          unit: tenderDetail.unit,
        })
        .from(tenderDetail)
        .where(and(eq(tenderDetail.tenantId, tenantId), eq(tenderDetail.purchaseInfoId, id)))
        .orderBy(asc(tenderDetail.orderNum)),

    /** Bids that won, and those whose award was taken back, without prices. */
    awardedBids: ({ id, tenantId }: Project) =>
      db.orm
        .select({
          id: supplierBid.id,
          supplierId: supplierBid.supplierId,
          supplierName: supplierBid.supplierName,
          isWinner: supplierBid.isWinner,
          cancelledAwards: supplierBid.cancelledAwards,
        })
        .from(supplierBid)
        .where(
          and(
            eq(supplierBid.tenantId, tenantId),
            eq(supplierBid.purchaseInfoId, id),
            or(eq(supplierBid.isWinner, '1'), isNotNull(supplierBid.cancelledAwards)),
          ),
        )
        .orderBy(asc(supplierBid.rank), asc(supplierBid.id)),

    /** Awarded quantities of the bids that won. */
    awardedLines: ({ id, tenantId }: Project) =>
      db.orm
        .select({
          bidId: supplierBidLine.bidId,
          id: supplierBidLine.detailId,
          actualCount: supplierBidLine.actualCount,
        })
        .from(supplierBidLine)
        .where(
          and(
            eq(supplierBidLine.tenantId, tenantId),
            eq(supplierBidLine.purchaseInfoId, id),
            gt(supplierBidLine.actualCount, '0'),
          ),
        )
        .orderBy(asc(supplierBidLine.orderNum)),

    /** Steps of the timeline since the publication, oldest first. */
    steps: ({ id, tenantId, publishTime }: Project) =>
      db.orm
        .select({ action: documentStep.action, time: documentStep.operateTime })
        .from(documentStep)
        .where(
          and(
            eq(documentStep.tenantId, tenantId),
            eq(documentStep.documentTable, 'purchase_info'),
            eq(documentStep.documentId, id),
            gte(documentStep.operateTime, publishTime!),
          ),
        )
        .orderBy(asc(documentStep.operateTime), asc(documentStep.id)),

    /** Name of the purchasing unit. */
    async unitName({ orgCode, tenantId }: Project): Promise<string | null> {
      if (orgCode === null) return null;
      const [unit] = await db.orm
        .select({ name: sysDepart.departName })
        .from(sysDepart)
        .where(and(eq(sysDepart.tenantId, tenantId), eq(sysDepart.orgCode, orgCode), eq(sysDepart.delFlag, 0)));
      return unit?.name ?? null;
    },
  };
}

type Project = Pick<typeof purchaseInfo.$inferSelect, 'id' | 'tenantId' | 'publishTime' | 'orgCode'>;
