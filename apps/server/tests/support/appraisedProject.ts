import { eq } from 'drizzle-orm';
import {
  newId,
  purchaseInfo,
  purchaseInvite,
  purchaseScoreItem,
  supplierBid,
  supplierBidLine,
  tenderDetail,
} from '../../src/platform/db';
import type { TestCaller, TestServer } from './startTestServer';

/** A project with evaluation, made by direct inserts. */
export interface AppraisedProject {
  id: string;
  /** Ids of the dimensions, with 60 and 40 percent. */
  tech: string;
  price: string;
  lineId: string;
}

/** Stores a project with two dimensions and one line of unknown type. @param suppliers ids of invited suppliers */
export async function appraisedProject(
  { db }: TestServer,
  { userId }: Pick<TestCaller, 'userId'>,
  change: Partial<typeof purchaseInfo.$inferInsert> = {},
  suppliers: readonly string[] = [],
): Promise<AppraisedProject> {
  const [id, tech, price, lineId] = [newId(), newId(), newId(), newId()];
  const of = { purchaseInfoId: id, tenantId: 1 };
  const created = { createTime: '2026-01-01 00:00:00', updateTime: '2026-01-01 00:00:00' };
  await db.orm.insert(purchaseInfo).values({
    ...created,
    id,
    proNo: `CG${id}`,
    proName: '循环水泵评审采购',
    departName: '采购部',
    applyUserId: userId,
    buyType: '5',
    contractType: '1',
    status: '3',
    expertSiftRule: { id: null, name: '三人组', techNum: 2, busiNum: 1 },
    tenantId: 1,
    ...change,
  });
  await db.orm
    .insert(tenderDetail)
    .values({ ...of, id: lineId, materialName: '循环水泵', unit: '台', actualCounts: '2', estimatedPrice: '50000' });
  await db.orm.insert(purchaseScoreItem).values([
    { ...of, ...created, id: tech, orderNum: 1, itemName: '技术方案', markValue: 60 },
    { ...of, ...created, id: price, orderNum: 2, itemName: '投标报价', markValue: 40 },
  ]);
  if (suppliers.length > 0) {
    await db.orm
      .insert(purchaseInvite)
      .values(suppliers.map((supplierId) => ({ ...of, id: newId(), supplierId, supplierName: supplierId })));
  }
  return { id, tech, price, lineId };
}

/** Stores an opened bid with one line. @returns its id */
export async function openedBid(
  { db }: TestServer,
  { id: purchaseInfoId, lineId }: AppraisedProject,
  supplierName: string,
  tenderPrice: number,
  change: Partial<typeof supplierBid.$inferInsert> = {},
): Promise<string> {
  const id = newId();
  const of = { purchaseInfoId, tenantId: 1 };
  await db.orm.insert(supplierBid).values({
    ...of,
    id,
    supplierId: `supplier-${supplierName}`,
    supplierName,
    status: '3',
    submitTime: '2026-01-05 10:00:00',
    tenderPrice: String(tenderPrice),
    createTime: '2026-01-04 10:00:00',
    ...change,
  });
  await db.orm
    .insert(supplierBidLine)
    .values({ ...of, id: newId(), bidId: id, detailId: lineId, count: '2', price: String(tenderPrice / 2) });
  return id;
}

/** The project's row. */
export const storedProject = async ({ db }: TestServer, { id }: AppraisedProject) =>
  (await db.orm.select().from(purchaseInfo).where(eq(purchaseInfo.id, id)))[0]!;
