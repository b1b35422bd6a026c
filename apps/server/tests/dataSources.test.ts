import { read, utils } from '@e965/xlsx';
import type { SysDataSource } from '@gezi/domain';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { reportHead, sysDataLog, sysDataSource, sysLog } from '../src/platform/db';
import { pinAddress } from '../src/platform/security/pinAddress';
import { tryConnection } from '../src/records/data-sources/tryConnection';
import { fakePostgres } from './support/fakePostgres';
import { startTestServer, type TestCaller, type TestServer } from './support/startTestServer';
import { workbookOf } from './support/workbookOf';

const BASE = '/sys/dataSource';
const TEST = '/online/cgreport/api/testConnection';
const PASSWORD = 'Very-Secret-密码';

let server: TestServer;
let admin: TestCaller;
let database: Awaited<ReturnType<typeof fakePostgres>>;
/** Allow-list. */
const hosts = ['localhost:1', '127.0.0.1:1'];
/** All answers of the server. */
const answers: string[] = [];

beforeAll(async () => {
  database = await fakePostgres(PASSWORD);
  const { port } = database;
  hosts.push(...['localhost', '127.0.0.1', 'name-without.invalid'].map((host) => `${host}:${port}`));
  server = await startTestServer({ config: { dataSourceHosts: hosts } });
  admin = await server.as('admin', { tenant: 1 });
});
afterAll(async () => {
  await server.close();
  await database.close();
});

const url = (host = 'localhost', port = database.port) => `jdbc:postgresql://${host}:${port}/erp`;
const recordAnswer = async <Result>(asked: ReturnType<TestCaller['call']>) => {
  const { body, raw } = await asked;
  answers.push(raw.rawPayload.toString());
  return body as Awaited<ReturnType<TestCaller['call']>>['body'] & { result: Result };
};
const add = (code: string, part: object = {}) =>
  recordAnswer<SysDataSource>(
    admin.post(`${BASE}/add`, {
      code,
      name: `库${code}`,
      dbType: '6',
      dbUrl: url(),
      dbUsername: 'reader',
      dbPassword: PASSWORD,
      ...part,
    }),
  );
const edit = (id: string, part: object) => recordAnswer<SysDataSource>(admin.put(`${BASE}/edit`, { id, ...part }));
const tryOut = (part: object) => recordAnswer(admin.post(TEST, part));
const importRows = async (...rows: string[][]) => {
  const { body, headers } = workbookOf(rows);
  return recordAnswer<{ workbookUrl: string }>(admin.call('POST', `${BASE}/importExcel`, body, headers));
};

