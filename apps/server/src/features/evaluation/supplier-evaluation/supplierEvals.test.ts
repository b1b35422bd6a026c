import type { SupplierEval, SupplierInfo, SupplierProfile, Todo } from '@gezi/domain';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestCaller, type TestServer } from '../../../../tests/support/startTestServer';
import { contractInfo, purchaseOrder, supplierEvaluation, supplierInfo } from '../../../platform/db';

const BASE = '/evaluation/supplierEval';

let server: TestServer;
let purchaser: TestCaller;
let nth = 0;
beforeAll(async () => {
  server = await startTestServer();
  purchaser = await server.as('purchaser');
});
afterAll(() => server.close());

/** A new normal supplier. */
async function supplier(): Promise<string> {
  nth += 1;
  const id = `evaluated-${nth}`;
  const row = {
    name: `评价泵业 ${nth}`,
    creditCode: `91310115MA1H8Y${String(nth).padStart(4, '0')}`,
    linkman: '陈晓燕',
  };
  await server.db.orm
    .insert(supplierInfo)
    .values({ id, ...row, mobile: '13800138000', auditStatus: '1', source: '2', tenantId: 1 });
  return id;
}
const items = (...scores: (number | null)[]) =>
  scores.map((score, at) => ({ itemName: `维度${at + 1}`, markValue: at === 0 ? 60 : 40, score }));
const add = async (supplierId: string, over: object = {}) =>
  (await purchaser.post<SupplierEval>(`${BASE}/add`, { supplierId, itemList: items(90, 80), ...over })).body;
const submit = async (id: string) => (await purchaser.post<SupplierEval>(`${BASE}/submit`, { id })).body;
const evaluate = async (supplierId: string, ...scores: number[]) =>
  submit((await add(supplierId, { itemList: items(...scores) })).result!.id);
const viewSupplier = async (id: string) =>
  (await purchaser.get<SupplierInfo>('/supplier/supplierInfo/queryById', { id })).body.result!;

describe('a draft', () => {
  test('has the weighted total and its level', async () => {
    expect(await add(await supplier())).toMatchObject({
      success: true,
      result: { status: '0', totalScore: 86, level: 'B', evalTime: null },
    });
  });

  test('may lack scores and weights, which a submission refuses', async () => {
    const { result } = await add(await supplier(), { itemList: items(90, null) });
    expect(result).toMatchObject({ totalScore: null, level: null });
    expect(await submit(result!.id)).toMatchObject({ success: false, field: 'itemList/1/score' });
    const weight = { id: result!.id, itemList: [{ itemName: '质量', markValue: 90, score: 1 }] };
    await purchaser.put(`${BASE}/edit`, weight);
    expect(await submit(result!.id)).toMatchObject({ success: false, field: 'itemList', message: '权重合计应为100' });
  });

  test.each([
    [{ supplierId: 'nobody' }, 'supplierId'],
    [{ itemList: [...items(90), ...items(80)] }, 'itemList/1/itemName'],
    [{ itemList: items(90.123, 80) }, 'itemList/0/score'],
    [{ itemList: items(101, 80) }, 'itemList/0/score'],
    [{ contractId: 'nothing' }, 'contractId'],
    [{ orderId: 'nothing' }, 'orderId'],
  ])('is refused with its field: %j', async (over, field) => {
    expect(await add(await supplier(), over)).toMatchObject({ success: false, field });
  });

  test('waits for its author among the todos', async () => {
    const waiting = async () =>
      (await purchaser.get<Todo[]>('/dashboard/todos')).body.result!.find(({ code }) => code === 'supplierEval-submit')
        ?.count ?? 0;
    const before = await waiting();
    const { result } = await add(await supplier());
    expect(await waiting()).toBe(before + 1);
    await submit(result!.id);
    expect(await waiting()).toBe(before);
  });
});

