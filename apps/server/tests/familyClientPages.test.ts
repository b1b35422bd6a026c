import type { DepartmentNode } from '@gezi/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DEMO_PASSWORD, roleId } from '../src/seed';
import { familyClient, type FamilyClient } from './support/familyClient';
import { LIST_QUERY, rowOf, SAVED, expectSaves, type ListedPage, type Row } from './support/familyPages';
import { startTestServer, type TestServer } from './support/startTestServer';

let server: TestServer;
let client: FamilyClient;
beforeAll(async () => {
  server = await startTestServer();
  client = familyClient(server);
  await client.signIn('admin', DEMO_PASSWORD, 1);
});
afterAll(() => server.close());

const PAGES: readonly ListedPage[] = [
  {
    name: 'announcements',
    base: '/sys/annountCement',
    key: 'titile',
    added: () => ({
      titile: '族通告',
      msgCategory: '1',
      msgType: 'ALL',
      priority: 'H',
      startTime: '2026-03-16 08:00:00',
      endTime: '2026-03-17 08:00:00',
      msgAbstract: '摘要',
      msgContent: '<p>内容</p>',
    }),
    changed: () => ({ priority: 'M', endTime: '2026-03-18 08:00:00' }),
    shown: { priority: 'M', endTime: '2026-03-18 08:00:00' },
    signed: true,
  },
  {
    name: 'check rules',
    base: '/sys/checkRule',
    key: 'ruleCode',
    added: () => ({
      ruleName: '甲',
      ruleCode: 'family_check',
      ruleDescription: '',
      ruleJson: JSON.stringify([{ digits: '3', pattern: '^[a-z]+$', message: '小写字母' }]),
    }),
    changed: () => ({ ruleName: '乙' }),
    shown: { ruleName: '乙' },
    signed: true,
  },
  {
    name: 'fill rules',
    base: '/sys/fillRule',
    key: 'ruleCode',
    added: () => ({
      ruleName: '甲',
      ruleCode: 'family_fill',
      ruleClass: 'date_sequence',
      ruleParams: '{"prefix":"A"}',
    }),
    changed: () => ({ ruleName: '乙' }),
    shown: { ruleName: '乙' },
    signed: true,
  },
  {
    name: 'data sources',
    base: '/sys/dataSource',
    key: 'code',
    added: () => ({
      code: 'family_db',
      name: '甲',
      dbType: '6',
      dbDriver: 'org.postgresql.Driver',
      dbUrl: 'jdbc:postgresql://127.0.0.1:5432/jeecg-boot',
      dbName: 'jeecg-boot',
      dbUsername: 'a',
      dbPassword: 'b',
    }),
    changed: () => ({ name: '乙', code: undefined }),
    shown: { name: '乙' },
    signed: true,
  },
  {
    name: 'messages',
    base: '/sys/message/sysMessage',
    key: 'esTitle',
    added: () => ({ esTitle: '族消息', esType: '2', esReceiver: 'a@b.cn', esContent: '内容', esSendTime: null }),
    changed: () => ({ remark: '说明', esSendNum: 1, esSendTime: '2099-03-16 08:00:00' }),
    shown: { remark: '说明' },
    signed: true,
  },
];

describe.each(PAGES)('$name', (page) => {
  test('are listed, added, edited as a whole and deleted', () => expectSaves(client, page));
});

test.each(['/sys/user', '/sys/role', '/sys/position', '/sys/dict', '/sys/tenant', '/sys/quartzJob'])(
  'every row of %s is saved when it is sent back',
  async (base) => {
    const { result } = await client.get<{ records: Row[] }>(`${base}/list`, LIST_QUERY);
    expect(result!.records.length).toBeGreaterThan(0);
    for (const row of result!.records) expect(await client.send(`${base}/edit`, row, 'PUT')).toMatchObject(SAVED);
  },
);

test.each([
  ['/sys/sysDepart/queryTreeList', '/sys/sysDepart/edit'],
  ['/sys/permission/list', '/sys/permission/edit'],
])('every node of %s is saved when it is sent back', async (tree, edit) => {
  const nodesIn = (nodes: readonly Row[]): Row[] =>
    nodes.flatMap((node) => [node, ...nodesIn((node.children as Row[] | null | undefined) ?? [])]);
  const nodes = nodesIn((await client.get<Row[]>(tree)).result!);
  expect(nodes.length).toBeGreaterThan(20);
  for (const node of nodes) expect(await client.send(edit, node, 'PUT')).toMatchObject(SAVED);
});

