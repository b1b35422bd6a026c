import { isChoosable, projectLifecycle, projectStatus, SYSTEM_ROLE } from '@gezi/domain';
import { and, asc, desc, eq, inArray, isNotNull, ne, notExists, sql } from 'drizzle-orm';
import { Readable } from 'node:stream';
import {
  bulkInsert,
  contractChangeExecutor,
  contractDetail,
  contractInfo,
  contractPriceConfirm,
  contractSupplemental,
  documentStep,
  incrementDetail,
  materialInfo,
  materialPrice,
  orderDetail,
  orderReceipt,
  purchaseIncrement,
  purchaseInfo,
  purchaseOrder,
  receiptDetail,
  supplierBid,
  supplierBidLine,
  supplierInfo,
  supplierMessage,
  sysFile,
  sysFillNumber,
  sysUser,
  sysUserRole,
  tenderDetail,
  type Database,
} from '../platform/db';
import { groupBy } from '../platform/kit/groupBy';
import type { SecretBox } from '../platform/security/secretBox';
import { numberSeries } from '../records/documents/documentNumber';
import { sealOf, sealSteps } from '../records/documents/stepChain';
import type { FileStorage } from '../platform/storage/FileStorage';
import { storageKey } from '../records/files/storageKey';
import { contracts } from './data/contracts';
import { demoPurchaser } from './demoPurchaser';
import { calendarOf } from './make/calendar';
import { attachmentPage } from './make/fulfilment/attach';
import { fulfilment } from './make/fulfilment/fulfilment';
import { messages } from './make/fulfilment/messages';
import { routineContracts } from './make/fulfilment/routineContracts';
import { newIds, type DemoAward, type FulfilmentWorld, type Person } from './make/fulfilment/world';
import { makeRandom } from './random';
import { seedId } from './seedId';
import { roleId } from './seedReference';

const TENANT = 1;
/** Prefixes of the numbers of contracts, supplements, orders, receipts and increments. */
const PREFIXES = ['HT', 'BC', 'DD', 'SH', 'ZL'];
/** Numbers of the suppliers of the demo accounts. */
const DEMO_SUPPLIERS = [1, 2, 3].map((number) => seedId('supplier', number));

/**
 * Seeds contracts, orders, receipts and increments in every state.
 *
 * @param storage without it the attachments have no content
 */
export async function seedFulfilment(
  db: Database,
  { sign }: SecretBox,
  today: Date,
  storage?: FileStorage,
): Promise<void> {
  const numbers = await numbersOf(db);
  const world = await worldOf(db, today, numbers.next);
  const made = fulfilment([...contracts, ...routineContracts()], world);
  const orders = made.orders;
  const receipts = orders.flatMap((order) => order.receipts);

  await bulkInsert(
    db,
    contractInfo,
    made.contracts.map(({ row }) => row),
  );
  await bulkInsert(
    db,
    contractDetail,
    made.contracts.flatMap(({ lines }) => lines),
  );
  await bulkInsert(
    db,
    contractPriceConfirm,
    made.contracts.flatMap(({ prices }) => prices),
  );
  await bulkInsert(db, contractSupplemental, made.supplements);
  await bulkInsert(db, contractChangeExecutor, made.executorChanges);
  await bulkInsert(
    db,
    purchaseIncrement,
    made.increments.map(({ row }) => row),
  );
  await bulkInsert(
    db,
    incrementDetail,
    made.increments.flatMap(({ lines }) => lines),
  );
  await bulkInsert(
    db,
    purchaseOrder,
    orders.map(({ row }) => row),
  );
  await bulkInsert(
    db,
    orderDetail,
    orders.flatMap(({ lines }) => lines),
  );
  await bulkInsert(
    db,
    orderReceipt,
    receipts.map(({ row }) => row),
  );
  await bulkInsert(
    db,
    receiptDetail,
    receipts.flatMap(({ lines }) => lines),
  );
  await bulkInsert(db, materialPrice, world.prices);
  await bulkInsert(db, documentStep, sealSteps(world.steps, sign));
  await bulkInsert(db, supplierMessage, messages(made, world));
  await bulkInsert(db, sysFile, world.files);
  await numbers.save();
  for (const project of made.contracted) await moveProject(db, sign, project, world.newId('fulfilmentStep'));
  if (storage === undefined) return;
  for (const file of world.files) {
    await storage.put(storageKey(file), Readable.from([attachmentPage(file.fileName)]));
  }
}

