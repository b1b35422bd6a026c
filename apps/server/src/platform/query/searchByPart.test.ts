import { like, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestCaller, type TestServer } from '../../../tests/support/startTestServer';
import { purchasePlan } from '../db';
import { pairsOf } from './characterPairs';

const NAMES = [
  '深沟球轴承',
  '轴承座',
  '承轴',
  '轴',
  'M8 Bolt 螺栓',
  'm8 BOLT',
  '50%_轴承',
  '5轴承',
  '\\轴承',
  '𠮷野家轴',
  'ÄÖ',
];

let server: TestServer;
let manager: TestCaller;
beforeAll(async () => {
  server = await startTestServer();
  manager = await server.as('manager', { tenant: 1 });
  const plans = [1, 2].flatMap((tenantId) =>
    NAMES.map((planName, at) => ({
      id: `part-${tenantId}-${at}`,
      planNo: `PART-${at}`,
      planName,
      departName: '设备部',
      status: '3',
      tenantId,
    })),
  );
  await server.db.orm.insert(purchasePlan).values(plans);
});
afterAll(() => server.close());

const isOfTest = like(purchasePlan.id, 'part-%');
const lower = (text: string) => text.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase());

test.each([
  '轴承',
  '轴',
  '承轴',
  'm8',
  'BOLT',
  'bolt 螺',
  '%_',
  '0%_轴',
  '\\轴',
  '𠮷野',
  '野家',
  'ä',
  'Ö',
  '不存在',
  '球轴承座',
])('the part %j finds the names that contain it, and their number', async (part) => {
  const expected = NAMES.filter((name) => lower(name).includes(lower(part)));
  const query = { planName: `*${part}*`, planNo: 'PART-*', column: 'planNo', order: 'asc', pageSize: 5 };
  const { body } = await manager.get<{ records: { planName: string }[]; total: number }>(
    '/purchase/purchasePlan/list',
    query,
  );
  expect(body.result!.total).toBe(expected.length);
  for (const { planName } of body.result!.records) expect(expected).toContain(planName);
  expect(body.result!.records).toHaveLength(Math.min(expected.length, 5));
});

test.each([
  { filter: '*轴承*', matching: (name: string) => name.includes('轴承') },
  { filter: '*承轴', matching: (name: string) => name.endsWith('承轴') },
  { filter: 'm8*', matching: (name: string) => lower(name).startsWith('m8') },
  { filter: '*%_*', matching: (name: string) => name.includes('%_') },
  { filter: '*不存在*', matching: () => false },
])('$filter finds the purchasers of few and of many names', async ({ filter, matching }) => {
  const query = { purchaseUserName: filter, planNo: 'PART-*', departName: '*备*', pageSize: 3 };
  const expected = NAMES.filter(matching);
  await server.db.orm.update(purchasePlan).set({ purchaseUserName: purchasePlan.planName }).where(isOfTest);
  await expectList();
  // More names than the index is asked for.
  await server.db.orm.insert(purchasePlan).values(
    Array.from({ length: 300 }, (_, at) => ({
      id: `many-${at}`,
      planNo: `MANY-${at}`,
      planName: '多',
      departName: '设备部',
      purchaseUserName: `采购员 ${at}`,
      tenantId: 1,
    })),
  );
  await expectList();
  await server.db.orm.delete(purchasePlan).where(like(purchasePlan.id, 'many-%'));

  async function expectList() {
    const { body } = await manager.get<{ records: { purchaseUserName: string }[]; total: number }>(
      '/purchase/purchasePlan/list',
      query,
    );
    expect(body.result!.total).toBe(expected.length);
    expect(body.result!.records).toHaveLength(Math.min(expected.length, 3));
    for (const { purchaseUserName } of body.result!.records) expect(expected).toContain(purchaseUserName);
  }
});

test('the database and the server have the same pairs', async () => {
  for (const name of [...NAMES, '', '轴承轴承']) {
    const { rows } = await server.db.orm.execute<{ pairs: string[] }>(sql`select character_pairs(${name}) as pairs`);
    expect([...new Set(rows[0]!.pairs)]).toEqual(pairsOf(name));
  }
});
