import { Audit } from '@gezi/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { flowInstance, sysFile } from '../src/platform/db';
import { startTestServer, type TestCaller, type TestServer } from './support/startTestServer';

type Audited = Record<keyof typeof Audit, unknown>;

const MEMBERS = Object.keys(Audit).filter((name) => name !== 'createBy_dictText');
const TIME = expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/) as string;

let server: TestServer;
let admin: TestCaller;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.as('admin', { tenant: 1 });
  const rule = await admin.post<{ id: string }>('/sys/fillRule/add', RULE);
  await admin.put('/sys/fillRule/edit', { id: rule.body.result!.id, ruleName: '改名' });
  const created = { createBy: 'admin', createTime: '2026-03-16 10:00:00', sysOrgCode: 'A01', tenantId: 1 };
  await server.db.orm.insert(sysFile).values({ ...created, ...FILE });
  await server.db.orm.insert(flowInstance).values({ ...created, ...FLOW });
});
afterAll(() => server.close());

const RULE = { ruleName: '甲', ruleCode: 'audited_rule', ruleClass: 'sequence', ruleParams: '{}' };
const FILE = { id: 'f'.repeat(32), fileName: '制度.pdf', fileSize: 1, fileType: 'pdf', url: 'temp/a.pdf', biz: 'temp' };
const FLOW: typeof flowInstance.$inferInsert = {
  id: 'audited-flow',
  definitionId: 'd',
  definitionKey: 'd',
  definitionName: '审批',
  definitionVersion: 1,
  deploymentId: 'd',
  title: '审批',
  businessKey: 'k',
  status: 'finished',
  initiator: 'admin',
  variables: {},
  tokens: [],
  timers: [],
};

test.each([
  ['/sys/log/list', { createBy: 'admin', updateBy: null, updateTime: null, tenantId: 1 }, { logType: '2' }],
  ['/sys/dataLog/list', { createBy: 'admin', updateTime: null, tenantId: 1 }, { dataTable: 'sys_fill_rule' }],
  ['/sys/online/list', { createBy: 'admin', updateBy: 'admin', updateTime: TIME, tenantId: 0 }, { username: 'admin' }],
  ['/sys/oss/file/list', { createBy: 'admin', sysOrgCode: 'A01', tenantId: 1 }, { fileName: FILE.fileName }],
  ['/flowable/flowMyBusiness/list', { createBy: 'admin', sysOrgCode: 'A01', tenantId: 1 }, { dataId: 'k' }],
  ['/material/priceHistory/list', { tenantId: 1 }, {}],
])('%s returns who created and changed a record, and when', async (path, members, query) => {
  const { records } = (await admin.get<{ records: Audited[] }>(path, query as Record<string, string>)).body.result!;
  expect(Object.keys(records[0]!)).toEqual(expect.arrayContaining(MEMBERS));
  expect(records[0]).toMatchObject({ createTime: TIME, ...members });
});

test('fields and parameters of a report have the audit members of the report', async () => {
  const { records } = (await admin.get<{ records: (Audited & { id: string })[] }>('/online/cgreport/head/list')).body
    .result!;
  const [{ id, createBy, createTime, updateBy, updateTime, sysOrgCode, tenantId }] = records as [(typeof records)[0]];
  const [item] = (await admin.get<Audited[]>('/online/cgreport/item/listByHeadId', { headId: id })).body.result!;
  expect(item).toMatchObject({ createBy, createTime, updateBy, updateTime, sysOrgCode, tenantId });
});