describe('managing', () => {
  test('keeps a data source that a report reads', async () => {
    const { id } = (await add('reported')).result;
    await server.db.orm.insert(reportHead).values({
      id: 'reads-it',
      code: 'reads_it',
      name: '库存',
      source: 'select 1',
      dbSource: 'reported',
      tenantId: 1,
    });
    const remove = () => admin.call('DELETE', `${BASE}/delete`, { id });
    const message = '数据源“库reported”还有 1 个报表在使用，不能删除或修改编码';
    expect((await remove()).body).toMatchObject({ success: false, message });
    expect(await edit(id, { code: 'moved' })).toMatchObject({ success: false, field: 'code', message });
    await server.db.orm.delete(reportHead).where(eq(reportHead.id, 'reads-it'));
    expect((await edit(id, { code: 'moved' })).result).toMatchObject({ code: 'moved' });
    expect((await remove()).body).toMatchObject({ success: true });
  });

  test('stores the password and never returns it', async () => {
    const added = await add('erp');
    expect(added).toMatchObject({ message: '添加成功！', result: { code: 'erp', dbType_dictText: 'PostgreSQL' } });
    const { id } = added.result;
    await recordAnswer(admin.get(`${BASE}/queryById`, { id }));
    await recordAnswer(admin.get(`${BASE}/list`, { column: 'dbPassword', dbPassword: '*' }));
    expect(await edit(id, { name: '主库', dbPassword: '' })).toMatchObject({ result: { name: '主库' } });
    await edit(id, { dbPassword: PASSWORD });
    const [row] = await server.db.orm.select().from(sysDataSource).where(eq(sysDataSource.id, id));
    expect(row!.dbPassword).toMatch(/^v1\./);
    const { body } = await admin.get(`${BASE}/options`);
    expect(body.result).toContainEqual({ value: 'erp', text: '主库' });
    const neighbour = await server.as('jb_manager', { tenant: 2 });
    expect((await neighbour.get(`${BASE}/options`)).body.result).toEqual([]);
  });

  test.each([
    [{ code: 'erp' }, 'code', '数据源编码“erp”已存在'],
    [{ code: '一' }, 'code', '数据源编码应以字母开头'],
    [{ dbType: '99' }, 'dbType', '数据库类型不存在'],
    [{ dbUrl: 'postgresql://sa:pw@db/erp' }, 'dbUrl', '数据源地址不能包含用户名或密码'],
    [{ dbUrl: 'http://db/erp' }, 'dbUrl', '数据源地址格式不正确'],
    [{ dbUrl: 'postgresql://db/erp?socketFactory=x' }, 'dbUrl', '只支持参数 sslmode'],
    [{ dbName: 'other' }, 'dbName', ''],
  ])('refuses %j', async (part, field, message) => {
    const { success, field: named, message: why } = await add('another', part);
    expect({ success, message: why }).toEqual({ success: false, message: expect.stringContaining(message) });
    expect(['dbUrl', field]).toContain(named);
  });

  test('drops the password if server, user or encryption change', async () => {
    const { id } = (await add('moving')).result;
    for (const part of [{ dbUrl: url('127.0.0.1') }, { dbUsername: 'owner' }, { dbUrl: `${url()}?sslmode=require` }]) {
      expect(await edit(id, part)).toMatchObject({
        field: 'dbPassword',
        message: '地址或用户名已改变，请重新填写密码',
      });
    }
    expect((await edit(id, { dbUrl: url('127.0.0.1'), dbPassword: 'new' })).success).toBe(true);
    const { id: open } = (await add('open', { dbPassword: null })).result;
    expect((await edit(open, { dbUsername: 'owner' })).success).toBe(true);
  });

  test('imports by code and keeps absent passwords', async () => {
    const heads = ['数据源编码', '数据源名称', '数据库类型', '数据源地址', '用户名', '密码'];
    await add('kept_one', { remark: '备注在' });
    const body = await importRows(
      heads,
      ['kept_one', '改名', '', '', '', ''],
      ['new_one', '新的', 'PostgreSQL', url(), 'reader', PASSWORD],
      ['new_two', '坏的', 'Oracle', url(), 'reader', PASSWORD],
      ['moving', '搬走', '', url(), '', ''],
    );
    expect(body).toMatchObject({ code: 201, message: '共4行，成功2行，失败2行' });
    const copy = await admin.call('GET', body.result.workbookUrl);
    const rows = (content: Buffer) => {
      const { Sheets, SheetNames } = read(content);
      return utils.sheet_to_json<string[]>(Sheets[SheetNames[0]!]!, { header: 1, raw: false });
    };
    const copyRows = rows(copy.raw.rawPayload);
    expect(copyRows.map((row) => row.at(-1))).toEqual([
      '错误信息',
      '数据库类型应为：PostgreSQL',
      '地址或用户名已改变，请重新填写密码',
    ]);
    answers.push(JSON.stringify(copyRows));

    const { raw } = await admin.get(`${BASE}/exportXls`, { code: '*_one', column: 'code', order: 'asc' });
    const exported = rows(raw.rawPayload).slice(2);
    answers.push(JSON.stringify(exported));
    expect(exported[0]).not.toContain('密码');
    expect(exported.slice(1).map((row) => [row[0], row[1], row[2]])).toEqual([
      ['kept_one', '改名', 'PostgreSQL'],
      ['new_one', '新的', 'PostgreSQL'],
    ]);
    const list = await recordAnswer<{ records: SysDataSource[] }>(admin.get(`${BASE}/list`, { code: '*_one' }));
    expect(list.result.records.find(({ code }) => code === 'kept_one')).toMatchObject({ remark: '备注在' });
    for (const { id } of list.result.records) expect(await tryOut({ id })).toMatchObject({ message: '连接成功' });
  });
});

