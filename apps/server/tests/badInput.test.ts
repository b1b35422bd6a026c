import { FORM_CONTENT_LIMIT } from '@gezi/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sql } from 'drizzle-orm';
import { endpoints, fillPath } from './support/endpoints';
import { startTestServer, type Answer, type TestCaller, type TestServer } from './support/startTestServer';

let server: TestServer;
let admin: TestCaller;
/** Signs itself out. */
let leaving: TestCaller;
let stored: string;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.as('admin', { tenant: 1 });
  leaving = await server.as('admin', { tenant: 1 });
  stored = await fingerprint();
});
const callerFor = (name: string) => (name === 'logout' ? leaving : admin);
afterAll(() => server.close());

/** Everything a call could change, except what is meant to grow: sessions, attempts, captchas, the log. */
async function fingerprint(): Promise<string> {
  const tables = [
    'purchase_plan',
    'purchase_plan_detail',
    'sys_user',
    'sys_user_role',
    'sys_user_tenant',
    'sys_user_depart',
    'sys_depart',
    'sys_position',
    'sys_role_permission',
    'sys_file',
    'sys_dict',
    'sys_dict_item',
    'sys_category',
    'sys_check_rule',
    'sys_fill_rule',
    'sys_fill_number',
    'sys_data_log',
    'sys_announcement',
    'sys_quartz_job',
    'onl_cgform_head',
    'operate_directory',
    'onl_cgreport_head',
    'sys_custom_form',
    'sys_deploy_form',
    'flow_deploy_online',
  ];
  const parts = await Promise.all(
    tables.map((table) =>
      server.db.orm.execute<{ hash: string }>(
        sql`select md5(string_agg(t::text, '|' order by t::text)) as hash from ${sql.identifier(table)} t`,
      ),
    ),
  );
  return parts.map(({ rows }) => rows[0]?.hash).join();
}

