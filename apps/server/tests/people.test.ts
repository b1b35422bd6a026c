import {
  SEARCH_LIMIT,
  type Announcement,
  type DepartmentNode,
  type SearchHit,
  type MenuItem,
  type NoticeList,
  type UserPermission,
  type UserRow,
} from '@gezi/domain';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { searchHitPath } from '../../procurement/src/app/searchHitPath';
import { newId, sysAnnouncement, sysDepart, sysPermission, sysUser } from '../src/platform/db';
import { startTestServer, type TestCaller, type TestServer } from './support/startTestServer';

let server: TestServer;
let manager: TestCaller;
beforeAll(async () => {
  server = await startTestServer();
  manager = await server.as('manager');
});
afterAll(() => server.close());

async function permissions(username: string, tenant?: number) {
  const caller = await server.as(username, { tenant });
  return (await caller.get<UserPermission>('/sys/permission/getUserPermissionByToken')).body.result!;
}
const paths = (menu: readonly MenuItem[]): string[] =>
  menu.flatMap(({ path, children }) => [path, ...paths(children ?? [])]);

describe('menu and permissions', () => {
  test('a manager has the plans, after the home page', async () => {
    const { menu, auth, allAuth, sysSafeMode } = await permissions('manager');
    expect(menu[0]).toMatchObject({
      path: '/dashboard/analysis',
      component: 'dashboard/Analysis',
      meta: { title: '首页' },
    });
    expect(paths(menu)).toContain('/purchase/plan');
    const actions = auth.map(({ action }) => action);
    expect(actions).toEqual(expect.arrayContaining(['purchase:purchasePlan:list', 'purchase:purchasePlan:edit']));
    expect(allAuth).toContainEqual({
      action: 'purchase:purchasePlan:edit',
      type: '1',
      describe: '编辑需求计划',
      status: '1',
    });
    expect(sysSafeMode).toBe(false);
  });

  test('a supplier does not have them, but a non-empty menu', async () => {
    const { menu, auth, allAuth } = await permissions('supplier');
    expect(paths(menu)).toEqual([
      '/dashboard/analysis',
      '/dashboard/workplace',
      '/flowable/task',
      '/flowable/task/todo',
      '/flowable/task/claim',
      '/flowable/task/finished',
      '/flowable/task/cc',
      '/flowable/task/process',
      '/flowable/task/custom',
      '/procurement',
      '/procurement/source',
      '/procurement/source/view',
      '/procurement/invite',
      '/procurement/bid',
      '/procurement/source/bid',
      '/procurement/bidding',
      '/procurement/bidding/room',
      '/sale',
      '/sale/contract',
      '/sale/contract/view',
      '/sale/order',
      '/sale/order/view',
      '/supplier/info',
      '/supplier/message',
    ]);
    const codes = auth.map(({ action }) => action);
    expect(codes).toContain('supplier:bidding:add');
    expect(codes.filter((code) => code!.startsWith('purchase:'))).toEqual([]);
    expect(allAuth.length).toBeGreaterThan(0);
  });

  test('an inactive permission is not listed and grants nothing', async () => {
    const set = (status: string) =>
      server.db.orm.update(sysPermission).set({ status }).where(eq(sysPermission.perms, 'purchase:purchasePlan:edit'));
    await set('0');
    const { auth, allAuth } = await permissions('manager');
    expect(auth.map(({ action }) => action)).not.toContain('purchase:purchasePlan:edit');
    expect(allAuth).toContainEqual(expect.objectContaining({ action: 'purchase:purchasePlan:edit', status: '0' }));
    expect((await manager.put('/purchase/purchasePlan/edit', { id: 'x' })).status).toBe(403);
    await set('1');
    expect((await manager.put('/purchase/purchasePlan/edit', { id: 'x' })).status).toBe(200);
  });
});