describe('testing the connection', () => {
  const entered = (part: object = {}) => ({
    dbType: '6',
    dbUrl: url(),
    dbUsername: 'reader',
    dbPassword: PASSWORD,
    ...part,
  });

  test.each<[object, object]>([
    [{}, { success: true, message: '连接成功' }],
    [{ dbPassword: 'wrong' }, { success: false, message: '用户名或密码错误' }],
    [{ dbUsername: 'nobody' }, { success: false, message: '用户名或密码错误' }],
    [{ dbUsername: '' }, { success: false, field: 'dbUsername' }],
    [{ dbType: '4' }, { success: false, message: '只支持测试 PostgreSQL 数据库' }],
    [{ dbUrl: null }, { success: false, message: '数据源地址不能为空' }],
    [{ dbUrl: 'postgresql://localhost:1/erp' }, { success: false, message: '无法连接数据库' }],
    [{ dbUrl: 'postgresql://localhost:1' }, { success: false, message: '数据库名称不能为空' }],
    [{ dbUrl: 'postgresql://example.com:5432/erp' }, { success: false, message: expect.stringContaining('未开放') }],
  ])('%j', async (part, answer) => {
    expect(await tryOut(entered(part))).toMatchObject(answer);
  });

  test('reports what is missing in its own wording', async () => {
    const dbUrl = `postgresql://127.0.0.1:${database.port}/none`;
    expect(await tryOut(entered({ dbUrl }))).toMatchObject({ field: 'dbName', message: '数据库不存在' });
    const tls = await tryOut(entered({ dbUrl: `${url()}?sslmode=require` }));
    expect(tls).toMatchObject({ message: '无法连接数据库' });
    const unknown = `postgresql://name-without.invalid:${database.port}/erp`;
    expect(await tryOut(entered({ dbUrl: unknown }))).toMatchObject({ message: '无法连接数据库' });
    server.pass(60_000);
  });

  test('sends the stored password only to its own server and user', async () => {
    const { id } = (await add('tried')).result;
    expect(await tryOut({ id })).toMatchObject({ message: '连接成功' });
    expect(await tryOut({ id, dbPassword: '', dbUsername: 'reader', dbUrl: url() })).toMatchObject({ success: true });
    const before = database.signIns.length;
    for (const part of [{ dbUrl: url('127.0.0.1') }, { dbUsername: 'owner' }]) {
      expect(await tryOut({ id, ...part })).toMatchObject({ field: 'dbPassword' });
    }
    expect(database.signIns).toHaveLength(before);
    const neighbour = await server.as('manager', { tenant: 1 });
    expect((await neighbour.post(TEST, { id })).status).toBe(403);
    await server.db.orm.update(sysDataSource).set({ dbPassword: 'v1.x' }).where(eq(sysDataSource.id, id));
    expect(await tryOut({ id })).toMatchObject({ message: '保存的密码无法读取，请重新填写密码' });
  });

  test('reaches no server without an allow-list', async () => {
    const kept = hosts.splice(0);
    expect(await tryOut(entered())).toMatchObject({
      message: '未开放任何数据库地址，请联系服务器管理员设置 DATA_SOURCE_HOSTS',
    });
    hosts.push(...kept);
  });

  test('is logged and rate-limited', async () => {
    const [line] = (await server.db.orm.select().from(sysLog).where(eq(sysLog.operateType, 1))).slice(-1);
    expect(line!.logContent).toContain(`测试数据库连接 localhost:${database.port}`);
    server.pass(60_000);
    for (let nth = 0; nth < 20; nth += 1) await admin.post(TEST, { dbType: '4' });
    expect(await tryOut(entered())).toMatchObject({ message: '操作过于频繁，请稍后再试' });
    server.pass(60_000);
  });
});

