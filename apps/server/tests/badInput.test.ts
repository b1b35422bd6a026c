import { FORM_CONTENT_LIMIT } from '@gezi/domain';
import { describe, expect, test } from 'vitest';
import { expectClean } from './support/badInput/expectClean';
import { GOOD_INPUTS } from './support/badInput/goodInputs';
import { triedServer } from './support/badInput/triedServer';
import { endpoints, fillPath } from './support/endpoints';

const { anonymous, callerFor, expectUnchanged } = triedServer();

const writes = Object.entries(endpoints).filter(([, { method }]) => method === 'POST' || method === 'PUT');
const UPLOADS = ['uploadFile', 'uploadStoredFile', 'uploadMinio', 'uploadRegistrationFile', 'uploadCustomerFile'];
const jsonWrites = writes.filter(([name]) => !UPLOADS.includes(name));
/** Lists with import. */
const IMPORTS = writes.flatMap(([name, { path }]) => (path.endsWith('/importExcel') ? [name] : []));
/** Endpoints whose only member is in the path. */
const IN_PATH = [
  'restoreDict',
  'executeFillRule',
  'startByProcDefId',
  'startByProcDefKey',
  'startByDataId',
  'startByOnlineDataId',
];
/** Endpoints without a JSON body: their members are in the path, the query or a multipart body. */
const MULTIPART = [
  'sendLargePart',
  'importFormData',
  'addFormData',
  'readPlanLines',
  'readQuoteSheet',
  'importProcDef',
  ...IMPORTS,
  ...IN_PATH,
];
/** Body limits above the usual megabyte, in bytes. */
const LARGER: Record<string, number> = {
  ...Object.fromEntries(
    ['addForm', 'editForm', 'validateForm', 'saveFormTemplate'].map((name) => [name, 3 * FORM_CONTENT_LIMIT]),
  ),
  editDepart: 8 * 1024 * 1024,
  ...Object.fromEntries(
    [
      'addPlan',
      'editPlan',
      'addProject',
      'editProject',
      'awardProject',
      'addContract',
      'editContract',
      'saveBid',
      'submitBid',
      'addOrder',
      'editOrder',
      'addIncrement',
      'editIncrement',
      'receiveReceipt',
    ].map((name) => [name, 16 * 1024 * 1024]),
  ),
};
describe.each(jsonWrites.map(([name]) => name))('body of %s', (name) => {
  const { method, path } = endpoints[name]!;
  const send = (payload: string, type = 'application/json') => {
    const { path: filled } = fillPath(path, {});
    return callerFor(name).call(method, filled, payload, { 'content-type': type });
  };
  const wrapped = (inner: string) =>
    `{${Object.entries(GOOD_INPUTS[name] ?? {})
      .map(([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value)},`)
      .join('')}"more":${inner}}`;
  /** Whether all members are optional. */
  const takesNothing = [
    'withdrawRegistration',
    'withdrawCustomer',
    'logout',
    'refreshDictCache',
    'readAllNotices',
    'editUserData',
    'editOwnUser',
  ].includes(name);

  test.each([
    ['no JSON', '{"id":', '请求体不是有效的 JSON', undefined],
    ['a text', 'plain', '请求体不是有效的 JSON', undefined],
    ['deep lists', wrapped(`${'['.repeat(33)}${']'.repeat(33)}`), '请求体嵌套过深，最多 32 层', undefined],
    [
      'deep objects',
      wrapped(`${'{"a":'.repeat(200_000)}1${'}'.repeat(200_000)}`.slice(0, 1_000_000)),
      '请求体嵌套过深，最多 32 层',
      undefined,
    ],
    ['NUL in a text', wrapped('"a\\u0000b"'), '内容包含非法字符（NUL）', 'more'],
    ['NUL in a key', wrapped('{"a\\u0000":1}'), '内容包含非法字符（NUL）', 'more/a'],
    ['a lone surrogate in a value', wrapped('"a\\ud83d"'), '内容包含不完整的字符（单独的代理项）', 'more'],
    ['a lone surrogate in a key', wrapped('{"a\\udc00":1}'), '内容包含不完整的字符（单独的代理项）', 'more/a'],
    ['__proto__', wrapped('{"__proto__":{"admin":true}}'), '请求内容包含不允许的成员：__proto__', 'more/__proto__'],
    ['constructor', '{"constructor":{"prototype":{}}}', '请求内容包含不允许的成员：constructor', 'constructor'],
  ])('%s', async (_case, payload, message, field) => {
    const answer = await send(payload);
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      success: false,
      code: 500,
      message,
      result: null,
      ...(field ? { field } : {}),
    });
  });

  test('none of them changes a record', async () => {
    await expectUnchanged();
  });

  test('refuses a too large body', async () => {
    const answer = await send(`{"a":"${'x'.repeat(LARGER[name] ?? 1024 * 1024)}"}`);
    expect(answer).toMatchObject({ status: 413, body: { success: false, code: 500, message: '请求内容过大' } });
  });

  test('reads a body of almost a megabyte', async () => {
    expectClean(await send(wrapped(`"${'x'.repeat(1024 * 1024 - 400)}"`)), 'a large body');
  });

  test.skipIf(takesNothing).each(['[]', '[1,2]', '"text"', '1', 'null', 'true'])(
    'refuses %s instead of an object',
    async (payload) => {
      expect((await send(payload)).body).toMatchObject({ success: false, code: 500 });
    },
  );

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'application/xml', 'text/html', 'nonsense'])(
    'refuses the content type %s',
    async (type) => {
      const answer = await send('<a>1</a>', type);
      expect(answer).toMatchObject({ status: 200, body: { success: false, code: 500 } });
    },
  );

  test.skipIf(takesNothing || MULTIPART.includes(name))('names missing members', async () => {
    const answer = await send('{"nothing":1}');
    expect(answer.body).toMatchObject({ success: false, code: 500 });
    expect(answer.body.field).toBe(Object.keys(GOOD_INPUTS[name]!)[0]);
    expect(answer.body.message).toContain('不能为空');
  });
});

test('refuses bodies with members of other types', async () => {
  const id = await callerFor().put('/purchase/purchasePlan/edit', { id: 5 });
  expect(id.body).toMatchObject({ success: false, field: 'id', message: '参数 id 应为文本' });
  const quantity = await callerFor().put('/purchase/purchasePlan/edit', {
    id: 'x',
    purchasePlanDetailList: [{ id: 'l', actualCounts: 'many' }],
  });
  expect(quantity.body).toMatchObject({
    field: 'purchasePlanDetailList/0/actualCounts',
    message: '采购数量应为不小于0的数字，最多12位整数、8位小数',
  });
  const list = await callerFor().put('/purchase/purchasePlan/edit', { id: 'x', purchasePlanDetailList: 'lines' });
  expect(list.body).toMatchObject({ field: 'purchasePlanDetailList', message: '物料明细应为列表' });
  const login = await anonymous().post('/sys/login', { username: 'a', password: 1 });
  expect(login.body).toMatchObject({ field: 'password', message: '密码应为文本' });
});

test('converts query members to their types', async () => {
  expect((await callerFor().get('/purchase/purchasePlan/list', { pageNo: 'two' })).body).toMatchObject({
    success: false,
    field: 'pageNo',
    message: '参数 pageNo 应为整数',
  });
  expect((await callerFor().get('/purchase/purchasePlan/list', { pageNo: 1.5 })).body).toMatchObject({
    success: false,
    field: 'pageNo',
  });
  expect((await callerFor().get('/purchase/purchasePlan/list', { pageNo: '' })).body.success).toBe(true);
  expect(
    (await callerFor().get('/sys/dict/loadDictItem/priority', { key: 'L,Q', delNotExist: 'false' })).body.result,
  ).toEqual(['一般', 'Q']);
});

test.each([
  ['/purchase/purchasePlan/list', {}],
  ['/sys/user/list', {}],
  ['/sys/dict/queryTableData', { table: 'sys_position', text: 'name', code: 'code' }],
  ['/portal/news/published', {}],
  ['/portal/projectIntro/list', {}],
] as const)('a page number below 1 means the first page: %s', async (path, query) => {
  const first = await callerFor().get(path, { ...query, pageNo: 1, pageSize: 2 });
  expect(first.body.success).toBe(true);
  for (const pageNo of [0, -1]) {
    const { body } = await callerFor().get(path, { ...query, pageNo, pageSize: 2 });
    expect(body.result).toEqual(first.body.result);
  }
});

test.each([
  ['GET', '/nothing'],
  ['GET', ''],
  ['POST', '/sys/tenant'],
  ['DELETE', '/sys/login'],
  ['GET', '/sys/dict'],
  ['GET', '/%ff'],
  ['GET', '/sys/../../etc/passwd'],
] as const)('%s %s is no path', async (method, path) => {
  expect(await callerFor().call(method, path)).toMatchObject({
    status: 404,
    body: { success: false, code: 404, result: null },
  });
});

test('ignores a trailing slash', async () => {
  expect((await callerFor().get('/sys/tenant/')).body.success).toBe(true);
  expect((await callerFor().get('/sys/dict/getDictItems/')).body).toMatchObject({
    success: false,
    message: '字典Code不能为空!',
  });
});

test('handles arbitrary headers', async () => {
  for (const headers of [
    { 'x-tenant-id': '1e9' },
    { 'tenant-id': '9'.repeat(400) },
    { 'x-low-app-id': 'x'.repeat(3000) },
    { 'x-sign': 'x', 'x-timestamp': 'x' },
    { 'x-version': 'v3' },
    { 'content-type': 'application/json; charset=gbk' },
    { accept: 'text/html' },
  ] as Record<string, string>[]) {
    expectClean(await callerFor().call('GET', '/purchase/purchasePlan/list', {}, headers), JSON.stringify(headers));
  }
});
