import type { Department, MenuItem, UserPermission, UserRow } from '@gezi/domain';
import { and, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { purchasePlan, sysDepart, sysUser } from '../src/platform/db';
import { HEART_BEAT, listening, ready, testSockets } from './support/sockets';
import { startTestServer, type TestCaller, type TestServer } from './support/startTestServer';

/** Manager in tenant 2, editor in tenant 1. */
const BOTH = 'jb_liaison';
let server: TestServer;
let address: string;
let here: TestCaller;
let there: TestCaller;
let nowhere: TestCaller;
const { connect, closeAll } = testSockets(() => address);

beforeAll(async () => {
  server = await startTestServer();
  address = await listening(server);
  here = await server.as(BOTH, { tenant: 2 });
  there = await server.as(BOTH, { tenant: 1 });
  nowhere = await server.as(BOTH, { tenant: 0 });
});
afterAll(() => server.close());
afterEach(() => closeAll());

const firstPlan = async (tenantId: number) =>
  (await server.db.orm.select().from(purchasePlan).where(eq(purchasePlan.tenantId, tenantId)).limit(1))[0]!;

describe('one user, two tenants, a role in each', () => {
  const rightsOf = async (caller: TestCaller) => {
    const { body } = await caller.get<UserPermission>('/sys/permission/getUserPermissionByToken');
    const paths = (menu: readonly MenuItem[]): string[] =>
      menu.flatMap(({ path, children }) => [path, ...paths(children ?? [])]);
    return { paths: paths(body.result!.menu), actions: body.result!.auth.map(({ action }) => action) };
  };

  test('the menu and the buttons are those of the current tenant', async () => {
    expect((await rightsOf(here)).paths).toContain('/purchase/plan');
    expect((await rightsOf(here)).actions).toContain('purchase:purchasePlan:edit');
    const { paths, actions } = await rightsOf(there);
    const site = ['/portal', '/portal/help', '/portal/news', '/portal/page', '/portal/protocol'];
    const tasks = ['', '/todo', '/claim', '/finished', '/cc', '/process', '/custom'].map(
      (page) => `/flowable/task${page}`,
    );
    const forms = [
      '/flowable',
      '/flowable/form',
      '/lowcode/form-data',
      '/online/cgformList/:code',
      '/online/cgreport/:code',
    ];
    expect(paths).toEqual(['/dashboard/analysis', '/dashboard/workplace', ...tasks, ...forms, ...site]);
    expect(actions.filter((action) => !action.startsWith('portal:'))).toEqual(['online:cgform:data']);
    expect(await rightsOf(nowhere)).toEqual({ paths: ['/dashboard/analysis'], actions: [] });
  });

  test('only roles of the current tenant grant access to calls', async () => {
    const [own, foreign] = [await firstPlan(2), await firstPlan(1)];
    expect((await here.get<{ total: number }>('/purchase/purchasePlan/list')).body.result!.total).toBe(6);
    expect((await here.get('/purchase/purchasePlan/queryById', { id: own.id })).body.success).toBe(true);
    expect((await here.get('/purchase/purchasePlan/queryById', { id: foreign.id })).body.success).toBe(false);
    for (const caller of [there, nowhere]) {
      expect((await caller.get('/purchase/purchasePlan/list')).status).toBe(403);
      expect((await caller.get('/purchase/purchasePlan/queryById', { id: foreign.id })).status).toBe(403);
      expect((await caller.put('/purchase/purchasePlan/edit', { id: foreign.id })).status).toBe(403);
    }
  });

  test('and to business tables as dictionaries', async () => {
    const path = `/sys/dict/getDictItems/${encodeURIComponent('purchase_plan,plan_no,id')}`;
    expect((await here.get<unknown[]>(path)).body.result).toHaveLength(6);
    expect((await there.get(path)).status).toBe(403);
  });

  test('and to pages of the grid sync', async () => {
    const open = async (tenantId: number, planId: string) =>
      connect(`/api/vxeSocket/${here.userId}/purchasePlan:${planId}?tenantId=${tenantId}`, here.token);
    const [own, foreign] = [await firstPlan(2), await firstPlan(1)];
    await ready(await open(2, own.id), HEART_BEAT);
    for (const refused of [open(1, foreign.id), open(1, own.id), open(2, foreign.id), open(0, own.id)]) {
      expect(await (await refused).closed).toBe(4403);
    }
  });
});

describe('departments are those of the current tenant', () => {
  const departs = async (caller: TestCaller) =>
    (await caller.get<{ list: Department[]; orgCode: string | null }>('/sys/user/getCurrentUserDeparts')).body.result!;
  const colleagues = async (caller: TestCaller) =>
    (await caller.get<{ records: UserRow[] }>('/sys/user/selectSelfDepartUser', { pageSize: 1000 })).body.result!
      .records;

  test('in the list and as the current one', async () => {
    expect((await departs(here)).list).toMatchObject([{ departName: '采购部', tenantId: 2 }]);
    expect((await departs(here)).orgCode).toBe((await departs(here)).list[0]!.orgCode);
    expect((await departs(there)).list).toMatchObject([{ departName: '总经理办公室', tenantId: 1 }]);
    expect((await departs(there)).orgCode).toBe((await departs(there)).list[0]!.orgCode);
    expect((await departs(nowhere)).list).toHaveLength(2);
    expect((await departs(nowhere)).orgCode).toBeNull();
  });

  test('when searching colleagues', async () => {
    expect((await colleagues(here)).map(({ username }) => username)).toContain('jb_purchaser');
    const found = await colleagues(there);
    expect(found.map(({ username }) => username)).toContain('editor');
    expect(found.every(({ orgCodeTxt }) => orgCodeTxt?.includes('总经理办公室'))).toBe(true);
  });

  test('and those of another tenant cannot be chosen', async () => {
    const [own] = (await departs(here)).list;
    expect((await there.put('/sys/selectDepart', { orgCode: own!.orgCode })).body).toMatchObject({
      success: false,
      field: 'orgCode',
    });
    expect((await here.put('/sys/selectDepart', { orgCode: own!.orgCode })).body.success).toBe(true);
  });

  test('being in charge of a department has no effect in another tenant', async () => {
    const [foreign] = await server.db.orm.select().from(sysDepart).where(eq(sysDepart.departName, '生产计划部'));
    const [user] = await server.db.orm.select().from(sysUser).where(eq(sysUser.username, 'jb_declarer'));
    await server.db.orm.update(sysUser).set({ departIds: foreign!.id }).where(eq(sysUser.id, user!.id));
    const declarer = await server.as('jb_declarer', { tenant: 2 });
    const { body } = await declarer.get<{ records: { tenantId: number }[] }>('/purchase/purchasePlan/list');
    expect(body.result!.records.every(({ tenantId }) => tenantId === 2)).toBe(true);
    await server.db.orm.update(sysUser).set({ departIds: null }).where(eq(sysUser.id, user!.id));
  });

  test('leaving a department takes effect at the next call', async () => {
    const declarer = await server.as('declarer');
    const total = async () => (await declarer.get<{ total: number }>('/purchase/purchasePlan/list')).body.result!.total;
    const [user] = await server.db.orm.select().from(sysUser).where(eq(sysUser.username, 'declarer'));
    const before = await total();
    await server.db.pool.query('delete from sys_user_depart where user_id = $1', [user!.id]);
    const own = await server.db.orm
      .select()
      .from(purchasePlan)
      .where(and(eq(purchasePlan.tenantId, 1), eq(purchasePlan.applyUserId, user!.id)));
    expect(before).toBeGreaterThan(own.length);
    expect(await total()).toBe(own.length);
  });
});

test('reports a missing tenant for reads and writes', async () => {
  for (const answer of [
    await nowhere.get('/purchase/purchasePlan/list'),
    await nowhere.put('/purchase/purchasePlan/edit', { id: 'x' }),
    await nowhere.get('/sys/sysDepart/queryTreeList'),
  ]) {
    expect(answer).toMatchObject({ status: 403, body: { success: false, code: 510, message: '请先选择租户' } });
  }
});
