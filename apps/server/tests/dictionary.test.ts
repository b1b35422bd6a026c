import type { DictItem } from '@gezi/domain';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { purchasePlan, supplierInfo, sysDepart, sysDictItem, sysUser } from '../src/platform/db';
import { startTestServer, type TestCaller, type TestServer } from './support/startTestServer';

let server: TestServer;
let manager: TestCaller;
beforeAll(async () => {
  server = await startTestServer();
  manager = await server.as('manager');
});
afterAll(() => server.close());

const items = async (code: string, caller = manager) =>
  (await caller.get<DictItem[]>(`/sys/dict/getDictItems/${encodeURIComponent(code)}`)).body;
const values = async (code: string, caller = manager) => (await items(code, caller)).result!.map(({ value }) => value);
const load = async (code: string, query: Record<string, string | number>, caller = manager) =>
  (await caller.get<DictItem[]>(`/sys/dict/loadDict/${encodeURIComponent(code)}`, query)).body;
const texts = async (code: string, query: Record<string, string>) =>
  (await manager.get<string[]>(`/sys/dict/loadDictItem/${encodeURIComponent(code)}`, query)).body.result;

describe('system dictionaries', () => {
  test('returns sorted entries under every path that clients use', async () => {
    expect((await items('priority')).result).toEqual(
      [
        ['L', '一般'],
        ['M', '重要'],
        ['H', '紧急'],
      ].map(([value, text]) => ({
        value,
        text,
        title: text,
        label: text,
        itemText: text,
        itemValue: value,
        color: null,
        status: 1,
      })),
    );
  });

  test('returns all dictionaries', async () => {
    const { body } = await manager.get<Record<string, DictItem[]>>('/sys/dict/queryAllDictItems');
    expect(Object.keys(body.result!)).toEqual(
      expect.arrayContaining(['plan_status', 'buy_type', 'sex', 'profession_type']),
    );
    expect((await manager.get('/sys/dict/refleshCache')).body).toMatchObject({ success: true, result: null });
  });

  test('does not offer an inactive entry but resolves its text', async () => {
    const setStatus = async (status: number) => {
      await server.db.orm.update(sysDictItem).set({ status }).where(eq(sysDictItem.itemText, '待分派'));
      await manager.get('/sys/dict/refleshCache');
    };
    await setStatus(0);
    expect(await values('plan_status')).not.toContain('2');
    const { body } = await manager.get<{ records: object[] }>('/purchase/purchasePlan/list', { status: '2' });
    expect(body.result!.records[0]).toMatchObject({ status_dictText: '待分派' });
    await setStatus(1);
    expect(await values('plan_status')).toContain('2');
  });

  test('sees a change without bus message within a minute', async () => {
    await server.db.orm.update(sysDictItem).set({ itemColor: '#fa8c16' }).where(eq(sysDictItem.itemText, '紧急'));
    server.pass(61_000);
    expect((await items('priority')).result![2]).toMatchObject({ text: '紧急', color: '#fa8c16' });
    await server.db.orm.update(sysDictItem).set({ itemColor: null }).where(eq(sysDictItem.itemText, '紧急'));
    await manager.get('/sys/dict/refleshCache');
  });

  test('searches entries and resolves texts', async () => {
    expect((await load('buy_type', { keyword: '采购' })).result!.length).toBe(4);
    expect((await load('buy_type', { keyword: '采购', pageSize: 2 })).result!.length).toBe(2);
    for (const pageSize of [0, -1, -521, 100_000_000, 999_999_999_999]) {
      expect((await load('buy_type', { pageSize })).result!.length).toBeGreaterThan(2);
    }
    expect((await load('sys_user,realname,username', { pageSize: 0 })).result).toHaveLength(10);
    expect((await load('buy_type', { keyword: '2,4' })).result!.map(({ value }) => value)).toEqual(['2', '4']);
    expect(await texts('priority', { key: 'H,L,X' })).toEqual(['紧急', '一般']);
    expect(await texts('priority', { key: 'H,X', delNotExist: 'false' })).toEqual(['紧急', 'X']);
    expect(await texts('priority', { key: '' })).toEqual([]);
  });

  test.each([
    ['', '字典Code不能为空!'],
    ['   ', '字典Code不能为空!'],
    ['nothing', '字典不存在：nothing'],
    ['__proto__', '字典不存在：__proto__'],
    ['a,b', '字典Code格式不正确!'],
  ])('refuses %j', async (code, message) => {
    expect(await items(code)).toMatchObject({ success: false, code: 500, message, field: 'dictCode' });
  });
});

