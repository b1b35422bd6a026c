import { sourceFields } from '@gezi/domain';
import { and, eq, getTableColumns, getTableName, or, sql, Subquery } from 'drizzle-orm';
import { boolean, integer, pgTable, timestamp, varchar } from 'drizzle-orm/pg-core';
import type { Services } from '../../../FeatureModule';
import { purchaseDiverge, purchaseInfo, purchaseInvite, supplierBid, tenderDetail } from '../../../platform/db';
import type { Caller } from '../../../platform/http/Caller';
import { likeSql } from '../../../platform/query/conditionSql';
import { listQuery, type ListRequest } from '../../../platform/query/listQuery';
import { selectList } from '../../../platform/query/selectList';
import { lineStore } from '../../../records/documents/lineStore';
import { IS_LEFT_OUT } from '../shared/projects/isLeftOut';
import { IS_OVER } from '../shared/projects/isOver';
import { sourceScope } from '../shared/projects/sourceScope';

/** Menu component of the hall. */
const SOURCE_PAGE = 'procurement/SourceList';

const time = (name: string) => timestamp(name, { mode: 'string', precision: 0 });

/** Columns of a project with the standing of one supplier; the database has no table of this name. */
const sourceRow = pgTable('source_row', {
  id: varchar('id').notNull(),
  proNo: varchar('pro_no').notNull(),
  proName: varchar('pro_name').notNull(),
  buyType: varchar('buy_type').notNull(),
  demandOrgName: varchar('demand_org_name'),
  proStartTime: time('pro_start_time'),
  proEndTime: time('pro_end_time'),
  isOver: boolean('is_over').notNull(),
  status: varchar('status').notNull(),
  publishTime: time('publish_time'),
  inviteId: varchar('invite_id'),
  inviteStatus: varchar('invite_status'),
  isLeftOut: boolean('is_left_out').notNull(),
  myBidStatus: varchar('my_bid_status'),
  tenantId: integer('tenant_id').notNull(),
});
export type StoredSource = typeof sourceRow.$inferSelect;

const columns = getTableColumns(sourceRow);

const { contactName, contactPhone, contractType, longSource, payType, priceType, biddingDuration, bidPart } =
  purchaseInfo;
const { postponeDays, remark, planFileUrl, round, postponed, failReason, cancelReason, noticeContent } = purchaseInfo;
/** Members of a project beyond those of the list. */
const details = {
  contactName,
  contactPhone,
  contractType,
  longSource,
  payType,
  priceType,
  biddingDuration,
  bidPart,
  postponeDays,
  remark,
  planFileUrl,
  round,
  postponed,
  failReason,
  cancelReason,
  noticeContent,
};

const { id, materialId, materialCode, materialTypeName, materialName, materialDes, actualCounts, demandTime, unit } =
  tenderDetail;
const { otherSkillDemand, models, consignee, consigneeTel, consigneeAddr, remark: lineRemark } = tenderDetail;

/** SQL of the projects of the sourcing hall. */
export function sourceStore({ db, clock, dataRules }: Pick<Services, 'db' | 'clock' | 'dataRules'>) {
  const rules = dataRules.page(SOURCE_PAGE, columns, undefined, sourceFields);
  const lines = lineStore(db, clock, {
    table: tenderDetail,
    parent: 'purchaseInfoId',
    columns: {
      id,
      materialId,
      materialCode,
      materialTypeName,
      materialName,
      materialDes,
      actualCounts,
      demandTime,
      unit,
      otherSkillDemand,
      models,
      consignee,
      consigneeTel,
      consigneeAddr,
      remark: lineRemark,
    },
  });
  const diverges = lineStore(db, clock, {
    table: purchaseDiverge,
    parent: 'purchaseInfoId',
    columns: {
      id: purchaseDiverge.id,
      divergeTitle: purchaseDiverge.divergeTitle,
      divergeDes: purchaseDiverge.divergeDes,
    },
  });

  return {
    list(caller: Caller, { keyword, ...request }: ListRequest) {
      const query = listQuery({ columns, scope: and(rules(caller), contains(keyword)) }, inOrder(request));
      return selectList(db, rowsFor(caller), columns, query);
    },

    /** A project of the hall; undefined if the caller does not see it. */
    async find(caller: Caller, projectId: string): Promise<StoredSource | undefined> {
      const [row] = await db.orm
        .select(columns)
        .from(rowsFor(caller))
        .where(and(rules(caller), eq(sourceRow.id, projectId)));
      return row;
    },

    /** Header, lines and deviations of a project. */
    async detailsOf({ id: projectId, tenantId }: StoredSource) {
      const [header] = await db.orm
        .select(details)
        .from(purchaseInfo)
        .where(and(eq(purchaseInfo.tenantId, tenantId), eq(purchaseInfo.id, projectId)));
      const detailList = (await lines.read(tenantId, [projectId])).get(projectId)!;
      const divergeList = (await diverges.read(tenantId, [projectId])).get(projectId)!;
      return { ...header!, detailList, divergeList };
    },
  };

  function rowsFor(caller: Caller) {
    const own = caller.supplierId ?? '';
    const rows = sql`select ${purchaseInfo.id}, ${purchaseInfo.proNo}, ${purchaseInfo.proName}, ${purchaseInfo.buyType},
      ${purchaseInfo.demandOrgName}, ${purchaseInfo.proStartTime}, ${purchaseInfo.proEndTime}, ${IS_OVER} as is_over,
      ${purchaseInfo.status}, ${purchaseInfo.publishTime}, ${purchaseInvite.id} as invite_id,
      ${purchaseInvite.inviteStatus}, coalesce(${IS_LEFT_OUT}, false) as is_left_out, ${supplierBid.status} as my_bid_status, ${purchaseInfo.tenantId}
      from ${purchaseInfo}
      left join ${purchaseInvite} on ${and(
        eq(purchaseInvite.tenantId, purchaseInfo.tenantId),
        eq(purchaseInvite.purchaseInfoId, purchaseInfo.id),
        eq(purchaseInvite.supplierId, own),
      )} and ${purchaseInvite.inviteStatus} is not null
      left join ${supplierBid} on ${and(
        eq(supplierBid.tenantId, purchaseInfo.tenantId),
        eq(supplierBid.purchaseInfoId, purchaseInfo.id),
        eq(supplierBid.supplierId, own),
        eq(supplierBid.round, purchaseInfo.round),
      )}
      where ${sourceScope(caller)}`;
    return new Subquery(rows, columns, getTableName(sourceRow));
  }
}

const inOrder = (request: ListRequest): ListRequest =>
  request.column && request.column !== 'createTime' ? request : { ...request, column: 'publishTime', order: 'desc' };

/** Projects whose number, name or demanding organisation contains the keyword. */
function contains(keyword: unknown) {
  const part = typeof keyword === 'string' ? keyword.trim() : '';
  if (!part) return undefined;
  return or(
    ...[sourceRow.proNo, sourceRow.proName, sourceRow.demandOrgName].map((column) => likeSql(column, 'contains', part)),
  );
}
