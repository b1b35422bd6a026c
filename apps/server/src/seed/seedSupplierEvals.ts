import { evaluatedTotal, evalStatus, levelOfScore, meanScore, orderStatus } from '@gezi/domain';
import { and, asc, desc, eq, isNotNull, lte, sql } from 'drizzle-orm';
import { bulkInsert, purchaseOrder, supplierEvaluation, supplierInfo, type Database } from '../platform/db';
import { supplierDimensions, supplierMarks } from './data/evaluation';
import { calendarOf } from './make/calendar';
import { seedId } from './seedId';

const TENANT = 1;
/** Evaluated suppliers, and evaluations of each. */
const [EVALUATED, TIMES] = [12, 3];
/** Every fourth supplier has a draft beside its evaluations. */
const DRAFT_EVERY = 4;

/** Seeds evaluations of suppliers of the first company; their scores follow from them, and their levels stay. */
export async function seedSupplierEvals(db: Database, today: Date): Promise<void> {
  const calendar = calendarOf(today);
  const suppliers = await db.orm
    .select({ id: supplierInfo.id, name: supplierInfo.name, level: supplierInfo.level })
    .from(supplierInfo)
    .where(and(eq(supplierInfo.tenantId, TENANT), isNotNull(supplierInfo.level)))
    .orderBy(asc(supplierInfo.id))
    .limit(EVALUATED);
  const evaluations = suppliers.flatMap(({ id: supplierId, name: supplierName, level }, at) => {
    const marks = supplierMarks[level as keyof typeof supplierMarks];
    return Array.from({ length: TIMES + (at % DRAFT_EVERY === 0 ? 1 : 0) }, (_, nth) => {
      const isDraft = nth === TIMES;
      const itemList = supplierDimensions.map(({ name, weight }, place) => ({
        itemName: name,
        markValue: weight,
        score: isDraft && place > 1 ? null : marks[(place + nth + at) % marks.length]!,
      }));
      const total = evaluatedTotal(itemList);
      const time = calendar.past(80 - nth * 25 - (at % 5), 10 + at / 4);
      return {
        id: seedId('supplierEvaluation', at * (TIMES + 1) + nth + 1),
        supplierId,
        supplierName,
        period: time.slice(0, 7),
        itemList,
        totalScore: total === null ? null : String(total),
        level: levelOfScore(total),
        status: isDraft ? evalStatus.draft : evalStatus.submitted,
        evalUser: isDraft ? null : 'manager',
        evalTime: isDraft ? null : time,
        createBy: 'manager',
        createTime: time,
        updateTime: time,
        tenantId: TENANT,
      };
    });
  });
  await bulkInsert(db, supplierEvaluation, evaluations);
  // A score is the mean of evaluations, so that suppliers without any have none.
  await db.orm.update(supplierInfo).set({ score: null }).where(isNotNull(supplierInfo.score));
  for (const { id } of suppliers) {
    const totals = evaluations.flatMap((row) =>
      row.supplierId === id && row.totalScore ? Number(row.totalScore) : [],
    );
    const times = evaluations.flatMap((row) => (row.supplierId === id && row.evalTime ? row.evalTime : []));
    await db.orm
      .update(supplierInfo)
      .set({
        score: String(meanScore(totals)),
        scoreUntil: sql`${times.toSorted()[0]}::timestamp + interval '12 months'`,
      })
      .where(eq(supplierInfo.id, id));
  }
}

/** A submitted evaluation is of the newest completed order of its supplier before it. */
export async function seedEvaluatedOrders(db: Database): Promise<void> {
  const evaluations = await db.orm
    .select()
    .from(supplierEvaluation)
    .where(and(eq(supplierEvaluation.tenantId, TENANT), eq(supplierEvaluation.status, evalStatus.submitted)));
  for (const { id, supplierId, evalTime } of evaluations) {
    const [order] = await db.orm
      .select()
      .from(purchaseOrder)
      .where(
        and(
          eq(purchaseOrder.tenantId, TENANT),
          eq(purchaseOrder.supplierId, supplierId),
          eq(purchaseOrder.status, orderStatus.completed),
          lte(purchaseOrder.updateTime, evalTime!),
        ),
      )
      .orderBy(desc(purchaseOrder.updateTime), desc(purchaseOrder.id))
      .limit(1);
    if (!order) continue;
    await db.orm
      .update(supplierEvaluation)
      .set({ orderId: order.id, contractId: order.contractId })
      .where(eq(supplierEvaluation.id, id));
  }
}