describe('a submission', () => {
  test('sets score and level of the supplier from its evaluations of twelve months', async () => {
    const id = await supplier();
    await evaluate(id, 100, 100);
    expect(await viewSupplier(id)).toMatchObject({ score: 100, level: 'A' });
    await evaluate(id, 60, 55);
    expect(await viewSupplier(id)).toMatchObject({ score: 79, level: 'B' });
    await server.db.orm
      .update(supplierEvaluation)
      .set({ evalTime: sql`now() at time zone 'Asia/Shanghai' - interval '13 months'` })
      .where(eq(supplierEvaluation.supplierId, id));
    await evaluate(id, 50, 50);
    expect(await viewSupplier(id)).toMatchObject({ score: 50, level: 'D' });
    const { body } = await purchaser.get<SupplierProfile>('/supplier/supplierInfo/profile', { id });
    expect(body.result!.evals).toEqual({ count: 3, score: 50 });
  });

  test('of several at once counts all of them', async () => {
    const id = await supplier();
    const drafts = await Promise.all([100, 80, 60].map((score) => add(id, { itemList: items(score, score) })));
    await Promise.all(drafts.map(({ result }) => submit(result!.id)));
    expect(await viewSupplier(id)).toMatchObject({ score: 80, level: 'B' });
  });

  test('ages: an evaluation counts for twelve months, then the others alone', async () => {
    const id = await supplier();
    for (const score of [90, 70]) await submit((await add(id, { itemList: items(score, score) })).result!.id);
    expect(await viewSupplier(id)).toMatchObject({ score: 80, level: 'B' });
    const { orm } = server.db;
    const rows = await orm.select().from(supplierEvaluation).where(eq(supplierEvaluation.supplierId, id));
    /** As if the evaluation of a score were so old. */
    const age = async (totalScore: string, evalTime: string) => {
      const { id: evaluation } = rows.find((row) => Number(row.totalScore) === Number(totalScore))!;
      await orm.update(supplierEvaluation).set({ evalTime }).where(eq(supplierEvaluation.id, evaluation));
      await orm.update(supplierInfo).set({ scoreUntil: '2020-01-01 00:00:00' }).where(eq(supplierInfo.id, id));
      const servers = await Promise.all([1, 2].map(() => startTestServer({ db: server.db, schedule: true })));
      const isDue = async () => {
        const [row] = await orm.select().from(supplierInfo).where(eq(supplierInfo.id, id));
        return row!.scoreUntil?.startsWith('2020') === true;
      };
      await expect.poll(isDue, { timeout: 10_000 }).toBe(false);
      await Promise.all(servers.map((one) => one.close()));
    };
    await age('90', '2019-01-01 00:00:00');
    expect(await viewSupplier(id)).toMatchObject({ score: 70, level: 'C' });
    await age('70', '2019-01-01 00:00:00');
    expect(await viewSupplier(id)).toMatchObject({ score: null, level: 'C' });
  });

  test('fixes the evaluation', async () => {
    const { result } = await add(await supplier());
    expect(await submit(result!.id)).toMatchObject({ success: true, result: { status: '1', evalUser: 'purchaser' } });
    expect(await submit(result!.id)).toMatchObject({ success: false, field: 'id' });
    const edit = { id: result!.id, remark: '改写' };
    expect((await purchaser.put(`${BASE}/edit`, edit)).body).toMatchObject({ success: false, field: 'id' });
    const removed = await purchaser.call('DELETE', `${BASE}/delete?id=${result!.id}`);
    expect(removed.body).toMatchObject({ success: false });
  });
});

test('an evaluation names a contract and an order of its supplier', async () => {
  const [id, other] = [await supplier(), await supplier()];
  await server.db.orm.insert(contractInfo).values({
    id: `contract-${id}`,
    contractNo: `HT-${id}`,
    contractName: '水泵采购',
    contractType: '1',
    supplierId: id,
    supplierName: id,
    tenantId: 1,
  });
  await server.db.orm.insert(purchaseOrder).values({
    id: `order-${id}`,
    orderNo: `DD-${id}`,
    contractId: `contract-${id}`,
    supplierId: id,
    supplierName: id,
    tenantId: 1,
  });
  expect(await add(id, { orderId: `order-${id}` })).toMatchObject({
    result: {
      contractId: `contract-${id}`,
      contractId_dictText: `HT-${id}`,
      orderId: `order-${id}`,
      orderId_dictText: `DD-${id}`,
    },
  });
  expect(await add(other, { orderId: `order-${id}` })).toMatchObject({ success: false, field: 'orderId' });
  expect(await add(other, { contractId: `contract-${id}` })).toMatchObject({ success: false, field: 'contractId' });
});

test('other tenants and suppliers see and change nothing', async () => {
  const { result } = await add(await supplier());
  const [elsewhere, seller] = await Promise.all([server.as('jb_manager'), server.as('supplier')]);
  for (const caller of [elsewhere, seller]) {
    expect((await caller.get(`${BASE}/queryById`, { id: result!.id })).body).toMatchObject({ success: false });
    expect((await caller.post(`${BASE}/submit`, { id: result!.id })).body).toMatchObject({ success: false });
  }
});
