import type { PlanChange, PlanDetail, PlanRow } from '@gezi/domain';
import { and, asc, count, desc, eq, or, type SQL } from 'drizzle-orm';
import { likeSql } from '../../../platform/query/conditionSql';
import { listQuery, type ListRequest } from '../../../platform/query/listQuery';
import { selectList } from '../../../platform/query/selectList';
import {
  nextVersion,
  purchasePlan,
  purchasePlanDetail,
  sysUser,
  sysUserTenant,
  type Database,
} from '../../../platform/db';
import type { Caller } from '../../../platform/http/Caller';
import type { RowScope } from '../../../identity/rights/dataRules';

type StoredPlan = Omit<PlanRow, 'planId' | 'applyUserId_dictText' | 'status_dictText'>;

/** Columns of plans for lists and data rules. */
export const planColumns = {
  id: purchasePlan.id,
  planNo: purchasePlan.planNo,
  planName: purchasePlan.planName,
  departName: purchasePlan.departName,
  departId: purchasePlan.departId,
  applyUserId: purchasePlan.applyUserId,
  applyTime: purchasePlan.applyTime,
  demandOrgName: purchasePlan.demandOrgName,
  orgConsignee: purchasePlan.orgConsignee,
  orgConsigneeTel: purchasePlan.orgConsigneeTel,
  purchaseUserId: purchasePlan.purchaseUserId,
  purchaseUserName: purchasePlan.purchaseUserName,
  status: purchasePlan.status,
  remark: purchasePlan.remark,
  planFileUrl: purchasePlan.planFileUrl,
  approveUser: purchasePlan.approveUser,
  approveTime: purchasePlan.approveTime,
  approveOpinion: purchasePlan.approveOpinion,
  createBy: purchasePlan.createBy,
  createTime: purchasePlan.createTime,
  updateBy: purchasePlan.updateBy,
  updateTime: purchasePlan.updateTime,
  sysOrgCode: purchasePlan.sysOrgCode,
  tenantId: purchasePlan.tenantId,
};

const lineColumns = {
  id: purchasePlanDetail.id,
  planDetailNo: purchasePlanDetail.planDetailNo,
  materialId: purchasePlanDetail.materialId,
  materialName: purchasePlanDetail.materialName,
  materialCode: purchasePlanDetail.materialCode,
  materialTypeName: purchasePlanDetail.materialTypeName,
  materialDes: purchasePlanDetail.materialDes,
  unit: purchasePlanDetail.unit,
  counts: purchasePlanDetail.counts,
  estimatedPrice: purchasePlanDetail.estimatedPrice,
  demandTime: purchasePlanDetail.demandTime,
  consignee: purchasePlanDetail.consignee,
  consigneeTel: purchasePlanDetail.consigneeTel,
  consigneeAddr: purchasePlanDetail.consigneeAddr,
  otherSkillDemand: purchasePlanDetail.otherSkillDemand,
  models: purchasePlanDetail.models,
  remark: purchasePlanDetail.remark,
  actualCounts: purchasePlanDetail.actualCounts,
  countsChangeReason: purchasePlanDetail.countsChangeReason,
  usedCounts: purchasePlanDetail.usedCounts,
};

