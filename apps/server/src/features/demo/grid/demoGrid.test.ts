import type { DemoRow } from '@gezi/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestCaller, type TestServer } from '../../../../tests/support/startTestServer';

interface Rows {
  total: number;
  records: DemoRow[];
}

let server: TestServer;
let caller: TestCaller;
let neighbour: TestCaller;
beforeAll(async () => {
  server = await startTestServer();
  caller = await server.as('purchaser', { tenant: 1 });
  neighbour = await server.as('jb_purchaser', { tenant: 2 });
});
afterAll(() => server.close());

const list = async (query: Record<string, string | number> = {}, by = caller) =>
  (await by.get<Rows>('/demo/grid/list', query)).body.result!;
const NOTHING = { inserted: [], edited: [], removedIds: [], order: [] };

test('has 100,000 rows, in pages of up to 10,000', async () => {
  const page = await list({ pageNo: 10, pageSize: 10_000 });
  expect(page.total).toBe(100_000);
  expect(page.records).toHaveLength(10_000);
  expect(page.records.at(-1)).toMatchObject({ id: '100000', orderNum: 1_000_000 });
});

test('has two further levels', async () => {
  const children = (await list({ parentId: '1' })).records;
  expect(children.map(({ id, hasChildren }) => [id, hasChildren])).toEqual([
    ['1-1', true],
    ['1-2', false],
    ['1-3', false],
    ['1-4', false],
  ]);
  expect((await list({ parentId: '1-1' })).records[0]).toMatchObject({ id: '1-1-1', hasChildren: false });
  expect((await list({ parentId: '2' })).total).toBe(0);
});

test('is sorted and filtered like every list', async () => {
  const dear = await list({ column: 'price', order: 'desc', pageSize: 3, type: 'valve', name: '*闸阀*' });
  expect(dear.records.every(({ type, name }) => type === 'valve' && name.includes('闸阀'))).toBe(true);
  expect(dear.records[0]!.price!).toBeGreaterThanOrEqual(dear.records[1]!.price!);
  const asked = [{ field: 'count', rule: 'empty', val: '' }];
  const empty = await list({ superQueryParams: encodeURI(JSON.stringify(asked)), progress_begin: '100' });
  expect(empty.total).toBeGreaterThan(0);
  expect(empty.records.every(({ count, progress }) => count === null && progress === 100)).toBe(true);
  const { body } = await caller.get('/demo/grid/list', { column: 'tenantId' });
  expect(body).toMatchObject({ success: false, field: 'column' });
});

test('keeps the changes of a tenant', async () => {
  const [first, second, third] = (await list()).records;
  const { body } = await caller.post<DemoRow[]>('/demo/grid/saveAll', {
    inserted: [{ ...first!, id: 'row_x', name: '新行', orderNum: 15 }],
    edited: [{ ...second!, name: '改名' }],
    removedIds: [third!.id],
    order: ['5', '4'],
  });
  expect(body.result!.map(({ name }) => name)).toEqual(['新行', '改名']);
  const page = await list();
  expect(page.total).toBe(100_000);
  expect(page.records.slice(0, 5).map(({ name, orderNum }) => [name, orderNum])).toEqual([
    [first!.name, 10],
    ['新行', 15],
    ['改名', 20],
    [expect.any(String), 40],
    [expect.any(String), 50],
  ]);
  expect(page.records.slice(3, 5).map(({ id }) => id)).toEqual(['5', '4']);
  expect((await list({}, neighbour)).records.slice(0, 5).map(({ id }) => id)).toEqual(['1', '2', '3', '4', '5']);
});

test('saves a row of any level at once, and deletes rows', async () => {
  const child = (await list({ parentId: '6' })).records[1]!;
  const { body } = await caller.put<DemoRow>('/demo/grid/saveRow', { ...child, progress: 42 });
  expect(body.result).toEqual({ ...child, progress: 42 });
  expect((await list({ parentId: '6' })).records[1]).toMatchObject({ progress: 42 });
  await caller.call('DELETE', '/demo/grid/delete', { ids: '6-1,6-2' });
  expect((await list({ parentId: '6' })).records.map(({ id }) => id)).toEqual(['6-3', '6-4']);
});

test.each([
  ['an unknown row', { ...NOTHING, removedIds: ['nobody'] }],
  ['a removed row', { ...NOTHING, removedIds: ['6-1'] }],
])('refuses %s', async (_, changes) => {
  const { body } = await caller.post('/demo/grid/saveAll', changes);
  expect(body).toMatchObject({ success: false, field: 'id' });
});
