import type { OrderReceipt, PurchaseOrder, Supplemental } from '@gezi/domain';
import { and, eq, inArray, notInArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import {
  contractDetail,
  contractInfo,
  newId,
  openDb,
  orderDetail,
  orderReceipt,
  purchaseOrder,
  receiptDetail,
  sysFile,
  sysUser,
  type Database,
} from '../src/platform/db';
import { makeContract } from './support/orderRecords';
import { startTestServer, type TestCaller, type TestServer } from './support/startTestServer';
import { createServerDatabase, dropServerDatabase } from './testDatabase';

const address = process.env.TEST_DATABASE_URL;
const ORDERS = '/purchase/purchaseOrder';
const SALES = '/sale/saleOrder';
const SUPPLEMENTS = '/contract/supplemental';
const DEMAND = { demandTime: '2099-01-31', consignee: '王工', consigneeTel: '13800000001', consigneeAddr: '一号仓库' };

/** Two servers on one PostgreSQL: what two people do to one contract at once. */
describe.skipIf(!address)('contracts and orders of two servers', () => {
  let databaseUrl: string;
  const databases: Database[] = [];
  const servers: TestServer[] = [];
  /** A purchaser and the supplier, each at both servers. */
  let purchasers: TestCaller[];
  let suppliers: TestCaller[];
  let supplierId: string;
  let nth = 0;
  beforeAll(async () => {
    databaseUrl = await createServerDatabase(address!, new URL(inject('demoDatabase')).pathname.slice(1));
    for (let node = 0; node < 2; node += 1) {
      const db = await openDb({ databaseUrl });
      databases.push(db);
      servers.push(await startTestServer({ db }));
    }
    purchasers = await Promise.all(servers.map((server) => server.as('manager', { tenant: 1 })));
    suppliers = await Promise.all(servers.map((server) => server.as('supplier', { tenant: 1 })));
    const [user] = await databases[0]!.orm.select().from(sysUser).where(eq(sysUser.username, 'supplier'));
    supplierId = user!.supplierId!;
  });
  afterAll(async () => {
    for (const server of servers) await server.close();
    for (const db of databases) await db.close();
    await dropServerDatabase(address!, databaseUrl);
  });

  /** A contract in force over 10 pieces at 12.5 yuan. */
  async function contract(): Promise<string> {
    nth += 1;
    const id = `race-contract-${nth}`;
    await makeContract(servers[0]!, { id, supplierId, lines: [{ count: '10', price: '12.5' }] });
    return id;
  }
  const post = async <Result>(caller: TestCaller, path: string, body: object) =>
    (await caller.post<Result>(path, body)).body;
  async function draft(contractId: string, count: number): Promise<PurchaseOrder> {
    const order = await post<PurchaseOrder>(purchasers[0]!, `${ORDERS}/add`, {
      contractId,
      ...DEMAND,
      orderDetailList: [{ contractDetailId: `${contractId}-line-1`, count }],
    });
    expect(order.message).toBe('添加成功！');
    return order.result!;
  }
  const submit = (server: number, id: string) => post<PurchaseOrder>(purchasers[server]!, `${ORDERS}/submit`, { id });

  /** Quantities of the contract, which are those of its orders and receipts, and its amounts. */
  async function reconciled(contractId: string) {
    const { orm } = databases[0]!;
    const [line] = await orm.select().from(contractDetail).where(eq(contractDetail.contractId, contractId));
    const [header] = await orm.select().from(contractInfo).where(eq(contractInfo.id, contractId));
    const orders = await orm
      .select({ taken: sql<string>`coalesce(sum(${orderDetail.count} - ${orderDetail.releasedCount}), 0)` })
      .from(orderDetail)
      .innerJoin(purchaseOrder, eq(purchaseOrder.id, orderDetail.orderId))
      .where(and(eq(purchaseOrder.contractId, contractId), notInArray(purchaseOrder.status, ['0', '3', '9'])));
    const receipts = await orm
      .select({ accepted: sql<string>`coalesce(sum(${receiptDetail.acceptCount}), 0)` })
      .from(receiptDetail)
      .innerJoin(orderReceipt, eq(orderReceipt.id, receiptDetail.receiptId))
      .where(eq(orderReceipt.contractId, contractId));
    const [ordered, received] = [Number(line!.orderedCount), Number(line!.receivedCount)];
    expect([Number(orders[0]!.taken), Number(receipts[0]!.accepted)]).toEqual([ordered, received]);
    expect([Number(header!.orderedPrice), Number(header!.receivedPrice)]).toEqual([ordered * 12.5, received * 12.5]);
    return { ordered, received, status: header!.status };
  }

  test('of purchasers who order the last quantity at once, as many succeed as it is enough for', async () => {
    const contractId = await contract();
    const drafts = await Promise.all(Array.from({ length: 6 }, () => draft(contractId, 4)));
    const answers = await Promise.all(drafts.map(({ id }, at) => submit(at % 2, id)));
    expect(answers.filter(({ success }) => success)).toHaveLength(2);
    for (const refusal of answers.filter(({ success }) => !success)) {
      expect(refusal).toMatchObject({ code: 500, field: 'orderDetailList/0/count' });
    }
    expect(await reconciled(contractId)).toMatchObject({ ordered: 8 });
  });

  /** A supplement that extends the contract. */
  async function supplement(contractId: string): Promise<string> {
    const [id, url] = [newId(), `contractSupplemental/x_${newId()}.pdf`];
    const file = { id, fileName: 'x.pdf', fileSize: 1, fileType: 'pdf', url, biz: 'contractSupplemental', tenantId: 1 };
    await databases[0]!.orm.insert(sysFile).values({ ...file, uploadBy: 'manager' });
    const added = await post<Supplemental>(purchasers[0]!, `${SUPPLEMENTS}/add`, {
      contractId,
      endDate: '2100-12-31',
      supplementalUrl: JSON.stringify([{ name: 'x.pdf', url }]),
    });
    expect(added.message).toBe('添加成功！');
    return added.result!.id;
  }

  test('an order that is placed while a supplement is submitted comes before it or is refused', async () => {
    for (let round = 0; round < 4; round += 1) {
      const contractId = await contract();
      const [{ id }, supplementId] = [await draft(contractId, 4), await supplement(contractId)];
      const [order, sent] = await Promise.all([
        submit(0, id),
        post<Supplemental>(purchasers[1]!, `${SUPPLEMENTS}/submit`, { id: supplementId }),
      ]);
      expect(sent).toMatchObject({ success: true });
      expect(order.success ? order.result!.status : order.field).toBe(order.success ? '1' : 'contractId');
      expect(await reconciled(contractId)).toEqual({ ordered: order.success ? 4 : 0, received: 0, status: '5' });
      const confirmed = await post<Supplemental>(suppliers[1]!, `${SUPPLEMENTS}/confirm`, { id: supplementId });
      expect(confirmed).toMatchObject({ success: true });
      expect(order.success ? order : await submit(0, id)).toMatchObject({ success: true });
      expect(await reconciled(contractId)).toEqual({ ordered: 4, received: 0, status: '4' });
    }
  });

  test('of a supplement that is submitted and deleted at once, one succeeds and nobody waits for the other', async () => {
    for (let round = 0; round < 8; round += 1) {
      const [contractId, other] = [await contract(), await contract()];
      const [id, second] = [await supplement(contractId), await supplement(other)];
      const [sent, sentToo, removed] = await Promise.all([
        post<Supplemental>(purchasers[0]!, `${SUPPLEMENTS}/submit`, { id }),
        post<Supplemental>(purchasers[0]!, `${SUPPLEMENTS}/submit`, { id: second }),
        purchasers[1]!.call('DELETE', `${SUPPLEMENTS}/deleteBatch`, { ids: `${second},${id}` }),
      ]);
      // Both are deleted, or none: the deletion is refused as a whole.
      const submitted = [sent, sentToo].filter(({ success }) => success);
      expect(removed.body.success).toBe(submitted.length === 0);
      const refused = [sent, sentToo, removed.body].filter(({ success }) => !success);
      expect(refused.map(({ field }) => field)).not.toContain(undefined);
    }
  });

  test('a receipt is recorded once, whoever receives at once', async () => {
    const contractId = await contract();
    const order = await draft(contractId, 4);
    await submit(0, order.id);
    await post(suppliers[0]!, `${SALES}/confirm`, { id: order.id });
    const { result: receipt } = await post<OrderReceipt>(suppliers[1]!, `${SALES}/deliver`, {
      orderId: order.id,
      deliveryNo: 'SF1',
      carrier: '顺丰',
      receiptDetailList: [{ orderDetailId: order.orderDetailList[0]!.id, deliverCount: 3 }],
    });
    const received = {
      id: receipt!.id,
      receiptDetailList: [{ id: receipt!.receiptDetailList[0]!.id, acceptCount: 3, rejectCount: 0 }],
    };
    const answers = await Promise.all(
      [0, 1, 0, 1].map((server) => post(purchasers[server]!, '/order/receipt/receive', received)),
    );
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
    expect(answers.find(({ success }) => !success)).toMatchObject({ field: 'status' });
    expect(await reconciled(contractId)).toMatchObject({ ordered: 4, received: 3 });
  });

  test('a restart of the database leaves each action done or not', async () => {
    const contractId = await contract();
    const orders = await Promise.all(Array.from({ length: 4 }, () => draft(contractId, 2)));
    const ids = orders.map(({ id }) => id);
    await submit(0, ids[0]!);
    const name = new URL(databaseUrl).pathname.slice(1);
    const other = await openDb({ databaseUrl: address! });
    const endConnections = () =>
      other.pool.query(`select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`);
    const attempts = [
      ...ids.slice(1).map((id, at) => submit(at % 2, id)),
      post<PurchaseOrder>(suppliers[0]!, `${SALES}/confirm`, { id: ids[0]! }),
    ];
    const ends = [5, 15, 25].map(async (after) => {
      await new Promise((resolve) => setTimeout(resolve, after));
      await endConnections();
    });
    const answers = await Promise.all(attempts);
    await Promise.all(ends);
    await other.close();

    const stored = await databases[0]!.orm.select().from(purchaseOrder).where(inArray(purchaseOrder.id, ids));
    const statusOf = (id: string) => stored.find((row) => row.id === id)!.status;
    expect(answers.every(({ success, code }) => success || code >= 500)).toBe(true);
    for (const [at, id] of [...ids.slice(1), ids[0]!].entries()) {
      const after = at === 3 ? '2' : '1';
      const before = at === 3 ? '1' : '0';
      expect(answers[at]!.success ? [after] : [before, after]).toContain(statusOf(id));
    }
    await reconciled(contractId);
    const again = await Promise.all(ids.filter((id) => statusOf(id) === '0').map((id) => submit(1, id)));
    expect(again.every(({ success }) => success)).toBe(true);
    expect(await reconciled(contractId)).toMatchObject({ ordered: 8 });
  });
});
