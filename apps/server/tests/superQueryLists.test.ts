import { afterAll, beforeAll, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { sysUser } from '../src/platform/db';
import { endpoints, fillPath } from './support/endpoints';
import { RIGHTS } from './support/rights';
import { rightfulCallers } from './support/rightfulCallers';
import { startTestServer, type TestServer } from './support/startTestServer';

/** Lists of workflow by page only (contract, part 4 §4.4 and §4.5). */
const FLOW_LISTS = [
  'listProcDefs',
  'listTodoTasks',
  'listTodoTasksByPageNum',
  'listClaimTasks',
  'listFinishedTasks',
  'listFinishedTasksByPageNum',
  'listMyFlows',
  'listMyFlowsByPageNum',
  'listAllFlows',
  'listCustomFlows',
  'exportTodoTasks',
  'exportFinishedTasks',
  'exportMyFlows',
  'exportAllFlows',
  'listFlowBusiness',
];

/** Paged lists without an advanced query, and why. */
const WITHOUT: Readonly<Record<string, string>> = {
  listNoticeReaders: 'readers of one announcement, narrowed by their state only',
  listQuestions: 'questions of one project, narrowed by their state only',
  queryDictTable: 'entries of a dictionary, searched by a keyword',
  exportCategories: 'exports the whole tree or the selected entries',
  exportDeparts: 'exports the whole tree or the selected departments',
  ...Object.fromEntries(FLOW_LISTS.map((name) => [name, 'processes and tasks, narrowed by process, person and time'])),
};

/** Input that names an existing record. */
const INPUTS: Readonly<Record<string, Record<string, unknown>>> = {
  listFormData: { code: 'office_asset' },
  listFlowFormData: { code: 'office_asset' },
  exportFormData: { code: 'office_asset' },
};

let server: TestServer;
const callerOf = rightfulCallers(() => server);
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const lists = Object.entries(endpoints).filter(([, { method, input }]) => {
  const { properties = {}, patternProperties } = input as { properties?: object; patternProperties?: object };
  return method === 'GET' && ('pageNo' in properties || patternProperties !== undefined);
});

test.each(lists.map(([name]) => name).filter((name) => !Object.hasOwn(WITHOUT, name)))(
  '%s applies the advanced query',
  async (name) => {
    const right = RIGHTS[name]!;
    const { path, rest } = fillPath(endpoints[name]!.path, {
      ...('users' in right && right.input),
      ...INPUTS[name],
      ...(name === 'listDepartUsers' && { depId: await departId() }),
    });
    const { body } = await (await callerOf(name)).get(path, { ...rest, superQueryParams: 'not a query' });
    expect(body).toMatchObject({ success: false, field: 'superQueryParams' });
  },
);

test('names only existing lists as exceptions', () => {
  expect(lists.map(([name]) => name)).toEqual(expect.arrayContaining(Object.keys(WITHOUT)));
});

interface FoundPage {
  total: number;
  records: Record<string, unknown>[];
}
const where = (...conditions: { field: string; rule: string; val: string }[]) => ({
  superQueryParams: encodeURI(JSON.stringify(conditions)),
});

test('report rows are queried by the searchable fields of the report', async () => {
  const admin = await callerOf('getReportData');
  const rows = async (query: object) =>
    (await admin.get<FoundPage>('/online/cgreport/api/getData/report-material', { pageSize: 1000, ...query })).body
      .result!;
  const all = await rows({});
  const name = String(all.records[0]!.name);
  const found = await rows(where({ field: 'name', rule: 'eq', val: name }));
  expect(found.total).toBeGreaterThan(0);
  expect(found.total).toBeLessThan(all.total);
  expect(found.records.every((row) => row.name === name)).toBe(true);
  // Fields that the report does not offer are ignored.
  expect((await rows(where({ field: 'tenantId', rule: 'eq', val: '99' }))).total).toBe(all.total);
});

test('empty cells are found beside values and other conditions', async () => {
  const admin = await callerOf('listUsers');
  const users = async (query: object) =>
    (await admin.get<FoundPage>('/sys/user/list', { pageSize: 1000, ...query })).body.result!.records;
  const setNumber = (username: string, workNo: string | null) =>
    server.db.orm.update(sysUser).set({ workNo }).where(eq(sysUser.username, username));
  await Promise.all([setNumber('purchaser', null), setNumber('expert', '')]);
  const all = await users({});
  const names = (records: readonly Record<string, unknown>[]) => records.map(({ username }) => username);
  const found = async (...items: object[]) =>
    names(await users({ superQueryParams: encodeURI(JSON.stringify(items)) }));

  const isEmpty = { field: 'workNo', rule: 'empty', val: '' };
  const without = names(all.filter(({ workNo }) => !workNo));
  expect(without).toEqual(expect.arrayContaining(['purchaser', 'expert']));
  expect(await found(isEmpty)).toEqual(without);
  const { workNo, username } = all.find((user) => user.workNo)!;
  const either = { matchType: 'or', conditions: [{ field: 'workNo', rule: 'in', val: String(workNo) }, isEmpty] };
  expect(new Set(await found(either))).toEqual(new Set([...without, username]));
  expect(await found(either, { field: 'username', rule: 'eq', val: 'expert' })).toEqual(['expert']);
});

test('report rows of users are queried too', async () => {
  const admin = await callerOf('getReportData');
  const columns = await admin.get<{ cgRpConfigId: string }>('/online/cgreport/api/getRpColumns/sys_user_report');
  const query = where({ field: 'username', rule: 'eq', val: 'purchaser' });
  const { body } = await admin.get<FoundPage>(
    `/online/cgreport/api/getData/${columns.body.result!.cgRpConfigId}`,
    query,
  );
  expect(body.result!.records).toMatchObject([{ username: 'purchaser' }]);
});

test.each([
  ['/portal/projectIntro/list', 'proName'],
  ['/portal/news/published', 'title'],
])('visitors query %s by public fields', async (path, field) => {
  const rows = async (query: Record<string, string>) =>
    (await server.anonymous.get<FoundPage>(path, query)).body.result!;
  const all = await rows({});
  const text = String(all.records[0]![field]);
  const found = await rows(where({ field, rule: 'eq', val: text }));
  expect(found.records.map((row) => row[field])).toContain(text);
  expect(found.total).toBeLessThan(all.total);
  expect((await rows(where({ field: 'status', rule: 'eq', val: '99' }))).total).toBe(all.total);
});

async function departId(): Promise<string> {
  const { body } = await (await callerOf('listDepartUsers')).get<{ id: string }[]>('/sys/sysDepart/queryTreeList');
  return body.result![0]!.id;
}
