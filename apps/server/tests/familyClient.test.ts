import type { DepartmentNode, MenuItem } from '@gezi/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DEMO_PASSWORD, roleId } from '../src/seed';
import { FAMILY_SECRET, familyClient, type FamilyClient } from './support/familyClient';
import { LIST_QUERY, rowOf, SAVED, expectSaves, type ListedPage, type Row } from './support/familyPages';
import { startTestServer, type TestServer } from './support/startTestServer';

let server: TestServer;
let client: FamilyClient;
beforeAll(async () => {
  server = await startTestServer({ config: { signMode: 'dict', signSecret: FAMILY_SECRET, platformMenus: true } });
  client = familyClient(server);
});
afterAll(() => server.close());

/** Node of the department tree. */
async function departNode(name: string): Promise<DepartmentNode | undefined> {
  const { result } = await client.get<DepartmentNode[]>('/sys/sysDepart/queryTreeList');
  const find = (nodes: readonly DepartmentNode[]): DepartmentNode | undefined =>
    nodes.find(({ departName }) => departName === name) ??
    nodes.map(({ children }) => find(children ?? [])).find((node) => node);
  return find(result!);
}

describe('signs in', () => {
  test('with a captcha key as a number, and gets its tenants and dictionaries', async () => {
    const answer = await client.signIn('admin', DEMO_PASSWORD, 1);
    expect(answer).toMatchObject({
      ...SAVED,
      result: {
        userInfo: { username: 'admin' },
        tenantList: expect.arrayContaining([expect.objectContaining({ id: 1 })]),
        sysAllDictItems: expect.objectContaining({ sex: expect.any(Array) }),
      },
    });
  });

  test('gets a menu of pages that it has', async () => {
    const { result } = await client.get<{ menu: MenuItem[] }>('/sys/permission/getUserPermissionByToken');
    const components = (items: readonly MenuItem[]): string[] =>
      items.flatMap(({ component, children }) => [component, ...components(children ?? [])]);
    const shown = components(result!.menu);
    expect(shown.filter((component) => !FAMILY_PAGES.test(component))).toEqual([]);
    expect(shown).toEqual(expect.arrayContaining(['dashboard/Analysis', 'system/UserList', 'system/DepartList']));
    const headings = result!.menu.filter(({ component }) => component === 'layouts/RouteView');
    expect(headings.every(({ children }) => children?.length)).toBe(true);
  });

  test('reads dictionaries with its signature', async () => {
    for (const path of ['/sys/dict/getDictItems/sex', '/sys/dict/getDictItems/sys_position,name,code']) {
      expect(await client.get(path)).toMatchObject({ success: true, result: expect.arrayContaining([]) });
    }
    const answer = await client.get('/sys/dict/loadDict/sys_user,realname,username', { keyword: '', pageSize: 10 });
    expect(answer.success).toBe(true);
  });
});

const PAGES: readonly ListedPage[] = [
  {
    name: 'users',
    base: '/sys/user',
    key: 'username',
    added: async () => ({
      id: '',
      selectedroles: roleId('purchaser'),
      selecteddeparts: (await departNode('采购管理部'))!.id,
      activitiSync: '1',
      userIdentity: 1,
      username: 'family_user',
      password: 'Family-2026-x',
      confirmpassword: 'Family-2026-x',
      realname: '张三',
      workNo: 'F0001',
      post: 'cgy',
      phone: '13912340001',
      email: '',
      sex: '1',
      birthday: '1990-04-30T16:00:00.000Z',
      departIds: '',
      relTenantIds: '1',
    }),
    changed: async () => ({
      realname: '张三丰',
      userIdentity: 2,
      departIds: (await departNode('采购管理部'))!.id,
      selecteddeparts: (await departNode('采购管理部'))!.id,
      selectedroles: roleId('purchaser'),
      birthday: '1990-05-31T16:00:00.000Z',
    }),
    shown: { realname: '张三丰', userIdentity: 2, departIds_dictText: '采购管理部', birthday: '1990-06-01', sex: 1 },
  },
  {
    name: 'roles',
    base: '/sys/role',
    key: 'roleCode',
    added: () => ({ roleCode: 'family_role', roleName: '甲', description: '' }),
    changed: () => ({ roleName: '乙', description: '说明' }),
    shown: { roleName: '乙', description: '说明' },
  },
  {
    name: 'positions',
    base: '/sys/position',
    key: 'code',
    added: () => ({ code: 'family_post', name: '甲', postRank: '2' }),
    changed: () => ({ name: '乙', postRank: '3' }),
    shown: { name: '乙', postRank: '3', postRank_dictText: '中级' },
    signed: true,
  },
  {
    name: 'dictionaries',
    base: '/sys/dict',
    key: 'dictCode',
    added: () => ({ dictName: '甲', dictCode: 'family_dict', description: '' }),
    changed: () => ({ dictName: '乙' }),
    shown: { dictName: '乙', type: 0 },
  },
  {
    name: 'tenants',
    base: '/sys/tenant',
    key: 'name',
    added: () => ({ status: 1, id: 77, name: '族租户', beginDate: '2026-01-01 00:00:00', endDate: null }),
    changed: () => ({ status: 0, endDate: '2027-01-01 00:00:00' }),
    shown: { id: 77, status: 0, beginDate: '2026-01-01', endDate: '2027-01-01' },
    signed: true,
  },
  {
    name: 'jobs',
    base: '/sys/quartzJob',
    key: 'description',
    added: () => ({ cronExpression: '0 0 1 * * ? *', status: 0, jobClassName: 'sampleJob', description: '族任务' }),
    changed: () => ({ status: '-1', cronExpression: '0 0 2 * * ? *', parameter: '' }),
    shown: { status: -1, cronExpression: '0 0 2 * * ? *' },
    signed: true,
  },
  {
    name: 'templates',
    base: '/sys/message/sysMessageTemplate',
    key: 'templateCode',
    added: () => ({ templateCode: 'family_text', templateName: '甲', templateType: '1', templateContent: '内容' }),
    changed: () => ({ templateName: '乙', useStatus: '0', templateTestJson: null }),
    shown: { templateName: '乙', useStatus: '0' },
    signed: true,
  },
];

