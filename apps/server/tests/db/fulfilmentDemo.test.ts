import {
  contractStatusItems,
  executorChangeStatusItems,
  incrementStatusItems,
  orderStatusItems,
  receiptStatusItems,
  supplementStatusItems,
} from '@gezi/domain';
import { asc, inArray } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { documentStep, type Database } from '../../src/platform/db';
import { groupBy } from '../../src/platform/kit/groupBy';
import { secretBox } from '../../src/platform/security/secretBox';
import { checkChain } from '../../src/records/documents/stepChain';
import { seedId } from '../../src/seed/seedId';
import { createTestDatabase, TEST_SECRET } from '../testDatabase';

const db: Database = await createTestDatabase();
afterAll(() => db.close());

const rows = async <Row extends object>(sql: string, values: unknown[] = []) =>
  (await db.pool.query<Row>(sql, values)).rows;
const count = async (from: string, values: unknown[] = []) =>
  (await rows<{ n: number }>(`select count(*)::int as n from ${from}`, values))[0]!.n;

const DOCUMENTS = [
  ['contract_info', contractStatusItems],
  ['contract_supplemental', supplementStatusItems],
  ['contract_change_executor', executorChangeStatusItems],
  ['purchase_increment', incrementStatusItems],
  ['purchase_order', orderStatusItems],
  ['order_receipt', receiptStatusItems],
] as const;

test.each(DOCUMENTS)('%s has documents in every state', async (table, items) => {
  const found = await rows<{ status: string }>(`select distinct status from ${table} order by status`);
  expect(found.map(({ status }) => status)).toEqual(items.map(({ value }) => value).toSorted());
});

test('a year has enough documents for the dashboards', async () => {
  expect(await count('contract_info')).toBeGreaterThanOrEqual(60);
  expect(await count('purchase_order')).toBeGreaterThanOrEqual(150);
  expect(await count('order_receipt')).toBeGreaterThanOrEqual(200);
  // Contracts of both types in every state.
  expect(await rows('select distinct contract_type, status from contract_info')).toHaveLength(
    2 * contractStatusItems.length,
  );
  const months = await rows(`select to_char(order_date, 'YYYY-MM') from purchase_order group by 1`);
  expect(months.length).toBeGreaterThanOrEqual(12);
  expect(await count('purchase_order where overdue_time is not null')).toBeGreaterThanOrEqual(1);
});

test('quantities and amounts reconcile along the chain', async () => {
  const faults = [
    `contract_detail c where ordered_count <> (
      select coalesce(sum(l.count - l.released_count), 0) from order_detail l join purchase_order o on o.id = l.order_id
      where l.contract_detail_id = c.id and o.status not in ('0', '3', '9'))`,
    `contract_detail c where received_count <> (
      select coalesce(sum(l.received_count), 0) from order_detail l where l.contract_detail_id = c.id)`,
    `contract_detail where received_count > ordered_count or ordered_count > coalesce(count, ordered_count)`,
    `contract_info c where ordered_price <> (
      select coalesce(sum((l.count - l.released_count) * l.price), 0) from order_detail l
      join purchase_order o on o.id = l.order_id where o.contract_id = c.id and o.status not in ('0', '3', '9'))`,
    `contract_info c where received_price <> (
      select coalesce(sum(l.received_count * l.price), 0) from order_detail l
      join purchase_order o on o.id = l.order_id where o.contract_id = c.id)`,
    `contract_info where contract_type = '2' and contract_price > 0 and ordered_price > contract_price`,
    `contract_info c where contract_type = '1' and contract_price <> (
      select coalesce(sum(total_price), 0) from contract_detail where contract_id = c.id)`,
    `purchase_order o where total_price <> (select sum(total_price) from order_detail where order_id = o.id)`,
    `order_detail l cross join lateral (
      select coalesce(sum(deliver_count), 0) as delivered, coalesce(sum(accept_count), 0) as accepted,
        coalesce(sum(reject_count), 0) as rejected from receipt_detail where order_detail_id = l.id) r
      where (delivered_count, received_count, rejected_count) <> (r.delivered, r.accepted, r.rejected)`,
    `order_detail where delivered_count - rejected_count > count or received_count > count`,
    `receipt_detail where accept_count + reject_count <> deliver_count`,
  ];
  for (const fault of faults) expect(`${await count(fault)} ${fault}`).toBe(`0 ${fault}`);
});