/** Numbers of documents, which continue those of the same day. */
async function numbersOf(db: Database) {
  const series = PREFIXES.map((prefix) => numberSeries(prefix, TENANT));
  const used = await db.orm.select().from(sysFillNumber).where(inArray(sysFillNumber.ruleId, series));
  const last = new Map(used.map(({ ruleId, period, number }) => [`${ruleId} ${period}`, number]));
  return {
    next: (prefix: string, time: string): string => {
      const period = time.slice(0, 10).replaceAll('-', '');
      const key = `${numberSeries(prefix, TENANT)} ${period}`;
      const number = (last.get(key) ?? 0) + 1;
      last.set(key, number);
      return `${prefix}${period}${String(number).padStart(4, '0')}`;
    },
    async save(): Promise<void> {
      await db.orm.delete(sysFillNumber).where(inArray(sysFillNumber.ruleId, series));
      const rows = [...last].map(([key, number]) => {
        const [ruleId, period] = key.split(' ') as [string, string];
        return { ruleId, period, number };
      });
      await bulkInsert(db, sysFillNumber, rows);
    },
  };
}

async function worldOf(db: Database, today: Date, numberOf: FulfilmentWorld['numberOf']): Promise<FulfilmentWorld> {
  const calendar = calendarOf(today);
  const users = await db.orm.select().from(sysUser).where(eq(sysUser.delFlag, 0)).orderBy(asc(sysUser.id));
  const { purchaser, depart } = await demoPurchaser(db, TENANT);
  const person = (username: string, role: string): Person =>
    personOf(
      users.find((user) => user.username === username)!,
      role,
    );
  const materials = await db.orm
    .select()
    .from(materialInfo)
    .where(and(eq(materialInfo.tenantId, TENANT), eq(materialInfo.status, '1')))
    .orderBy(asc(materialInfo.code));
  const suppliers = await db.orm
    .select()
    .from(supplierInfo)
    .where(eq(supplierInfo.tenantId, TENANT))
    .orderBy(asc(supplierInfo.id));
  const bySupplier = groupBy(
    users.filter(({ supplierId }) => supplierId !== null),
    ({ supplierId }) => supplierId!,
  );
  return {
    tenantId: TENANT,
    calendar,
    random: makeRandom(61),
    depart,
    declarer: person('declarer', 'declarer'),
    approver: person('approver', 'approver'),
    manager: person('manager', 'manager'),
    purchaser: personOf(purchaser, 'purchaser'),
    successor: personOf(await otherPurchaser(db, purchaser.id), 'purchaser'),
    personOf: (supplierId) => personOf(bySupplier.get(supplierId)![0]!, 'supplier'),
    suppliers: suppliers.filter((supplier) => isChoosable(supplier) && bySupplier.has(supplier.id)),
    demoSuppliers: DEMO_SUPPLIERS,
    materials,
    awards: await awardsOf(db),
    newId: newIds(),
    numberOf,
    steps: [],
    prices: [],
    files: [],
  };
}

const personOf = (user: typeof sysUser.$inferSelect, role: string): Person => ({
  userId: user.id,
  username: user.username,
  realname: user.realname,
  phone: user.phone,
  roles: [role],
  tenantId: TENANT,
  supplierId: user.supplierId,
  orgCode: user.orgCode,
  departsInCharge: user.departIds?.split(',') ?? [],
});

async function otherPurchaser(db: Database, purchaserId: string) {
  const [row] = await db.orm
    .select({ user: sysUser })
    .from(sysUser)
    .innerJoin(sysUserRole, eq(sysUserRole.userId, sysUser.id))
    .where(
      and(
        eq(sysUserRole.tenantId, TENANT),
        eq(sysUserRole.roleId, roleId('purchaser')),
        eq(sysUser.status, 1),
        eq(sysUser.userType, 'buyer'),
        ne(sysUser.id, purchaserId),
      ),
    )
    .orderBy(asc(sysUser.id))
    .limit(1);
  return row!.user;
}