/** What is wrong with an answer: a fault of the server, no envelope, nothing said, something of our insides. */
function complaints({ status, body, raw }: Answer): string[] {
  const isEnvelope = String(raw.headers['content-type']).startsWith('application/json') && !/^\[|"UP"/.test(raw.body);
  const { success, code, message } = body;
  const shaped = typeof success === 'boolean' && typeof code === 'number' && typeof message === 'string';
  // A message may repeat what was asked for.
  const ours = INJECTIONS.reduce((text, injection) => text.replaceAll(injection, ''), raw.body);
  return [
    status >= 500 ? `status ${status}` : '',
    isEnvelope && !shaped ? 'no envelope' : '',
    isEnvelope && !success && !/\p{Script=Han}|Token/u.test(message) ? 'no reason' : '',
    /node_modules|\.ts:|select .* from|PostgresError|syntax error/i.test(ours) ? 'insides' : '',
  ].filter(Boolean);
}

const expectClean = (answer: Answer, hint: string) =>
  expect({ hint, complaints: complaints(answer) }).toEqual({ hint, complaints: [] });

const INJECTIONS = [
  "' or '1'='1",
  "'; drop table sys_user; --",
  '" or ""="',
  '1; select pg_sleep(5)',
  "%' union select password from sys_user --",
  'sys_user,password,id',
  'sys_user,realname,id,1=1) or (1=1',
  "sys_user,realname,id,username='admin' or 1=1",
  '${7*7}{{7*7}}',
  '../../../../etc/passwd',
  '..%2f..%2fetc%2fpasswd',
  '\\',
  '%',
  '_',
  '\u202e\ud800😀',
  '１２３',
  'NaN',
  'constructor 5',
  '__proto__ 5',
  '>= constructor',
  '-1',
  '0x10',
  '1e400',
  '99999999999999999999',
];
const WRONG_VALUES: unknown[] = [
  null,
  true,
  0,
  -1,
  1.5,
  1e300,
  [],
  [[]],
  {},
  { id: 1 },
  '',
  ' ',
  'x'.repeat(5000),
  ...INJECTIONS,
];

/** The ends of a range and lists of values are read alike for every field: a few of each will do. */
const valuesFor = (member: string) =>
  /_(begin|end|MultiString)$/.test(member) ? ["' or '1'='1", '2026-02-30', ',,', 'x'.repeat(501)] : WRONG_VALUES;

/** Rich text nobody can read: good by the schema, and never kept. */
const TOO_DEEP = '<b>'.repeat(501);

const writes = Object.entries(endpoints).filter(([, { method }]) => method === 'POST' || method === 'PUT');
const jsonWrites = writes.filter(([name]) => name !== 'uploadFile' && name !== 'uploadRegistrationFile');
/** Lists that go by workbook. */
const KEPT_WORKBOOKS = ['importDicts', 'importCategories', 'importCheckRules', 'importFillRules'];
/** Whose one member stands in the path. */
const IN_PATH = ['restoreDict', 'executeFillRule'];
/** Their members come in the path, the query or a multipart body, so none can be missing from a JSON one. */
const MULTIPART = [
  'sendLargePart',
  'importSuppliers',
  'importUsers',
  'importDeparts',
  'importPositions',
  'importRoles',
  'importFormData',
  'addFormData',
  'importCustomForms',
  'importDeployForms',
  'importDeployOnline',
  ...KEPT_WORKBOOKS,
  ...IN_PATH,
];
/** Bytes that the bodies of these may have, beyond the megabyte of all others. */
const LARGER: Record<string, number> = Object.fromEntries(
  ['addForm', 'editForm', 'validateForm', 'keepFormTemplate'].map((name) => [name, 3 * FORM_CONTENT_LIMIT]),
);
const HASH = '0'.repeat(64);
const membersOf = (name: string) => Object.keys((endpoints[name]!.input as { properties?: object }).properties ?? {});
/** Input that passes every check up to the member in question. */
const BASE: Record<string, Record<string, unknown>> = {
  login: { username: 'somebody', password: 'wrong-password' },
  selectDepart: { orgCode: 'nowhere' },
  updatePassword: { oldpassword: 'wrong', password: 'abc-def-1', confirmpassword: 'abc-def-1' },
  // Refused whatever else it says: the account is nobody's.
  editProfile: { realname: 'x', username: 'nobody' },
  changeLoginTenantId: { loginTenantId: 99 },
  checkCaptcha: { captcha: 'x', checkKey: 'x' },
  sendSms: { mobile: '13000000000', smsmode: '0' },
  phoneLogin: { mobile: '13000000000', captcha: 'x' },
  registerUser: { username: 'somebody', password: 'wrong-password', phone: '13000000000', smscode: 'x' },
  verifyPhone: { phone: '13000000000', smscode: 'x' },
  resetPassword: { username: 'somebody', password: 'wrong-password', smscode: 'x', phone: '13000000000' },
  bindThirdAccount: { uuid: 'x', username: 'somebody', password: 'wrong-password' },
  bindThirdPhone: { thirdUserUuid: 'x', mobile: '13000000000', captcha: 'x' },
  createThirdUser: { thirdUserUuid: 'x' },
  registerSupplier: { account: {}, name: 'x', creditCode: 'x', linkman: 'x', mobile: 'x', licenseUrl: 'x' },
  resubmitRegistration: { name: 'xx', creditCode: 'x'.repeat(18), linkman: 'x', mobile: 'x', licenseUrl: 'x' },
  approveRegistration: { id: 'x' },
  rejectRegistration: { id: 'x', opinion: 'x' },
  voidRegistration: { id: 'x', opinion: 'x' },
  editPlan: { id: 'x' },
  markNoticeRead: { anntId: 'x' },
  // For nobody, so never kept.
  addAnnouncement: { titile: 'x', msgType: 'USER' },
  editAnnouncement: { id: 'x' },
  addMessageTemplate: {
    templateCode: 'x',
    templateName: 'x',
    templateType: '1',
    templateContent: 'x',
    templateTestJson: '{',
  },
  editMessageTemplate: { id: 'x' },
  sendTemplateMessage: { templateCode: 'x', testData: '{}', receiver: 'x', msgType: '4' },
  addHelpEntry: { title: 'x', pid: 'nowhere' },
  editHelpEntry: { id: 'x' },
  addNews: { title: 'x', content: TOO_DEEP },
  editNews: { id: 'x' },
  publishNews: { id: 'x' },
  revokeNews: { id: 'x' },
  savePortalPage: { code: 'about', title: 'x', content: TOO_DEEP },
  addProtocol: { code: 'xx', title: 'x', content: TOO_DEEP, version: '1' },
  editProtocol: { id: 'x' },
  addJob: { jobClassName: 'nobody', cronExpression: '0 0 9 * * ? *' },
  editJob: { id: 'x' },
  addDict: { dictName: 'x', dictCode: 'priority', type: 5 },
  editDict: { id: 'x' },
  restoreDict: { id: 'x' },
  addDictItem: { dictId: 'x', itemText: 'x', itemValue: 'x' },
  editDictItem: { id: 'x' },
  addCategory: { name: '', pid: 'x' },
  editCategory: { id: 'x' },
  addCheckRule: { ruleName: 'x', ruleCode: 'x', ruleJson: '{}' },
  editCheckRule: { id: 'x' },
  addFillRule: { ruleName: 'x', ruleCode: 'x', ruleClass: 'none', ruleParams: '[]' },
  editFillRule: { id: 'x' },
  executeFillRule: { ruleCode: 'x' },
  executeFillRules: { rules: [{ ruleCode: 'x' }] },
  forceLogout: { token: 'x' },
  addReport: { head: { code: 'x', name: 'x', cgrSql: 'none' }, items: [{ fieldName: 'x', fieldTxt: 'x' }] },
  editReport: { head: { id: 'x', code: 'x', name: 'x', cgrSql: 'none' }, items: [{ fieldName: 'x', fieldTxt: 'x' }] },
  keepSavedQuery: { code: '/x', title: 'x', matchType: 'and', records: [] },
  addUser: { username: 'nobody_1', realname: '无名', password: 'short', supplierId: 'x' },
  editUser: { id: 'x' },
  editUserBase: { id: 'x' },
  freezeUsers: { ids: 'x', status: 2 },
  changeUserPassword: { username: 'x', password: 'x' },
  restoreUsers: { userIds: 'x' },
  addDepartUsers: { depId: 'x', userIdList: ['x'] },
  addDepart: { departName: 'x', parentId: 'x', directorUserIds: 'x' },
  editDepart: { id: 'x' },
  sortDeparts: { ids: 'x' },
  addPosition: { code: '-', name: '', postRank: 'x' },
  editPosition: { id: 'x' },
  addUserRole: { roleId: 'x', userIdList: ['x'] },
  saveRolePermission: { roleId: 'x', permissionIds: '' },
  addRole: { roleName: 'x', roleCode: 'admin' },
  editRole: { id: 'x' },
  saveRoleRules: { permissionId: 'x', roleId: 'x', dataRuleIds: '' },
  addRoleIndex: { roleCode: 'nobody', url: '/x' },
  editRoleIndex: { id: 'x' },
  updateDefaultIndex: { url: '/x' },
  addPermission: { name: 'x', menuType: 1, parentId: 'nowhere', url: '/x', component: 'x' },
  editPermission: { id: 'x' },
  addDataRule: { permissionId: 'x', ruleName: 'x', ruleColumn: 'id', ruleConditions: '=', ruleValue: 'x' },
  editDataRule: { id: 'x' },
  addDepartRole: { departId: 'x', roleName: 'x', roleCode: 'xx' },
  editDepartRole: { id: 'x' },
  giveDepartRoles: { userId: 'x', newRoleId: 'x' },
  saveDepartRoleRules: { permissionId: 'x', roleId: 'x', dataRuleIds: '' },
  saveDepartPermission: { departId: 'x', permissionIds: '' },
  saveDepartRolePermission: { roleId: 'x', permissionIds: '' },
  saveDepartRules: { permissionId: 'x', departId: 'x', dataRuleIds: '' },
  addTenant: { id: 1, name: 'x' },
  editTenant: { id: 999_999 },
  addTenantUsers: { tenantId: 1, userIdList: ['x'] },
  addTenantPack: { packName: 'x', permissionIds: ['x'] },
  editTenantPack: { id: 'x' },
  addForm: { formName: 'x', formContent: '{"list":[],"config":{}}' },
  editForm: { id: 'x' },
  copyForm: { id: 'x' },
  keepFormTemplate: { name: 'x', formContent: '{"list":[],"config":{}}' },
  renameFormTemplate: { id: 'x' },
  validateForm: { values: {}, formContent: '{"list":[],"config":{}}' },
  editFormData: { id: 'x' },
  // Refused whichever member is another one: the deployment and the route are both too long.
  addCustomForm: {
    businessName: 'x',
    businessService: 'x',
    deployId: 'x'.repeat(65),
    routeName: 'x'.repeat(201),
  },
  editCustomForm: { id: 'x' },
  bindCustomForm: { id: 'x', deployId: 'x' },
  addDeployForm: { formId: 'x', deployId: 'x' },
  editDeployForm: { id: 'x' },
  addDeployOnline: { onlineId: 'x', deployId: 'x' },
  editDeployOnline: { id: 'x' },
  saveFlowFormData: { formId: 'x', dataList: [{}] },
  editFlowForm: { id: 'x' },
  addFormHead: { head: { tableName: 'x', tableTxt: 'x' }, fields: [] },
  editFormHead: { head: { id: 'x', tableTxt: 'x' }, fields: [] },
  beginLargeUpload: { fileName: 'x.pdf', fileSize: 1, fingerprint: HASH },
  finishLargeUpload: { id: HASH, digest: HASH },
  sendLargePart: { id: HASH, index: 0, sha256: HASH },
};

describe.each(Object.keys(endpoints))('%s', (name) => {
  const { method, path } = endpoints[name]!;

  // A list has a hundred members and more: two thousand calls.
  test('wrong values of every member', async () => {
    for (const member of membersOf(name)) {
      for (const value of valuesFor(member)) {
        const { path: filled, rest } = fillPath(path, { ...BASE[name], [member]: value });
        const isText = typeof value === 'string';
        if (method === 'GET' && !isText) continue;
        expectClean(
          await callerFor(name).call(method, filled, rest),
          `${member} = ${JSON.stringify(value)?.slice(0, 60)}`,
        );
      }
    }
    expect(await fingerprint()).toBe(stored);
  }, 90_000);

  test('members nobody asked for, members twice, prototypes and NUL in the query', async () => {
    const { path: filled } = fillPath(path, BASE[name] ?? {});
    for (const query of [
      'a=1&b[]=2&c.d=3',
      'id=1&id=2',
      'pageNo=1&pageNo=2',
      'column=a&column=b',
      '%00=1',
      'id=%00',
      'tenantId=2',
      '%ff=%fe',
      '=&=&',
      '%',
    ]) {
      expectClean(await callerFor(name).call(method, `${filled}?${query}`), query);
    }
    for (const query of ['__proto__=1', 'constructor=1', '__proto__[x]=1']) {
      expectClean(await callerFor(name).call(method, `${filled}?${query}`), query);
    }
    expect(({} as { x?: unknown }).x).toBeUndefined();
    expect(await fingerprint()).toBe(stored);
  });
});

describe.each(jsonWrites.map(([name]) => name))('body of %s', (name) => {
  const { method, path } = endpoints[name]!;
  const send = (payload: string, type = 'application/json') => {
    const { path: filled } = fillPath(path, {});
    return callerFor(name).call(method, filled, payload, { 'content-type': type });
  };
  const wrapped = (inner: string) =>
    `{${Object.entries(BASE[name] ?? {})
      .map(([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value)},`)
      .join('')}"more":${inner}}`;
  const isLogout =
    name === 'withdrawRegistration' || name === 'logout' || name === 'refreshDictCache' || name === 'readAllNotices';

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
    ['half a character in a text', wrapped('"a\\ud83d"'), '内容包含不完整的字符（单独的代理项）', 'more'],
    ['half a character in a key', wrapped('{"a\\udc00":1}'), '内容包含不完整的字符（单独的代理项）', 'more/a'],
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
    expect(await fingerprint()).toBe(stored);
  });

  test('more than it may be', async () => {
    const answer = await send(`{"a":"${'x'.repeat(LARGER[name] ?? 1024 * 1024)}"}`);
    expect(answer).toMatchObject({ status: 413, body: { success: false, code: 500, message: '请求内容过大' } });
  });

  test('almost a megabyte is looked at', async () => {
    expectClean(await send(wrapped(`"${'x'.repeat(1024 * 1024 - 400)}"`)), 'a large body');
  });

  test.skipIf(isLogout).each(['[]', '[1,2]', '"text"', '1', 'null', 'true'])(
    '%s instead of an object',
    async (payload) => {
      expect((await send(payload)).body).toMatchObject({ success: false, code: 500 });
    },
  );

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'application/xml', 'text/html', 'nonsense'])(
    'as %s',
    async (type) => {
      const answer = await send('<a>1</a>', type);
      expect(answer).toMatchObject({ status: 200, body: { success: false, code: 500 } });
    },
  );

  test.skipIf(isLogout || MULTIPART.includes(name))('missing members are named', async () => {
    const answer = await send('{"nothing":1}');
    expect(answer.body).toMatchObject({ success: false, code: 500 });
    expect(answer.body.field).toBe(Object.keys(BASE[name]!)[0]);
    expect(answer.body.message).toContain('不能为空');
  });
});

test('bodies are never coerced', async () => {
  const id = await admin.put('/purchase/purchasePlan/edit', { id: 5 });
  expect(id.body).toMatchObject({ success: false, field: 'id', message: '参数 id 应为文本' });
  const quantity = await admin.put('/purchase/purchasePlan/edit', {
    id: 'x',
    purchasePlanDetailList: [{ id: 'l', actualCounts: 'many' }],
  });
  expect(quantity.body).toMatchObject({
    field: 'purchasePlanDetailList/0/actualCounts',
    message: '采购数量应为不小于0的数字，最多12位整数、8位小数',
  });
  const list = await admin.put('/purchase/purchasePlan/edit', { id: 'x', purchasePlanDetailList: 'lines' });
  expect(list.body).toMatchObject({ field: 'purchasePlanDetailList', message: '参数 purchasePlanDetailList 应为列表' });
  const login = await server.anonymous.post('/sys/login', { username: 'a', password: 1 });
  expect(login.body).toMatchObject({ field: 'password', message: '密码应为文本' });
});

test('query strings are read as what they stand for', async () => {
  expect((await admin.get('/purchase/purchasePlan/list', { pageNo: 'two' })).body).toMatchObject({
    success: false,
    field: 'pageNo',
    message: '参数 pageNo 应为整数',
  });
  expect((await admin.get('/purchase/purchasePlan/list', { pageNo: 1.5 })).body).toMatchObject({
    success: false,
    field: 'pageNo',
  });
  expect((await admin.get('/purchase/purchasePlan/list', { pageNo: '' })).body.success).toBe(true);
  expect(
    (await admin.get('/sys/dict/loadDictItem/priority', { key: 'L,Q', delNotExist: 'false' })).body.result,
  ).toEqual(['一般', 'Q']);
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
  expect(await admin.call(method, path)).toMatchObject({
    status: 404,
    body: { success: false, code: 404, result: null },
  });
});

test('a trailing slash is one', async () => {
  expect((await admin.get('/sys/tenant/')).body.success).toBe(true);
  expect((await admin.get('/sys/dict/getDictItems/')).body).toMatchObject({
    success: false,
    message: '字典Code不能为空!',
  });
});

test('headers of any kind', async () => {
  for (const headers of [
    { 'x-tenant-id': '1e9' },
    { 'tenant-id': '9'.repeat(400) },
    { 'x-low-app-id': 'x'.repeat(3000) },
    { 'x-sign': 'x', 'x-timestamp': 'x' },
    { 'x-version': 'v3' },
    { 'content-type': 'application/json; charset=gbk' },
    { accept: 'text/html' },
  ] as Record<string, string>[]) {
    expectClean(await admin.call('GET', '/purchase/purchasePlan/list', {}, headers), JSON.stringify(headers));
  }
});