describe('table dictionaries', () => {
  test('accepts snake and camel case and returns rows of the tenant only', async () => {
    const rows = await server.db.orm.select().from(sysDepart).where(eq(sysDepart.tenantId, 1));
    for (const code of ['sys_depart,depart_name,org_code', 'sysDepart,departName,orgCode']) {
      expect((await values(code)).sort()).toEqual(rows.map(({ orgCode }) => orgCode).sort());
    }
    expect(await values('sys_user,realname,username')).not.toContain('jb_manager');
    expect(await values('sys_user,realname,username', await server.as('admin', { tenant: 0 }))).toEqual([]);
    expect(await values('sys_tenant,name,id')).toEqual(['1']);
  });

  test('parses conditions', async () => {
    expect(await values("sys_user,realname,username,username='manager'")).toEqual(['manager']);
    expect(
      await values(
        "sys_user,realname,username,username in ('manager','purchaser','jb_manager') order by username desc",
      ),
    ).toEqual(['purchaser', 'manager']);
    expect(await values("sys_user,realname,username,username like 'purch%' and status = 1")).toEqual(['purchaser']);
    expect(await values("sys_user,realname,username,realname='O''Brien'")).toEqual([]);
    const names = await values('supplier_info,name,id, order by name asc');
    expect(names.length).toBe(
      (await server.db.orm.select().from(supplierInfo).where(eq(supplierInfo.tenantId, 1))).length,
    );
  });

  test.each([
    'sys_user,password,id',
    'sys_user,realname,password',
    'sys_session,token_hash,id',
    'sys_log,log_content,id',
    'pg_user,usename,passwd',
    "sys_user,realname,id,password like '$argon%'",
    'sys_user,realname,id,1=1',
    "sys_user,realname,id,username='a' or 1=1",
    "sys_user,realname,id,username='a') or (1=1",
    "sys_user,realname,id,username='a'; drop table sys_user",
    "sys_user,realname,id,username=(select 'a')",
    'sys_user,realname,id,order by (select 1)',
    'sys_user,realname,id,order by password',
    'sys_user,realname,id,status = abc',
    'sys_user,realname,id,status like',
    'sys_user where 1=1,realname,id',
    'constructor,name,id',
    `sys_user,realname,id,${"username='a' and ".repeat(100)}username='a'`,
  ])('refuses %.70s', async (code) => {
    expect(await items(code)).toMatchObject({ success: false, code: 500, result: null });
  });

  test('names the refused member of the request', async () => {
    const codes = ['nothing', 'sys_user,realname', 'pg_user,usename,passwd', 'sys_user,realname,id,status=abc'];
    for (const code of codes) {
      expect(await items(code)).toMatchObject({ success: false, field: 'dictCode' });
      expect(await load(code, {})).toMatchObject({ success: false, field: 'dict' });
    }
    expect(await load('sys_user,realname,id', { keyword: '[orderby:password,desc]' })).toMatchObject({
      success: false,
      field: 'keyword',
    });
  });

  test('serves a business table only to readers of its list', async () => {
    const code = 'purchase_plan,plan_no,id';
    const path = `/sys/dict/getDictItems/${encodeURIComponent(code)}`;
    expect((await items(code)).result!.length).toBeGreaterThan(0);
    expect((await items(code, await server.as('admin', { tenant: 1 }))).result!.length).toBeGreaterThan(0);
    for (const user of ['editor', 'supplier', 'expert']) {
      expect(await (await server.as(user)).get(path)).toMatchObject({ status: 403, body: { code: 510, result: null } });
    }
  });

  test('searches by substring, by exact list and in order', async () => {
    const found = await load('sys_user,realname,username', { keyword: '周', pageSize: 100 });
    expect(found.result!.length).toBeGreaterThan(0);
    expect(found.result!.every(({ text, value }) => text.includes('周') || value.includes('周'))).toBe(true);
    expect((await load('sys_user,realname,username', { keyword: '%' })).result).toEqual([]);
    expect(
      (await load('sys_user,realname,username', { keyword: 'manager,purchaser' })).result!.map(({ value }) => value),
    ).toEqual(['manager', 'purchaser']);
    const ordered = await load('sys_user,realname,username', { keyword: '[orderby:username,desc]', pageSize: 3 });
    expect(ordered.result).toHaveLength(3);
    expect(ordered.result!.map(({ value }) => value)).toEqual(
      ordered
        .result!.map(({ value }) => value)
        .sort()
        .reverse(),
    );
    expect((await load('sys_user,realname,username', { keyword: '[orderby:password,desc]' })).success).toBe(false);
    expect(await texts('sys_user,realname,username', { key: 'manager,nobody' })).toHaveLength(1);
    expect((await load('sys_tenant,name,id', { keyword: 'x,1' })).result!.map(({ value }) => value)).toEqual(['1']);
  });

  test('an external user finds only their own rows', async () => {
    const supplier = await server.as('supplier');
    const [user] = await server.db.orm.select().from(sysUser).where(eq(sysUser.username, 'supplier'));
    expect(await values('sys_user,realname,id', supplier)).toEqual([user!.id]);
    expect(await values('supplier_info,name,id', supplier)).toEqual([user!.supplierId]);
    for (const code of ['sys_depart,depart_name,id', 'material_info,name,id', 'sys_role,role_name,id']) {
      expect(await values(code, supplier)).toEqual([]);
    }
    const expert = await server.as('expert');
    expect(await values('supplier_info,name,id', expert)).toEqual([]);
  });

  test('returns only plans that the caller may read', async () => {
    const all = await server.db.orm.select().from(purchasePlan).where(eq(purchasePlan.tenantId, 1));
    expect((await values('purchase_plan,plan_no,id')).length).toBe(all.length);
    const declarer = (await values('purchase_plan,plan_no,id', await server.as('declarer'))).length;
    expect(declarer).toBeGreaterThan(0);
    expect(declarer).toBeLessThan(all.length);
  });
});

describe('request signature', () => {
  test('is checked on the dictionary paths if enabled', async () => {
    const { signRequest } = await import('@gezi/client/core');
    const strict = await startTestServer({ db: server.db, config: { signMode: 'dict', signSecret: 'secret' } });
    const caller = await strict.as('manager');
    const path = '/sys/dict/loadDict/sys_user,realname,username';
    const signed = (sign: string, time: string, query: object = { keyword: 'manager', pageSize: 5, _t: 1 }) =>
      caller.call('GET', path, query, { 'x-sign': sign, 'x-timestamp': time });
    const right = signRequest({ path, query: { keyword: 'manager', pageSize: '5' } }, 'secret');
    const now = String(strict.now());
    expect((await signed(right, now)).body.success).toBe(true);
    for (const answer of [
      await signed('x', now),
      await signed(right, String(strict.now() - 301_000)),
      await signed(right, 'x'),
      await signed(right, now, { keyword: 'other', pageSize: 5, _t: 1 }),
      await caller.get(path),
    ]) {
      expect(answer).toMatchObject({ status: 200, body: { success: false, code: 500, message: '签名校验失败' } });
    }
    expect((await caller.get('/sys/tenant')).body.success).toBe(true);
    await strict.close();
  });
});