/** Awarded projects of the demo that have no contract, with the lines of their winners. */
async function awardsOf(db: Database): Promise<DemoAward[]> {
  const projects = await db.orm
    .select()
    .from(purchaseInfo)
    .where(
      and(
        eq(purchaseInfo.tenantId, TENANT),
        eq(purchaseInfo.status, projectStatus.awarded),
        isNotNull(purchaseInfo.awardTime),
        sql`${purchaseInfo.id} like '1800%'`,
        notExists(
          db.orm
            .select({ id: contractInfo.id })
            .from(contractInfo)
            .where(and(eq(contractInfo.tenantId, TENANT), eq(contractInfo.purchaseInfoId, purchaseInfo.id))),
        ),
      ),
    )
    .orderBy(asc(purchaseInfo.awardTime), asc(purchaseInfo.id));
  if (projects.length === 0) return [];
  const ids = projects.map(({ id }) => id);
  const rows = await db.orm
    .select({ bid: supplierBid, line: supplierBidLine, detail: tenderDetail })
    .from(supplierBid)
    .innerJoin(supplierBidLine, eq(supplierBidLine.bidId, supplierBid.id))
    .innerJoin(tenderDetail, eq(tenderDetail.id, supplierBidLine.detailId))
    .where(
      and(
        inArray(supplierBid.purchaseInfoId, ids),
        eq(supplierBid.isWinner, '1'),
        isNotNull(supplierBidLine.actualPrice),
      ),
    )
    .orderBy(asc(supplierBid.id), asc(supplierBidLine.orderNum));
  const byProject = groupBy(rows, ({ bid }) => bid.purchaseInfoId);
  return projects.map((project) => ({
    project: { ...project, awardTime: project.awardTime! },
    winners: [...groupBy(byProject.get(project.id) ?? [], ({ bid }) => bid.id)].map(([bidId, lines]) => ({
      bidId,
      supplierId: lines[0]!.bid.supplierId,
      lines: lines.map(({ line, detail }) => ({
        tenderDetailId: detail.id,
        materialId: detail.materialId,
        materialCode: detail.materialCode,
        materialName: detail.materialName,
        materialTypeName: detail.materialTypeName,
        materialDes: detail.materialDes,
        unit: detail.unit,
        models: line.specs ?? detail.models,
        brand: line.brand,
        price: line.actualPrice!,
        count: line.actualCount!,
      })),
    })),
  }));
}

/** Moves a project on whose winners have contracts in force, and continues its timeline. */
async function moveProject(
  db: Database,
  sign: SecretBox['sign'],
  { id, time }: { id: string; time: string },
  stepId: string,
): Promise<void> {
  const [project] = await db.orm.select().from(purchaseInfo).where(eq(purchaseInfo.id, id));
  const system = { userId: '', roles: [SYSTEM_ROLE] };
  // This step reads the header only.
  const outcome = projectLifecycle.step('contract', project as never, system);
  if (!outcome.ok) throw new Error(`project ${id} refuses its contracts`);
  const { from, to } = outcome.value;
  const ofProject = and(eq(documentStep.tenantId, TENANT), eq(documentStep.documentId, id));
  const [last] = await db.orm.select().from(documentStep).where(ofProject).orderBy(desc(documentStep.seq)).limit(1);
  const step = {
    documentTable: 'purchase_info',
    documentId: id,
    action: 'contract',
    fromStatus: from,
    toStatus: to,
    remark: null,
    operator: null,
    operateTime: time,
    tenantId: TENANT,
  };
  await db.orm.update(documentStep).set({ tip: null }).where(ofProject);
  await db.orm.insert(documentStep).values({
    id: stepId,
    ...step,
    ...sealOf(step, { seq: last!.seq!, hash: last!.hash! }, sign),
  });
  await db.orm.update(purchaseInfo).set({ status: to, updateTime: time }).where(eq(purchaseInfo.id, id));
}