describe.each(PAGES)('$name', (page) => {
  test('are listed, added, edited as a whole and deleted', () => expectSaves(client, page));
});

test('dictionary items are added, edited as a whole and deleted', async () => {
  await client.send('/sys/dict/add', { dictName: '甲', dictCode: 'family_items', description: '' });
  const { id: dictId } = (await rowOf(client, '/sys/dict/list', 'dictCode', 'family_items'))!;
  const item = () => rowOf(client, '/sys/dictItem/list', 'itemValue', '1', { dictId });
  const added = { sortOrder: 1, status: 1, dictId, itemText: '一', itemValue: '1', description: '' };
  expect(await client.get('/sys/dictItem/dictItemCheck', { dictId, itemValue: '1' })).toMatchObject(SAVED);
  expect(await client.send('/sys/dictItem/add', added)).toMatchObject(SAVED);
  expect(await client.put('/sys/dictItem/edit', { ...(await item())!, itemText: '壹', status: 0 })).toMatchObject(
    SAVED,
  );
  expect(await item()).toMatchObject({ itemText: '壹', status: 0, sortOrder: 1 });
  expect(await client.remove('/sys/dictItem/delete', { id: (await item())!.id })).toMatchObject(SAVED);
  expect(await item()).toBeUndefined();
});

test('menus are added, edited as a whole and deleted', async () => {
  const added = { status: '1', permsType: '1', sortNo: 1, route: true };
  const top = { ...added, menuType: 0, component: 'layouts/RouteView', name: '族菜单', url: '/family' };
  expect(await client.send('/sys/permission/add', top)).toMatchObject(SAVED);
  const find = async (path: string, name: string, params = {}) =>
    (await client.get<Row[]>(`/sys/permission/${path}`, params)).result!.find((row) => row.name === name);
  const { id } = (await find('getSystemMenuList', '族菜单'))!;
  const below = { ...added, sortNo: undefined, parentId: id, menuType: 1, name: '族页面', url: '/family/page' };
  expect(await client.send('/sys/permission/add', { ...below, component: 'system/UserList' })).toMatchObject(SAVED);
  const button = { ...added, parentId: id, menuType: 2, name: '族按钮', perms: 'family:page:add', component: '' };
  expect(await client.send('/sys/permission/add', button)).toMatchObject(SAVED);

  const page = () => find('getSystemSubmenu', '族页面', { parentId: id });
  const edited = { ...(await page())!, sortNo: 2, hidden: true, icon: null };
  expect(await client.put('/sys/permission/edit', edited)).toMatchObject(SAVED);
  expect(await page()).toMatchObject({ sortNo: 2, hidden: true });
  expect(await client.remove('/sys/permission/delete', { id })).toMatchObject(SAVED);
  expect(await find('getSystemMenuList', '族菜单')).toBeUndefined();
});

test('departments are added, edited twice from one node, and deleted', async () => {
  const parent = (await departNode('采购管理部'))!;
  const added = { departOrder: 0, orgCategory: '2', parentId: parent.id, departName: '族部门', mobile: '13800001111' };
  expect(await client.send('/sys/sysDepart/add', added)).toMatchObject(SAVED);
  const node = { ...(await departNode('族部门'))!, oldDirectorUserIds: null };
  for (const memo of ['甲', '乙']) {
    const edited = { ...node, memo, departOrder: 5 };
    expect(await client.send('/sys/sysDepart/edit', edited, 'PUT')).toMatchObject(SAVED);
    expect(await departNode('族部门')).toMatchObject({ memo, departOrder: 5, mobile: '13800001111' });
  }
  expect(await client.remove('/sys/sysDepart/delete', { id: node.id })).toMatchObject(SAVED);
  expect(await departNode('族部门')).toBeUndefined();
});

test('signs out', async () => {
  expect(await client.send('/sys/logout', {})).toMatchObject(SAVED);
  expect(await client.get('/sys/user/list', LIST_QUERY)).toMatchObject({ success: false, code: 401 });
});

/** Pages of the public platform's Vue 2 front end, and those of its packages for online forms and reports. */
const FAMILY_PAGES = new RegExp(
  `^(${[
    'dashboard/(Analysis|Workplace)',
    'layouts/(RouteView|PageView|IframePageView)',
    'modules/message/(SysMessageList|SysMessageTemplateList)',
    'modules/monitor/(SystemInfo|DiskMonitoring|HttpTrace|RedisInfo)',
    'modules/online/(cgform/OnlCgformHeadList|cgreport/(OnlCgreportHeadList|auto/OnlCgreportAutoList))',
    'modules/oss/OSSFileList',
    `system/(${[
      'AddressList',
      'DataLogList',
      'Depart(User)?List',
      'DictList',
      'LogList',
      'NewPermissionList',
      'QuartzJobList',
      'RoleUserList',
      'Sys(Announcement|Category|CheckRule|DataSource|FillRule|Position|UserOnline)List',
      'TenantList',
      'User(Announcement)?List',
    ].join('|')})`,
  ].join('|')})$`,
);