test('no answer, workbook, log or version contains a password or the server’s messages', async () => {
  const kept = await Promise.all([
    server.db.orm.select().from(sysDataSource),
    server.db.orm.select().from(sysLog),
    server.db.orm.select().from(sysDataLog),
  ]);
  const all = [...answers, JSON.stringify(kept)].join('\n');
  const holds = (word: string, text = all) => text.includes(word);
  expect(holds('new_one')).toBe(true);
  expect(holds('Very-Secret')).toBe(false);
  expect(holds('secret table')).toBe(false);
  expect(holds('v1.', answers.join('\n'))).toBe(false);
});

describe('the address', () => {
  const target = { host: 'db.example.com', port: 5432 };

  test('is resolved once and then used', async () => {
    const asked: string[] = [];
    // The name resolves to a private address the second time.
    const resolve = async (host: string) => [asked.push(host) === 1 ? '93.184.216.34' : '127.0.0.1'];
    expect(await pinAddress(target, ['db.example.com:5432'], 1000, resolve)).toEqual({ address: '93.184.216.34' });
    expect(asked).toEqual(['db.example.com']);
  });

  test.each([
    [['10.0.0.8'], ['db.example.com:5432'], { refusal: 'not-allowed' }],
    [['::1'], ['db.example.com:5432'], { refusal: 'not-allowed' }],
    [['10.0.0.8'], ['db.example.com:5432', '10.0.0.8:5432'], { address: '10.0.0.8' }],
    [['10.0.0.9', '10.0.0.8'], ['db.example.com:5432', '10.0.0.8:5432'], { address: '10.0.0.8' }],
    [['10.0.0.8'], ['db.example.com:5432', '10.0.0.8:5433'], { refusal: 'not-allowed' }],
    [['8.8.8.8'], ['db.example.com:5433'], { refusal: 'not-allowed' }],
    [['8.8.8.8'], [], { refusal: 'none-allowed' }],
    [[], ['db.example.com:5432'], { refusal: 'unreachable' }],
  ])('%j with %j allowed', async (addresses, allowed, outcome) => {
    expect(await pinAddress(target, allowed, 1000, async () => addresses)).toEqual(outcome);
  });

  test('is not awaited forever', async () => {
    const never = () => new Promise<string[]>(() => undefined);
    expect(await pinAddress(target, ['db.example.com:5432'], 1, never)).toEqual({ refusal: 'unreachable' });
  });

  test('is connected to, whatever the name resolves to', async () => {
    const reader = { user: 'reader', password: PASSWORD };
    const erp = { host: 'name-without.invalid', port: database.port, database: 'erp', tls: 'disable' as const };
    expect(await tryConnection(erp, '127.0.0.1', reader, 5000)).toBe('ok');
    const silent = await fakePostgres('', { silent: true });
    expect(await tryConnection({ ...erp, port: silent.port }, '127.0.0.1', reader, 1)).toBe('unreachable');
    await silent.close();
  });

  test('ignores passwords of the environment', async () => {
    process.env.PGPASSWORD = 'ours';
    try {
      const erp = { host: 'x', port: database.port, database: 'erp', tls: 'disable' as const };
      expect(await tryConnection(erp, '127.0.0.1', { user: 'reader', password: '' }, 5000)).toBe('wrong-credentials');
      expect(database.signIns.at(-1)).toEqual({ user: 'reader', database: 'erp', password: '' });
    } finally {
      delete process.env.PGPASSWORD;
    }
  });
});

test.runIf(process.env.TEST_DATABASE_URL)('behaves the same with a real server', async () => {
  const { hostname, port, username } = new URL(process.env.TEST_DATABASE_URL!);
  const real = { host: hostname, port: Number(port), database: 'postgres', tls: 'disable' as const };
  const user = { user: username, password: '' };
  expect(await tryConnection(real, hostname, user, 5000)).toBe('ok');
  expect(await tryConnection({ ...real, database: 'none_there' }, hostname, user, 5000)).toBe('missing');
  expect(await tryConnection(real, hostname, { user: 'none_there', password: 'x' }, 5000)).toBe('wrong-credentials');
  expect(await tryConnection({ ...real, tls: 'require' }, hostname, user, 5000)).toBe('unreachable');
});