describe('users', () => {
  interface Page {
    records: UserRow[];
    total: number;
  }
  const search = async (query: Record<string, string | number>, caller = manager) =>
    (await caller.get<Page>('/sys/user/selectSelfDepartUser', query)).body.result!;
  const table = async (query: Record<string, string | number>, caller = manager) =>
    (await caller.get<Page>('/sys/user/queryUserComponentData', query)).body.result!;

  test('of the department and its sub-departments are found by name or account', async () => {
    const { records } = await search({ name: '王晓琳' });
    expect(records).toMatchObject([{ username: 'purchaser', realname: '王晓琳', orgCodeTxt: '采购管理部' }]);
    expect(Object.keys(records[0]!).sort()).toEqual([
      'birthday',
      'id',
      'orgCodeTxt',
      'phone',
      'realname',
      'sex',
      'username',
    ]);
    expect((await search({ name: 'purchaser' })).total).toBeGreaterThan(0);
    expect((await search({ name: 'declarer' })).total).toBe(0);
    expect((await search({ name: '%' })).total).toBe(0);
    const all = (await search({ pageSize: 1000 })).records;
    expect(all.every(({ orgCodeTxt }) => orgCodeTxt?.includes('采购管理部'))).toBe(true);
  });

  test('that are frozen are not offered', async () => {
    await server.db.orm.update(sysUser).set({ status: 2 }).where(eq(sysUser.username, 'purchaser'));
    expect((await search({ name: 'purchaser' })).records.map(({ username }) => username)).not.toContain('purchaser');
    await server.db.orm.update(sysUser).set({ status: 1 }).where(eq(sysUser.username, 'purchaser'));
  });

  test('of the tenant are filtered by department, account and name, sorted, never by password', async () => {
    const [depart] = await server.db.orm.select().from(sysDepart).where(eq(sysDepart.departName, '采购管理部'));
    const of = await table({ departId: depart!.id, pageSize: 1000 });
    expect(of.records.map(({ username }) => username)).toEqual(expect.arrayContaining(['manager', 'purchaser']));
    expect((await table({ username: '*manager*' })).records.map(({ username }) => username)).not.toContain(
      'jb_manager',
    );
    expect((await table({ realname: '王晓琳*' })).total).toBe(1);
    expect(
      (
        await table({
          id: of.records
            .slice(0, 2)
            .map(({ id }) => id)
            .join(','),
        })
      ).total,
    ).toBe(2);
    const sorted = (await table({ column: 'username', order: 'asc', pageSize: 1000 })).records.map(
      ({ username }) => username,
    );
    expect(sorted).toEqual([...sorted].sort());
    expect((await manager.get('/sys/user/queryUserComponentData', { column: 'password' })).body).toMatchObject({
      success: false,
      field: 'column',
    });
    const guess = JSON.stringify([{ field: 'password', rule: 'right_like', val: '$argon2id$x' }]);
    expect((await table({ superQueryParams: guess })).total).toBe((await table({})).total);
  });

  test('are not found without a department', async () => {
    await server.db.orm.update(sysUser).set({ orgCode: null }).where(eq(sysUser.username, 'approver'));
    expect((await search({}, await server.as('approver'))).total).toBe(0);
  });
});