test('plans lead to orders: their projects took the used quantities, after their approval', async () => {
  const planned = `purchase_info p join purchase_plan pl on pl.id = p.plan_ids`;
  expect(await count(`${planned} where p.status = '9' and p.first_order_time > p.award_time`)).toBeGreaterThan(1);
  expect(await count(`${planned} where p.create_time <= pl.approve_time or pl.status <> '4'`)).toBe(0);
  const lines = `purchase_plan_detail l join purchase_info p on p.plan_ids = l.plan_id
    left join tender_detail t on t.purchase_info_id = p.id and t.plan_detail_id = l.id`;
  expect(await count(`${lines} where l.used_counts <> coalesce(t.actual_counts, 0)`)).toBe(0);
});

test('timelines are sealed and lead to the state of their document', async () => {
  const { sign } = secretBox(TEST_SECRET);
  const tables = DOCUMENTS.map(([table]) => table);
  const steps = await db.orm
    .select()
    .from(documentStep)
    .where(inArray(documentStep.documentTable, [...tables, 'purchase_info']))
    .orderBy(asc(documentStep.documentId), asc(documentStep.seq));
  const ends = new Map<string, string>();
  for (const [id, ofDocument] of groupBy(steps, ({ documentId }) => documentId)) {
    expect(checkChain(ofDocument, sign).brokenAt).toBeNull();
    const times = ofDocument.map(({ operateTime }) => operateTime);
    expect(times).toEqual(times.toSorted());
    ends.set(id, ofDocument.at(-1)!.toStatus);
  }
  for (const table of tables) {
    const documents = await rows<{ id: string; status: string }>(`select id, status from ${table}`);
    for (const { id, status } of documents) expect(`${table} ${ends.get(id)}`).toBe(`${table} ${status}`);
  }
});

test('projects are contracted once every winner has a contract in force', async () => {
  const found = await rows<{ status: string; isDone: boolean }>(`
    select p.status, bool_and(exists (select 1 from contract_info c where c.purchase_info_id = p.id
      and c.supplier_id = b.supplier_id and c.status in ('4', '5', '6', '7', '8'))) as "isDone"
    from purchase_info p join supplier_bid b on b.purchase_info_id = p.id and b.is_winner = '1'
    where p.status in ('8', '9') group by p.id, p.status`);
  for (const { status, isDone } of found) expect(status).toBe(isDone ? '9' : '8');
  expect(new Set(found.map(({ status }) => status))).toEqual(new Set(['8', '9']));
});

test('the demo accounts have something to do', async () => {
  for (const number of [1, 2, 3]) {
    const supplier = [seedId('supplier', number)];
    expect(await count(`contract_info where status = '3' and supplier_id = $1`, supplier)).toBeGreaterThan(0);
    expect(await count(`purchase_order where status = '1' and supplier_id = $1`, supplier)).toBeGreaterThan(0);
    expect(
      await count(`purchase_order where status in ('2', '4', '6') and supplier_id = $1`, supplier),
    ).toBeGreaterThan(0);
    expect(
      await count(`supplier_message where bus_type = 'purchaseOrder' and supplier_id = $1`, supplier),
    ).toBeGreaterThan(0);
  }
  const waiting = `order_receipt r join purchase_order o on o.id = r.order_id join sys_user u on u.realname = o.consignee
    where r.status = '0' and u.username = $1`;
  expect(await count(waiting, ['declarer'])).toBeGreaterThan(0);
  expect(await count(waiting, ['purchaser'])).toBeGreaterThan(0);
  const inCharge = `join sys_user u on u.username = 'approver' and d.depart_id = any (string_to_array(u.depart_ids, ','))`;
  expect(await count(`contract_info d ${inCharge} where d.status = '1'`)).toBeGreaterThan(0);
  expect(await count(`purchase_increment d ${inCharge} where d.status = '1'`)).toBeGreaterThan(0);
  expect(await count(`contract_change_executor d ${inCharge} where d.status = '0'`)).toBeGreaterThan(0);
});

test('confirmed contracts and orders are in the price history, and contracts have their file', async () => {
  const unpriced = `contract_info c join contract_detail l on l.contract_id = c.id and l.material_id is not null
    where c.sign_time is not null and not exists (
      select 1 from material_price p where p.bus_no = c.contract_no and p.material_id = l.material_id and p.source = '3')`;
  expect(await count(unpriced)).toBe(0);
  expect(
    await count(`material_price p join purchase_order o on o.order_no = p.bus_no where p.source = '4'`),
  ).toBeGreaterThan(300);
  const loose = `contract_info c where status <> '0' and not exists (
    select 1 from sys_file f where f.record_id = c.id and c.contract_url like '%' || f.url || '%')`;
  expect(await count(loose)).toBe(0);
});
