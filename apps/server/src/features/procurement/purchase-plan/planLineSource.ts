import { maySteer, openQuantity, PLAN_OPEN_FOR_USE, planStatus, usedAfter, type PlanDetail } from '@gezi/domain';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Services } from '../../../FeatureModule';
import { clockLogger } from '../../../identity/audit/clockLogger';
import { bulkUpdate, purchasePlan, purchasePlanDetail } from '../../../platform/db';
import type { Caller } from '../../../platform/http/Caller';
import { refuse } from '../../../platform/http/refusal';
import { systemCaller } from '../../../platform/http/systemCaller';
import type { LineSource, SourceLine } from '../../../records/documents/LineSource';
import { lineStore } from '../../../records/documents/lineStore';
import { finishSettled } from './finishSettled';
import { planKind } from './planKind';
import type { plans } from './plans';
import { planTexts } from './texts';

/** Lines of demand plans, which projects take quantities from (contract, part 3 §4.1). */
export function planLineSource(
  { db, clock, audit }: Pick<Services, 'db' | 'clock' | 'audit'>,
  { records }: Pick<ReturnType<typeof plans>, 'records'>,
): LineSource<PlanDetail> {
  const lines = lineStore(db, clock, planKind.lines.purchasePlanDetailList);
  const logAs = clockLogger(audit);
  const finish = finishSettled({ db, audit }, { records });

  return {
    async find(caller, lineIds) {
      const headers = await headersOf(caller, lineIds);
      const wanted = new Set(lineIds);
      const found: SourceLine<PlanDetail>[] = [];
      const byPlan = await lines.read(
        caller.tenantId,
        headers.filter((plan) => isOpenTo(caller, plan)).map(({ id }) => id),
      );
      for (const [documentId, planLines] of byPlan) {
        for (const line of planLines as unknown as PlanDetail[]) {
          if (wanted.has(line.id)) found.push({ documentId, line, open: String(openQuantity(line)) });
        }
      }
      return found;
    },

    async use(caller, uses) {
      const ids = [...new Set(uses.map(({ lineId }) => lineId))];
      const visible = new Map((await headersOf(caller, ids)).map((plan) => [plan.id, plan]));
      const locked = await lockedLines(caller.tenantId, ids);
      const byId = new Map(locked.map((line) => [line.id, line]));
      for (const { lineId, quantity, field } of uses) {
        const plan = visible.get(byId.get(lineId)?.planId ?? '');
        const mayTake = plan !== undefined && isOpenTo(caller, plan);
        if (!byId.has(lineId) || (!quantity.startsWith('-') && !mayTake)) throw refuse(planTexts.notOpenLine, field);
      }
      const used = usedAfter(locked, uses);
      if (!used.ok) throw refuse(planTexts.tooMuch(used.reason.open), used.reason.field);
      await bulkUpdate(
        db,
        purchasePlanDetail,
        [...used.value].map(([id, usedCounts]) => ({ id, usedCounts })),
        eq(purchasePlanDetail.tenantId, caller.tenantId),
      );
      await moveOn(caller.tenantId, [...new Set(locked.map(({ planId }) => planId))]);
    },

    async settle(tenantId, lineIds) {
      const rows = await plansOf(tenantId, lineIds);
      await finish(tenantId, [...new Set(rows.map(({ planId }) => planId))]);
    },
  };

  /** Headers of plans with the lines, as far as the caller sees them. */
  function headersOf(caller: Caller, lineIds: readonly string[]) {
    const { id, status, purchaseUserId } = purchasePlan;
    return db.orm
      .select({ id, status, purchaseUserId })
      .from(purchasePlan)
      .where(and(records.scope(caller), inArray(id, plansOf(caller.tenantId, lineIds))));
  }

  function plansOf(tenantId: number, lineIds: readonly string[]) {
    return db.orm
      .select({ planId: purchasePlanDetail.planId })
      .from(purchasePlanDetail)
      .where(and(eq(purchasePlanDetail.tenantId, tenantId), inArray(purchasePlanDetail.id, [...lineIds])));
  }

  /** Locks the plans first, like every change of a plan, so that two changes never wait for each other. */
  async function lockedLines(tenantId: number, lineIds: readonly string[]) {
    await db.orm
      .select({ id: purchasePlan.id })
      .from(purchasePlan)
      .where(and(eq(purchasePlan.tenantId, tenantId), inArray(purchasePlan.id, plansOf(tenantId, lineIds))))
      .orderBy(asc(purchasePlan.id))
      .for('update');
    const { id, planId, counts, actualCounts, usedCounts } = purchasePlanDetail;
    const rows = await db.orm
      .select({ id, planId, counts, actualCounts, usedCounts })
      .from(purchasePlanDetail)
      .where(and(eq(purchasePlanDetail.tenantId, tenantId), inArray(id, [...lineIds])));
    return rows.map((row) => ({
      ...row,
      counts: Number(row.counts),
      actualCounts: row.actualCounts === null ? null : Number(row.actualCounts),
      usedCounts: Number(row.usedCounts),
    }));
  }

  /** Plans with used lines are being purchased, others are to be purchased. */
  async function moveOn(tenantId: number, planIds: readonly string[]): Promise<void> {
    const system = systemCaller(tenantId);
    const usedLines = await lines.read(tenantId, planIds);
    for (const id of planIds) {
      const plan = await records.findOrRefuse(system, id);
      const isUsed = (usedLines.get(id) as unknown as PlanDetail[]).some(({ usedCounts }) => usedCounts > 0);
      const action = isUsed ? 'use' : 'release';
      const from = isUsed ? planStatus.toPurchase : planStatus.purchasing;
      if (plan.status === from) await records.act(system, action, { id }, logAs(system, `plan-${action}`));
    }
  }
}

/** Managers and the assigned purchaser, while the plan is open for projects. */
const isOpenTo = (caller: Caller, plan: { status: string; purchaseUserId: string | null }): boolean =>
  (PLAN_OPEN_FOR_USE as readonly string[]).includes(plan.status) && maySteer(plan, caller);