describe('departments and tenants', () => {
  test('load as a whole tree, or as some with their ancestors', async () => {
    const { body } = await manager.get<DepartmentNode[]>('/sys/sysDepart/queryTreeList');
    expect(body.result).toHaveLength(1);
    const root = body.result![0]!;
    expect(root).toMatchObject({ title: '锐衡装备制造集团有限公司', value: root.id, isLeaf: false, leaf: false });
    const count = (nodes: DepartmentNode[]): number =>
      nodes.reduce((sum, { children }) => sum + 1 + count(children ?? []), 0);
    expect(count(body.result!)).toBe(
      (await server.db.orm.select().from(sysDepart).where(eq(sysDepart.tenantId, 1))).length,
    );
    const [wanted] = await server.db.orm.select().from(sysDepart).where(eq(sysDepart.departName, '装配车间'));
    const some = (await manager.get<DepartmentNode[]>('/sys/sysDepart/queryTreeList', { ids: wanted!.id })).body
      .result!;
    expect(count(some)).toBe(3);
  });

  test('carry their members, but no version that a later change would send', async () => {
    const [stored] = await server.db.orm.select().from(sysDepart).where(eq(sysDepart.departName, '装配车间'));
    await server.db.orm.update(sysDepart).set({ mobile: '0519-8801', memo: '甲' }).where(eq(sysDepart.id, stored!.id));
    const { body } = await manager.get<DepartmentNode[]>('/sys/sysDepart/searchBy', { keyWord: '装配车间' });
    expect(body.result).toMatchObject([
      { id: stored!.id, mobile: '0519-8801', memo: '甲', status: '1', departOrder: stored!.departOrder, fax: null },
    ]);
    const [root] = (await manager.get<DepartmentNode[]>('/sys/sysDepart/queryTreeList')).body.result!;
    for (const node of [root, ...root!.children!, ...body.result!]) {
      expect(Object.keys(node!)).toEqual(
        expect.arrayContaining(['address', 'directorUserIds', 'orgType', 'createTime']),
      );
      expect(node).not.toHaveProperty('updateTime');
    }
  });

  test('load one level at a time', async () => {
    const level = async (query: Record<string, string>) =>
      (await manager.get<DepartmentNode[]>('/sys/sysDepart/queryDepartTreeSync', query)).body.result!;
    const [root] = await level({});
    expect(root).toMatchObject({ isLeaf: false, children: null });
    const children = await level({ pid: root!.id });
    expect(children.length).toBeGreaterThan(3);
    expect(await level({ pid: root!.orgCode, primaryKey: 'orgCode' })).toMatchObject(
      children.map(({ id, orgCode }) => ({ id, value: orgCode })),
    );
    expect(await level({ ids: children[0]!.id })).toMatchObject([{ id: children[0]!.id }]);
    expect(await level({ pid: 'nothing' })).toEqual([]);
  });

  test('of other tenants are hidden', async () => {
    const [foreign] = await server.db.orm.select().from(sysDepart).where(eq(sysDepart.tenantId, 2));
    expect((await manager.get('/sys/sysDepart/queryTreeList', { ids: foreign!.id })).body.result).toEqual([]);
  });

  test('lists the caller’s tenants', async () => {
    expect((await manager.get('/sys/tenant')).body.result).toMatchObject([{ id: 1, name: '锐衡装备制造集团' }]);
    expect((await (await server.as('admin')).get('/sys/tenant')).body.result).toMatchObject([{ id: 1 }, { id: 2 }]);
  });
});

describe('announcements', () => {
  const unread = async (caller: TestCaller, pageSize = 100) =>
    (await caller.get<NoticeList>('/sys/annountCement/listByUser', { pageSize })).body.result!;

  test('lists the caller’s unread ones, including new ones to everybody', async () => {
    const before = await unread(manager);
    expect(before.anntMsgTotal).toBe(before.anntMsgList.length);
    expect(before.anntMsgList[0]).toMatchObject({ msgCategory: '1', readFlag: '0', sender_dictText: '系统管理员' });
    expect(before.sysMsgList.some(({ msgType }) => msgType === 'USER')).toBe(true);
    const id = newId();
    await server.db.orm
      .insert(sysAnnouncement)
      .values({ id, titile: '新通知', msgType: 'ALL', sendStatus: '1', sendTime: '2026-03-16 11:00:00', tenantId: 1 });
    await server.db.orm
      .insert(sysAnnouncement)
      .values({ id: newId(), titile: '草稿', msgType: 'ALL', sendStatus: '0', tenantId: 1 });
    const after = await unread(manager);
    expect(after.anntMsgTotal).toBe(before.anntMsgTotal + 1);
    expect(after.anntMsgList[0]!.titile).toBe('新通知');
    expect((await unread(manager, 1)).anntMsgList).toHaveLength(1);
    expect((await unread(await server.as('jb_manager'))).anntMsgList.map(({ titile }) => titile)).not.toContain(
      '新通知',
    );
  });

  test.each(['PUT', 'POST', 'GET'] as const)('reading by %s marks only the caller’s copy', async (method) => {
    const [purchaser, other] = [await server.as('purchaser'), await server.as('declarer')];
    const [notice] = (await unread(purchaser)).anntMsgList;
    const others = (await unread(other)).anntMsgTotal;
    const before = (await unread(purchaser)).anntMsgTotal;
    expect(
      (await purchaser.call(method, '/sys/sysAnnouncementSend/editByAnntIdAndUserId', { anntId: notice!.id })).body
        .success,
    ).toBe(true);
    expect((await unread(purchaser)).anntMsgTotal).toBe(before - 1);
    expect((await unread(other)).anntMsgTotal).toBe(others);
    const { body } = await purchaser.get<Announcement>('/sys/annountCement/queryById', { id: notice!.id });
    expect(body.result).toMatchObject({ id: notice!.id, readFlag: '1' });
  });

  test('accepts the member in the query of a PUT', async () => {
    const [notice] = (await unread(manager)).anntMsgList;
    const answer = await manager.call('PUT', `/sys/sysAnnouncementSend/editByAnntIdAndUserId?anntId=${notice!.id}`);
    expect(answer.body.success).toBe(true);
  });

  test('hides announcements to other users or tenants', async () => {
    const [personal] = (await unread(manager)).sysMsgList.filter(({ msgType }) => msgType === 'USER');
    for (const username of ['purchaser', 'jb_manager', 'supplier']) {
      const caller = await server.as(username);
      expect((await caller.get('/sys/annountCement/queryById', { id: personal!.id })).body).toMatchObject({
        success: false,
        message: '未找到对应数据',
      });
      expect(
        (await caller.put('/sys/sysAnnouncementSend/editByAnntIdAndUserId', { anntId: personal!.id })).body.success,
      ).toBe(false);
    }
  });
});

