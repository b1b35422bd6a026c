import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../../tests/support/startTestServer';
import { columnList } from '../db/columnList';
import { purchasePlan } from '../db';
import { selectPage } from './selectPage';

const { id, planName } = purchasePlan;
const selection = columnList({ id, planName });

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  const plans = Array.from({ length: 25 }, (_, at) => ({
    id: `page-${String(at).padStart(2, '0')}`,
    planNo: `PAGE-${at}`,
    planName: '分页',
    departName: '设备部',
    tenantId: 2,
  }));
  await server.db.orm.insert(purchasePlan).values(plans);
});
afterAll(() => server.close());

const page = (offset: number, counted?: number, name = '分页') =>
  selectPage(
    server.db,
    purchasePlan,
    selection,
    { where: eq(planName, name), orderBy: [id.getSQL()], size: 10, offset },
    counted,
  );

test.each([
  ['a full page counts all rows', 0, 10, 25],
  ['a full page in the middle too', 10, 10, 25],
  ['the last page is counted by its position', 20, 5, 25],
])('%s', async (_name, offset, length, total) => {
  const found = await page(offset);
  expect(found.total).toBe(total);
  expect(found.rows).toEqual(
    Array.from({ length }, (_, at) => ({ id: `page-${String(offset + at).padStart(2, '0')}`, planName: '分页' })),
  );
});

test('an empty list has no rows', async () => {
  expect(await page(0, undefined, '没有')).toEqual({ rows: [], total: 0 });
});

test('a page past the last row leaves the total open', async () => {
  expect(await page(30)).toEqual({ rows: [], total: undefined });
});

test.each([0, 30])('a known total is returned at offset %i', async (offset) => {
  expect((await page(offset, 25)).total).toBe(25);
});

test.each([
  ['a last page', 20, '分页', 25],
  ['an empty list', 0, '没有', 0],
])('the position of %s prevails over a known total', async (_name, offset, name, total) => {
  expect((await page(offset, 99, name)).total).toBe(total);
});

test('the total of a repeated page follows each change of the table', async () => {
  const added = { id: 'page-99', planNo: 'PAGE-99', planName: '分页', departName: '设备部', tenantId: 2 };
  expect((await page(0)).total).toBe(25);
  await server.db.orm.insert(purchasePlan).values(added);
  expect((await page(0)).total).toBe(26);
  await server.db.transaction(async () => {
    await server.db.orm.update(purchasePlan).set({ planName: '改名' }).where(eq(id, 'page-99'));
    expect((await page(0)).total).toBe(25);
  });
  expect((await page(0)).total).toBe(25);
  await server.db.orm.update(purchasePlan).set({ planName: '分页' }).where(eq(id, 'page-99'));
  await server.db.orm.delete(purchasePlan).where(eq(id, 'page-99'));
  expect((await page(0)).total).toBe(25);
});
