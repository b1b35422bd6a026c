import type { Analysis, Fulfilment } from '@gezi/domain';
import { and, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { startTestServer, type TestServer } from './support/startTestServer';
import { createServerDatabase, dropServerDatabase } from './testDatabase';
import {
  contractInfo,
  figureSum,
  openDb,
  orderDetail,
  purchaseInfo,
  purchaseOrder,
  sysPermission,
  sysPermissionDataRule,
  sysRolePermission,
  type Database,
} from '../src/platform/db';
import { roleId } from '../src/seed';
import { makeRandom } from '../src/seed/random';
import { figureMerge } from '../src/features/dashboards/shared/figureSums';

/** Years without demo data. */
const YEARS = [2032, 2033];
const STATES = ['0', '1', '2', '4', '6', '7', '8', '9'];

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** The sums of the tenant, and the same over its documents. */
async function sums(db: Database) {
  const { rows: stored } = await db.pool.query(
    `select kind, month, depart_id, name, sum(count)::int as count, sum(amount)::float8 as amount from figure_sum
     where tenant_id = 1 group by 1, 2, 3, 4 having sum(count) <> 0 or sum(amount) <> 0 order by 1, 2, 3, 4`,
  );
  const { rows: counted } = await db.pool.query(
    `select 'contract' as kind, coalesce(to_char(sign_time, 'YYYY-MM'), '') as month, coalesce(depart_id, '') as depart_id,
       supplier_id as name, count(*)::int as count, sum(coalesce(contract_price, 0))::float8 as amount
     from contract_info where tenant_id = 1 and status in ('4', '5', '6', '7', '8') group by 1, 2, 3, 4
     union all
     select 'order', coalesce(to_char(order_date, 'YYYY-MM'), ''), coalesce(depart_id, ''),
       coalesce(material_type_name, ''), 0, sum((count - released_count) * price)::float8
     from purchase_order o join order_detail l on l.order_id = o.id and l.tenant_id = o.tenant_id
     where o.tenant_id = 1 and o.status in ('2', '4', '5', '6', '7', '8') group by 1, 2, 3, 4
     having sum((count - released_count) * price) <> 0
     order by 1, 2, 3, 4`,
  );
  return { stored, counted };
}

test('sums follow every change of documents, also while they are merged', async () => {
  const { db } = server;
  const random = makeRandom(20260316);
  const merge = figureMerge(db);
  const order = (id: string) => ({
    id,
    orderNo: id,
    contractId: 'sums',
    departId: random.pick(['d1', 'd2', null]),
    supplierId: 's1',
    supplierName: '恒泰泵业',
    orderDate: random.pick(['2032-05-02', '2032-12-31', '2033-01-01', null]),
    status: random.pick(STATES),
    tenantId: 1,
  });
  const line = (orderId: string, nth: number) => ({
    id: `${orderId}-${nth}`,
    orderId,
    materialName: '离心泵',
    materialTypeName: random.pick(['泵', '阀门', null]),
    count: String(random.between(1, 9)),
    price: random.pick(['0.00000001', '99.5', '1200']),
    tenantId: 1,
  });
  const contract = (id: string) => ({
    id,
    contractNo: id,
    contractName: id,
    contractType: '1',
    departId: random.pick(['d1', null]),
    supplierId: random.pick(['s1', 's2']),
    supplierName: '恒泰泵业',
    contractPrice: random.pick(['875.5', '0.01', null]),
    signTime: random.pick(['2032-03-25 09:00:00', null]),
    status: random.pick(STATES),
    tenantId: 1,
  });
  const compared: Awaited<ReturnType<typeof sums>>[] = [];
  for (let step = 0; step < 60; step += 1) {
    const id = `sums-${step}`;
    const old = `sums-${random.between(0, step)}`;
    await db.transaction(async () => {
      await db.orm.insert(contractInfo).values(contract(id));
      await db.orm.insert(purchaseOrder).values(order(id));
      await db.orm.insert(orderDetail).values([line(id, 1), line(id, 2)]);
      await db.orm
        .update(purchaseOrder)
        .set({ status: random.pick(STATES), departId: random.pick(['d1', 'd2']) })
        .where(eq(purchaseOrder.id, old));
      await db.orm
        .update(orderDetail)
        .set({ releasedCount: random.pick(['0', '1']), deliveredCount: '1' })
        .where(eq(orderDetail.orderId, old));
      await db.orm
        .update(contractInfo)
        .set({ status: random.pick(STATES), contractPrice: random.pick(['1', '2']) })
        .where(eq(contractInfo.id, old));
      if (step % 5 === 4) {
        const gone = `sums-${random.between(0, step - 1)}`;
        const lines = () => db.orm.delete(orderDetail).where(eq(orderDetail.orderId, gone));
        if (step % 2) await lines();
        await db.orm.delete(purchaseOrder).where(eq(purchaseOrder.id, gone));
        await lines();
        await db.orm.delete(contractInfo).where(eq(contractInfo.id, gone));
      }
    });
    if (step % 20 === 19) {
      await merge.change({ id: '1', tenantId: 1 });
      compared.push(await sums(db));
    }
  }
  expect(compared).toHaveLength(3);
  expect(compared.map(({ stored }) => stored)).toEqual(compared.map(({ counted }) => counted));
  const left = await db.orm.select().from(figureSum).where(eq(figureSum.tenantId, 1));
  expect(left.every(({ isMerged }) => isMerged)).toBe(true);
  expect(new Set(left.map(({ kind, month, departId, name }) => [kind, month, departId, name].join())).size).toBe(
    left.length,
  );
});

test('a project has the time of its first confirmed order', async () => {
  const { orm } = server.db;
  const projectId = 'sums-project';
  await orm.insert(purchaseInfo).values({
    id: projectId,
    proNo: projectId,
    proName: projectId,
    departName: '设备部',
    buyType: '1',
    contractType: '1',
    tenantId: 1,
  });
  const order = (id: string, submitTime: string) => ({
    id,
    orderNo: id,
    contractId: 'sums',
    supplierId: 's1',
    supplierName: '恒泰泵业',
    status: '1',
    tenantId: 1,
    submitTime,
    purchaseInfoId: projectId,
  });
  await orm
    .insert(purchaseOrder)
    .values([order('first-1', '2034-05-01 09:00:00'), order('first-2', '2034-06-01 09:00:00')]);
  const time = async () =>
    (await orm.select().from(purchaseInfo).where(eq(purchaseInfo.id, projectId)))[0]!.firstOrderTime;
  const confirm = (id: string) => orm.update(purchaseOrder).set({ status: '2' }).where(eq(purchaseOrder.id, id));
  expect(await time()).toBeNull();
  await confirm('first-2');
  expect(await time()).toBe('2034-06-01 09:00:00');
  await confirm('first-1');
  expect(await time()).toBe('2034-05-01 09:00:00');
});

test('only tenants with many changes are merged', async () => {
  const merge = figureMerge(server.db);
  await server.db.orm.insert(figureSum).values(
    Array.from({ length: 200 }, () => ({
      kind: 'order',
      month: '2032-01',
      departId: '',
      name: '泵',
      count: 0,
      amount: '0.1',
      tenantId: 77,
    })),
  );
  expect(await merge.find(10)).toEqual([{ id: '77', tenantId: 77 }]);
  await merge.change({ id: '77', tenantId: 77 });
  const rows = await server.db.orm.select().from(figureSum).where(eq(figureSum.tenantId, 77));
  expect(rows).toMatchObject([{ amount: expect.stringMatching(/^20\.0*$/), isMerged: true }]);
  expect(await merge.find(10)).toEqual([]);
});

test.each(YEARS)('figures under a data rule are those of the documents: %s', async (year) => {
  const manager = await server.as('manager', { tenant: 1 });
  const read = async () => [
    (await manager.get<Fulfilment>('/dashboard/fulfilment', { year })).body.result!,
    (await manager.get<Analysis>('/dashboard/analysis', { year })).body.result!,
  ];
  const before = await read();
  const { orm } = server.db;
  // A rule that every document matches: the figures are summed over the documents.
  for (const component of ['purchase/OrderList', 'contract/FramedList', 'contract/SingleList']) {
    const [page] = await orm.select().from(sysPermission).where(eq(sysPermission.component, component));
    const id = `${component}-${year}`.slice(-36);
    await orm.insert(sysPermissionDataRule).values({
      id,
      permissionId: page!.id,
      ruleName: '全部',
      ruleColumn: 'id',
      ruleConditions: '!=',
      ruleValue: 'none',
    });
    await orm
      .update(sysRolePermission)
      .set({ dataRuleIds: id })
      .where(and(eq(sysRolePermission.permissionId, page!.id), inArray(sysRolePermission.roleId, [roleId('manager')])));
  }
  const again = await server.as('manager', { tenant: 1 });
  expect((await again.get<Fulfilment>('/dashboard/fulfilment', { year })).body.result).toEqual(before[0]);
  expect((await again.get<Analysis>('/dashboard/analysis', { year })).body.result).toEqual(before[1]);
  await orm
    .update(sysRolePermission)
    .set({ dataRuleIds: null })
    .where(eq(sysRolePermission.roleId, roleId('manager')));
});

const address = process.env.TEST_DATABASE_URL;
test.skipIf(!address)('sums stay exact while two servers merge them and orders are confirmed', async () => {
  const databaseUrl = await createServerDatabase(address!, new URL(inject('demoDatabase')).pathname.slice(1));
  const [one, two] = [await openDb({ databaseUrl }), await openDb({ databaseUrl })];
  try {
    await one.orm.insert(purchaseOrder).values(
      Array.from({ length: 60 }, (_, nth) => ({
        id: `race-${nth}`,
        orderNo: `race-${nth}`,
        contractId: 'race',
        supplierId: 's1',
        supplierName: '恒泰泵业',
        orderDate: '2032-05-02',
        status: '1',
        tenantId: 1,
      })),
    );
    await one.orm.insert(orderDetail).values(
      Array.from({ length: 60 }, (_, nth) => ({
        id: `race-${nth}`,
        orderId: `race-${nth}`,
        materialName: '离心泵',
        materialTypeName: '泵',
        count: '1',
        price: '0.1',
        tenantId: 1,
      })),
    );
    const confirm = (db: Database, nth: number) =>
      db.orm
        .update(purchaseOrder)
        .set({ status: '2' })
        .where(eq(purchaseOrder.id, `race-${nth}`));
    const merge = (db: Database) => figureMerge(db).change({ id: '1', tenantId: 1 });
    await Promise.all(
      Array.from({ length: 60 }, async (_, nth) => {
        await confirm(nth % 2 ? one : two, nth);
        if (nth % 5 === 0) await merge(nth % 10 ? one : two);
      }),
    );
    await Promise.all([merge(one), merge(two)]);
    const { stored, counted } = await sums(one);
    expect(stored).toEqual(counted);
  } finally {
    await one.close();
    await two.close();
    await dropServerDatabase(address!, databaseUrl);
  }
});