describe('global search', () => {
  const find = async (username: string, keyword: string, tenant?: number) =>
    (await (await server.as(username, { tenant })).get<SearchHit[]>('/sys/search/records', { keyword })).body.result!;
  const kinds = (found: readonly SearchHit[]) => [...new Set(found.map(({ kind }) => kind))];

  test.each(['admin', 'manager', 'purchaser', 'declarer', 'editor', 'supplier', 'expert'])(
    '%s finds only records on pages of the own menu',
    async (username) => {
      const pages = paths((await permissions(username, 1)).menu);
      for (const keyword of ['计划', '公司', 'a', '表']) {
        for (const hit of await find(username, keyword, 1)) {
          expect(pages).toContain(new URL(searchHitPath(hit), 'http://page.invalid').pathname);
        }
      }
    },
  );

  test('suppliers lead to their list', async () => {
    const hits = (await find('manager', '有限公司', 1)).filter(({ kind }) => kind === 'supplier');
    expect(hits).not.toEqual([]);
    const manager = await server.as('manager', { tenant: 1 });
    for (const { id, title } of hits) {
      const { records } = (
        await manager.get<{ records: { id: string }[] }>('/supplier/supplierInfo/list', { name: `*${title}*` })
      ).body.result!;
      expect(records).toContainEqual(expect.objectContaining({ id }));
    }
    expect(kinds(await find('purchaser', '有限公司', 1))).toContain('supplier');
    expect(kinds(await find('declarer', '有限公司', 1))).not.toContain('supplier');
  });

  test('finds a few records of each kind, by name and by number', async () => {
    const plans = await find('manager', '需求计划', 1);
    expect(plans.filter(({ kind }) => kind === 'plan')).toHaveLength(SEARCH_LIMIT);
    const [plan] = plans;
    expect(await find('manager', plan!.code!, 1)).toContainEqual(plan);
    expect(kinds(await find('manager', '有限公司', 1))).toContain('supplier');
    expect(await find('admin', 'purchaser', 1)).toContainEqual(
      expect.objectContaining({ kind: 'user', code: 'purchaser' }),
    );
  });

  test('escapes wildcards', async () => {
    // Names of materials have a per cent sign, but never two.
    expect(await find('manager', '%%', 1)).toEqual([]);
    expect(await find('manager', '_', 1)).not.toContainEqual(expect.objectContaining({ kind: 'plan' }));
  });

  test('shows only records of the current tenant that the caller may read', async () => {
    // The editor may not list plans.
    expect(kinds(await find('editor', '需求计划', 1))).not.toContain('plan');
    // External users find neither users nor suppliers.
    for (const keyword of ['purchaser', '有限公司', '需求计划']) {
      const found = await find('supplier', keyword);
      expect(kinds(found)).not.toContain('user');
      expect(kinds(found)).not.toContain('plan');
      expect(kinds(found)).not.toContain('supplier');
    }
    const theirs = await find('admin', '需求计划', 2);
    const ours = await find('admin', '需求计划', 1);
    expect(theirs.some(({ id }) => ours.some((one) => one.id === id))).toBe(false);
  });
});