const departId = async () =>
  (await client.get<DepartmentNode[]>('/sys/sysDepart/searchBy', { keyWord: '采购管理部' })).result![0]!.id;

test('department roles are added, edited as a whole and given to users', async () => {
  const departs = await departId();
  const role = () => rowOf(client, '/sys/sysDepartRole/list', 'roleCode', 'family_role', { deptId: departs });
  const added = { roleName: '甲组', roleCode: 'family_role', departId: departs };
  expect(await client.send('/sys/sysDepartRole/add', added)).toMatchObject(SAVED);
  const edited = { ...(await role())!, roleName: '乙组', description: '' };
  expect(await client.send('/sys/sysDepartRole/edit', edited, 'PUT')).toMatchObject(SAVED);
  const { id } = (await role())!;
  expect(await role()).toMatchObject({ roleName: '乙组' });
  const [user] = (await client.get<{ records: Row[] }>('/sys/user/departUserList', { depId: departs })).result!.records;
  const given = { userId: user!.id, newRoleId: id, oldRoleId: '' };
  expect(await client.send('/sys/sysDepartRole/deptRoleUserAdd', given)).toMatchObject(SAVED);
  const roles = await client.get('/sys/sysDepartRole/getDeptRoleByUserId', { userId: user!.id, departId: departs });
  expect(roles.result).toMatchObject([{ droleId: id }]);
});

test('categories are added, edited as a whole and deleted', async () => {
  expect(await client.send('/sys/category/add', { name: '族分类', pid: undefined })).toMatchObject(SAVED);
  const row = (await rowOf(client, '/sys/category/rootList', 'name', '族分类'))!;
  expect(await client.send('/sys/category/edit', { ...row, name: '族分类二' }, 'PUT')).toMatchObject(SAVED);
  expect(await rowOf(client, '/sys/category/rootList', 'name', '族分类二')).toMatchObject({ id: row.id });
  expect(await client.remove('/sys/category/deleteBatch', { ids: `${row.id},` })).toMatchObject(SAVED);
});

test('online forms are added, edited as a whole and deleted', async () => {
  const flags = { dbIsKey: '0', dbIsNull: '1', isQuery: '0', isShowForm: '1', isShowList: '1', isReadOnly: '0' };
  const texts = { dbDefaultVal: '', dictField: '', dictTable: '', dictText: '', fieldValidType: '', mainTable: '' };
  const field = { ...flags, ...texts, dbType: 'string', dbLength: '32', dbPointLength: '0', fieldLength: '120' };
  const fields = [
    { ...field, dbFieldName: 'id', dbFieldTxt: '主键', isShowForm: '0', dbLength: '36', order_num: 0 },
    { ...field, dbFieldName: 'name', dbFieldTxt: '名称', fieldMustInput: '1', fieldShowType: 'text', order_num: 1 },
  ];
  const head = {
    tableName: 'family_form',
    tableTxt: '族表单',
    tableType: 3,
    relationType: 0,
    tabOrderNum: 1,
    formCategory: 'temp',
    idType: 'UUID',
    queryMode: 'single',
    themeTemplate: 'normal',
    formTemplate: '1',
    scroll: 1,
    isCheckbox: 'Y',
    isPage: 'Y',
    isTree: 'N',
  };
  const api = '/online/cgform/api';
  const checked = await client.get(`${api}/checkOnlyTable`, { id: '', tbname: head.tableName });
  expect(checked).toMatchObject({ success: true, result: 1 });
  expect(await client.send(`${api}/addAll`, { head, fields, indexs: [] })).toMatchObject(SAVED);
  const form = () => rowOf(client, '/online/cgform/head/list', 'tableName', 'family_form');
  const before = (await form())!;
  expect(before).toMatchObject({ tableType: '3', relationType: '0' });
  const stored = (await client.get<Row[]>('/online/cgform/field/listByHeadId', { headId: before.id })).result!;
  expect(stored).toMatchObject([
    { dbFieldName: 'id', dbLength: 36 },
    { dbFieldName: 'name', fieldLength: 120 },
  ]);
  const edited = { head: { ...before, tableTxt: '族表单二', tableType: 1 }, fields: stored, indexs: [] };
  const answer = await client.send(`${api}/editAll`, { ...edited, deleteFieldIds: [], deleteIndexIds: [] }, 'PUT');
  expect(answer).toMatchObject(SAVED);
  expect(await form()).toMatchObject({ tableTxt: '族表单二', tableType: '1' });
  expect(await client.remove('/online/cgform/head/delete', { id: before.id })).toMatchObject(SAVED);
  expect(await form()).toBeUndefined();
});

