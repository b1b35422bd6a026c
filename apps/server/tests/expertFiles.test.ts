import type { BidsToScore, StoredFile } from '@gezi/domain';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expertTask, newId, purchaseInfo, supplierBid, sysFile, sysUser } from '../src/platform/db';
import { appraisedProject, openedBid, type AppraisedProject } from './support/appraisedProject';
import { startTestServer, type TestCaller, type TestServer } from './support/startTestServer';

let server: TestServer;
let purchaser: TestCaller;
let expert: TestCaller;
let other: TestCaller;
let project: AppraisedProject;
let bidId: string;
let taskId: string;
let bidFile: StoredFile;
let projectFile: StoredFile;
beforeAll(async () => {
  server = await startTestServer();
  purchaser = await server.as('purchaser', { tenant: 1 });
  const users = await server.db.orm
    .select()
    .from(sysUser)
    .where(and(eq(sysUser.userType, 'expert'), eq(sysUser.tenantId, 1), eq(sysUser.status, 1)))
    .orderBy(sysUser.id)
    .limit(2);
  [expert, other] = (await Promise.all(users.map(({ username }) => server.as(username, { tenant: 1 })))) as [
    TestCaller,
    TestCaller,
  ];
  project = await appraisedProject(server, purchaser, { status: '6' });
  bidId = await openedBid(server, project, '江海泵业', 90_000, {
    supplierConfirmation: { narration: '长期合作' } as never,
  });
  taskId = newId();
  await server.db.orm.insert(expertTask).values({
    id: taskId,
    purchaseInfoId: project.id,
    expertId: 'expert-0',
    expertUserId: expert.userId,
    expertName: '专家',
    expertType: '1',
    status: '1',
    createTime: '2026-01-06 10:00:00',
    tenantId: 1,
  });
  bidFile = await upload('supplierBid', bidId);
  projectFile = await upload('purchaseProject', project.id);
});
afterAll(() => server.close());

async function upload(biz: string, recordId: string): Promise<StoredFile> {
  const form = new FormData();
  form.append('file', new Blob(['%PDF-1.4\n%']), '说明.pdf');
  form.append('biz', biz);
  const request = new Request('http://x', { method: 'POST', body: form });
  const { body } = await (
    await server.as(biz === 'supplierBid' ? 'supplier' : 'purchaser')
  ).call<StoredFile>('POST', '/sys/common/upload', Buffer.from(await request.arrayBuffer()), {
    'content-type': request.headers.get('content-type')!,
  });
  expect(body).toMatchObject({ success: true });
  await server.db.orm.update(sysFile).set({ recordId, tenantId: 1 }).where(eq(sysFile.id, body.result!.id));
  return body.result!;
}

const load = async (caller: TestCaller, { id }: StoredFile) =>
  (await caller.call('GET', `/sys/common/loadOssFile/${id}`)).status;
/** Statuses of the bid's and the project's file. */
const loads = async (caller: TestCaller) => [await load(caller, bidFile), await load(caller, projectFile)];
const setTask = (status: string) => server.db.orm.update(expertTask).set({ status }).where(eq(expertTask.id, taskId));
const setProject = (status: string) =>
  server.db.orm.update(purchaseInfo).set({ status }).where(eq(purchaseInfo.id, project.id));
const setBid = (status: string) => server.db.orm.update(supplierBid).set({ status }).where(eq(supplierBid.id, bidId));

test('an expert who accepted opens the files and reads the confirmation, another expert does not', async () => {
  expect(await loads(expert)).toEqual([200, 200]);
  const refused = await loads(other);
  expect(refused.every((status) => status >= 400)).toBe(true);
  const { body } = await expert.get<BidsToScore>('/procurement/appraise/bids', { taskId });
  expect(body.result!.supplierDetail[0]!.supplierConfirmation).toMatchObject({ narration: '长期合作' });
  expect((await other.get('/procurement/appraise/bids', { taskId })).body).toMatchObject({ success: false });
});

test('neither before the acceptance nor after a refusal', async () => {
  for (const status of ['0', '2']) {
    await setTask(status);
    expect((await loads(expert)).every((code) => code >= 400)).toBe(true);
  }
  await setTask('1');
});

test('files of bids only once they are open and valid', async () => {
  await setProject('5');
  expect(await load(expert, bidFile)).toBeGreaterThanOrEqual(400);
  expect(await load(expert, projectFile)).toBe(200);
  await setProject('6');
  for (const status of ['1', '4']) {
    await setBid(status);
    expect(await load(expert, bidFile)).toBeGreaterThanOrEqual(400);
  }
  await setBid('3');
  expect(await load(expert, bidFile)).toBe(200);
});