/** SQL of demand plans. Every statement applies `scope`. */
export function planStore(db: Database, clock: () => number, scope: RowScope) {
  return {
    async list(caller: Caller, request: ListRequest) {
      const list = listQuery(
        {
          columns: planColumns,
          scope: scope(caller),
          details: {
            purchasePlanDetailList: {
              from: purchasePlanDetail,
              on: and(
                eq(purchasePlanDetail.tenantId, purchasePlan.tenantId),
                eq(purchasePlanDetail.planId, purchasePlan.id),
              )!,
              columns: lineColumns,
            },
          },
        },
        request,
      );
      const page = await selectList(db, purchasePlan, planColumns, list);
      return { ...page, rows: page.rows as StoredPlan[] };
    },

    /** Plans whose number, name or department contains the keyword, newest first. */
    async find(caller: Caller, keyword: string, limit: number) {
      const { planNo, planName, departName } = purchasePlan;
      const rows = await db.orm
        .select({ id: purchasePlan.id, title: planName, code: planNo, note: departName })
        .from(purchasePlan)
        .where(
          and(
            scope(caller),
            or(...[planNo, planName, departName].map((column) => likeSql(column, 'contains', keyword))),
          ),
        )
        .orderBy(desc(purchasePlan.createTime), desc(purchasePlan.id))
        .limit(limit);
      return rows.map((row) => ({ ...row, title: row.title ?? row.code }));
    },

    async countByStatus(tenantId: number): Promise<Map<string, number>> {
      const rows = await db.orm
        .select({ status: purchasePlan.status, count: count() })
        .from(purchasePlan)
        .where(eq(purchasePlan.tenantId, tenantId))
        .groupBy(purchasePlan.status);
      return new Map(rows.map((row) => [row.status, row.count]));
    },

    /** Plan with its lines; undefined when the caller may not see it. */
    async view(caller: Caller, id: string, lock = false) {
      const where = and(scope(caller), eq(purchasePlan.id, id));
      const query = db.orm.select(planColumns).from(purchasePlan).where(where);
      const [plan] = await (lock ? query.for('update') : query);
      return plan && { ...plan, purchasePlanDetailList: await lines(caller.tenantId, id) };
    },

    /** Active user of the tenant's buying side; suppliers and experts cannot be purchasers. */
    async purchaser(tenantId: number, userId: string): Promise<{ id: string; realname: string } | undefined> {
      const [user] = await db.orm
        .select({ id: sysUser.id, realname: sysUser.realname })
        .from(sysUser)
        .innerJoin(sysUserTenant, eq(sysUserTenant.userId, sysUser.id))
        .where(
          and(
            eq(sysUser.id, userId),
            eq(sysUserTenant.tenantId, tenantId),
            eq(sysUser.delFlag, 0),
            eq(sysUser.status, 1),
            eq(sysUser.userType, 'buyer'),
          ),
        );
      return user;
    },

    async save(caller: Caller, id: string, change: PlanChange, purchaseUserName: string): Promise<void> {
      const editor = { updateBy: caller.username };
      await db.orm
        .update(purchasePlan)
        .set({
          status: change.status,
          purchaseUserId: change.purchaseUserId,
          purchaseUserName,
          ...editor,
          updateTime: nextVersion(purchasePlan.updateTime, clock()),
        })
        .where(and(scope(caller), eq(purchasePlan.id, id)));
      for (const { id: lineId, actualCounts, countsChangeReason } of change.lines) {
        await db.orm
          .update(purchasePlanDetail)
          .set({
            actualCounts,
            countsChangeReason,
            ...editor,
            updateTime: nextVersion(purchasePlanDetail.updateTime, clock()),
          })
          .where(and(ofPlan(caller.tenantId, id), eq(purchasePlanDetail.id, lineId)));
      }
    },
  };

  async function lines(tenantId: number, planId: string): Promise<PlanDetail[]> {
    const rows = await db.orm
      .select(lineColumns)
      .from(purchasePlanDetail)
      .where(ofPlan(tenantId, planId))
      .orderBy(asc(purchasePlanDetail.orderNum), asc(purchasePlanDetail.id));
    return rows.map((row) => ({
      ...row,
      counts: Number(row.counts),
      estimatedPrice: row.estimatedPrice === null ? null : Number(row.estimatedPrice),
      actualCounts: row.actualCounts === null ? null : Number(row.actualCounts),
      usedCounts: Number(row.usedCounts),
    }));
  }
}

const ofPlan = (tenantId: number, planId: string): SQL =>
  and(eq(purchasePlanDetail.tenantId, tenantId), eq(purchasePlanDetail.planId, planId))!;
