import { buyType, planStatus, projectStatus } from '@gezi/domain';
import { and, asc, eq, gt, inArray, like, lte, notExists } from 'drizzle-orm';
import { documentStep, purchasePlan, purchasePlanDetail, tenderDetail, type Database } from '../platform/db';
import { groupBy } from '../platform/kit/groupBy';
import type { SecretBox } from '../platform/security/secretBox';
import type { ProjectSeed } from './data/projects';
import { demoPurchaser } from './demoPurchaser';
import { calendarOf } from './make/calendar';
import { seedProjects } from './seedProjects';

const TENANT = 1;
/** Most projects, and days since their plans were used: time for the quotation, the award, the contract and an order. */
const [MOST, AGE] = [4, 34];
/** Days from the creation of the project to the first and the last day of the quotation. */
const [FROM, TO] = [5, 11];
const METHODS = [buyType.invite, buyType.compete];

/**
 * Seeds the projects that took quantities of the purchaser's demand plans, and were awarded. They are created when the
 * timeline of the plan says so.
 *
 * @param first number of the first one
 */
export async function seedPlannedProjects(db: Database, secrets: SecretBox, today: Date, first: number): Promise<void> {
  const calendar = calendarOf(today);
  const { purchaser } = await demoPurchaser(db, TENANT);
  const plans = await db.orm
    .select({ id: purchasePlan.id, name: purchasePlan.planName, usedAt: documentStep.operateTime })
    .from(purchasePlan)
    .innerJoin(
      documentStep,
      and(
        eq(documentStep.tenantId, TENANT),
        eq(documentStep.documentTable, 'purchase_plan'),
        eq(documentStep.documentId, purchasePlan.id),
        eq(documentStep.action, 'use'),
      ),
    )
    .where(
      and(
        eq(purchasePlan.tenantId, TENANT),
        like(purchasePlan.id, '1800%'),
        eq(purchasePlan.status, planStatus.purchasing),
        eq(purchasePlan.purchaseUserId, purchaser.id),
        lte(documentStep.operateTime, calendar.past(AGE, 17)),
        notExists(
          db.orm
            .select({ id: tenderDetail.id })
            .from(tenderDetail)
            .innerJoin(purchasePlanDetail, eq(purchasePlanDetail.id, tenderDetail.planDetailId))
            .where(eq(purchasePlanDetail.planId, purchasePlan.id)),
        ),
      ),
    )
    .orderBy(asc(documentStep.operateTime), asc(purchasePlan.id))
    .limit(MOST);
  if (plans.length === 0) return;
  const used = await db.orm
    .select()
    .from(purchasePlanDetail)
    .where(
      and(
        inArray(
          purchasePlanDetail.planId,
          plans.map(({ id }) => id),
        ),
        gt(purchasePlanDetail.usedCounts, '0'),
      ),
    )
    .orderBy(asc(purchasePlanDetail.planId), asc(purchasePlanDetail.orderNum));
  const linesOf = groupBy(used, ({ planId }) => planId);
  const seeds = plans.map(({ id: planId, name, usedAt }, at): ProjectSeed => {
    const created = daysSince(usedAt);
    return {
      name: name.replace(/需求计划$/, '采购'),
      buyType: METHODS[at % METHODS.length]!,
      status: projectStatus.awarded,
      materials: { planId, usedAt, lines: linesOf.get(planId) ?? [] },
      created,
      from: FROM - created,
      to: TO - created,
      // Suppliers with accounts, who confirm contracts and orders; the first three are those of demo accounts.
      firstBidder: 3 + at * 3,
      winners: 1 + (at % 2),
    };
  });
  await seedProjects(db, secrets, today, seeds, first);

  function daysSince(time: string): number {
    let days = 0;
    while (calendar.past(days, 9).slice(0, 10) > time.slice(0, 10)) days += 1;
    return days;
  }
}
