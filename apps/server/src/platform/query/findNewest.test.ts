import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestCaller, type TestServer } from '../../../tests/support/startTestServer';
import { purchasePlan } from '../db';

/** More plans than are compared before the index is read; the newest is the last. */
const PLANS = 620;
const OLD = '𠮷野家 M8 Bolt 采购';

let server: TestServer;
let manager: TestCaller;
beforeAll(async () => {
  server = await startTestServer();
  manager = await server.as('manager', { tenant: 1 });
  const plans = [1, 2].flatMap((tenantId) =>
    Array.from({ length: PLANS }, (_, at) => ({
      id: `newest-${tenantId}-${at}`,
      planNo: `NEWEST-${at}`,
      planName: at < 2 ? OLD : '检修需求',
      departName: at === 2 ? '计量\\室_1%' : '设备部',
      status: '3',
      createTime: `2099-01-01 ${String(Math.floor(at / 60)).padStart(2, '0')}:${String(at % 60).padStart(2, '0')}:00`,
      tenantId,
    })),
  );
  await server.db.orm.insert(purchasePlan).values(plans);
});
afterAll(() => server.close());

async function search(keyword: string): Promise<string[]> {
  const { body } = await manager.get<{ kind: string; id: string }[]>('/sys/search/records', { keyword });
  return body.result!.filter(({ kind }) => kind === 'plan').map(({ id }) => id);
}

test('a word that many plans have finds the newest ones', async () => {
  expect(await search('检修需求')).toEqual([619, 618, 617, 616, 615].map((at) => `newest-1-${at}`));
});

test.each(['𠮷野', 'bolt 采', 'M8 BOLT', '家 m', '𠮷'])('%j finds old plans, newest first', async (keyword) => {
  expect(await search(keyword)).toEqual(['newest-1-1', 'newest-1-0']);
});

test.each(['计量\\', '室_1', '1%'])('%j is compared as it is written, in every text', async (keyword) => {
  expect(await search(keyword)).toEqual(['newest-1-2']);
});

test('parts of numbers are found', async () => {
  expect((await search('newest-2'))[0]).toBe('newest-1-299');
  expect(await search('EST-61')).toEqual([619, 618, 617, 616, 615].map((at) => `newest-1-${at}`));
});

test.each(['设备部2', '采购 设备部', '1 检修', '野𠮷'])('%j is in no text of a plan', async (keyword) => {
  expect(await search(keyword)).toEqual([]);
});