test('data rules of a menu are added, edited and assigned to a role', async () => {
  const menus = await client.get<Row[]>('/sys/permission/list', { name: '用户管理' });
  const { id: permissionId } = menus.result!.find(({ component }) => component === 'system/UserList')!;
  const added = {
    status: '1',
    permissionId,
    ruleName: '族规则',
    ruleColumn: 'username',
    ruleConditions: '=',
    ruleValue: 'a',
  };
  const rule = async () =>
    (await client.get<Row[]>('/sys/permission/getPermRuleListByPermId', { permissionId })).result!.find(
      ({ ruleName }) => ruleName === '族规则',
    );
  expect(await client.send('/sys/permission/addPermissionRule', added)).toMatchObject(SAVED);
  const edited = { ...(await rule())!, ruleValue: 'b', status: '0' };
  expect(await client.send('/sys/permission/editPermissionRule', edited, 'PUT')).toMatchObject(SAVED);
  const { id } = (await rule())!;
  expect(await rule()).toMatchObject({ ruleValue: 'b', status: '0' });

  const role = roleId('purchaser');
  const granted = (await client.get<string[]>('/sys/permission/queryRolePermission', { roleId: role })).result!;
  const rights = {
    roleId: role,
    permissionIds: [...granted, permissionId].join(),
    lastpermissionIds: granted.join(),
  };
  expect(await client.send('/sys/permission/saveRolePermission', rights)).toMatchObject(SAVED);
  const rules = { permissionId, roleId: role, dataRuleIds: `${id},` };
  expect(await client.send('/sys/role/datarule', rules)).toMatchObject(SAVED);
  const shown = await client.get(`/sys/role/datarule/${permissionId}/${role}`);
  expect(shown.result).toMatchObject({ drChecked: id });
});

test('users of a role and of a department are added and removed', async () => {
  const user = (await rowOf(client, '/sys/user/list', 'username', 'declarer'))!;
  const role = roleId('purchaser');
  expect(await client.send('/sys/user/addSysUserRole', { roleId: role, userIdList: [user.id] })).toMatchObject(SAVED);
  expect(await client.remove('/sys/user/deleteUserRole', { roleId: role, userId: user.id })).toMatchObject(SAVED);
  const depId = await departId();
  const joined = { depId, userIdList: [user.id] };
  expect(await client.send('/sys/user/editSysDepartWithUser', joined)).toMatchObject(SAVED);
  expect(await client.remove('/sys/user/deleteUserInDepart', { depId, userId: user.id })).toMatchObject(SAVED);
});

test('a user is frozen, gets a password and is restored from the recycle bin', async () => {
  const user = (await rowOf(client, '/sys/user/list', 'username', 'declarer'))!;
  for (const status of [2, 1]) {
    expect(await client.put('/sys/user/frozenBatch', { ids: `${user.id},`, status })).toMatchObject(SAVED);
  }
  const password = { username: 'declarer', password: 'Family-2026-x', confirmpassword: 'Family-2026-x' };
  expect(await client.put('/sys/user/changePassword', password)).toMatchObject(SAVED);
  expect(await client.remove('/sys/user/delete', { id: user.id })).toMatchObject(SAVED);
  expect(await client.put('/sys/user/putRecycleBin', { userIds: user.id })).toMatchObject(SAVED);
  expect(await rowOf(client, '/sys/user/list', 'username', 'declarer')).toMatchObject({ id: user.id });
});

test('an agent of the caller is set and changed', async () => {
  const agent = {
    userName: 'admin',
    agentUserName: 'manager',
    startTime: '2026-03-16 08:00:00',
    endTime: '2026-04-16 08:00:00',
    status: '1',
  };
  expect(await client.send('/sys/sysUserAgent/add', agent)).toMatchObject(SAVED);
  const stored = await client.get<Row>('/sys/sysUserAgent/queryByUserName', { userName: 'admin' });
  const edited = { ...stored.result!, status: '0' };
  expect(await client.send('/sys/sysUserAgent/edit', edited, 'PUT')).toMatchObject(SAVED);
});
