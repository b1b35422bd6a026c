import { sql } from 'drizzle-orm';
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

test('the database and the server have the same pairs', async () => {
  for (const name of [...NAMES, '', '轴承轴承']) {
    const { rows } = await server.db.orm.execute<{ pairs: string[] }>(sql`select character_pairs(${name}) as pairs`);
    expect([...new Set(rows[0]!.pairs)]).toEqual(pairsOf(name));
  }
});
