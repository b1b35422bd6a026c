import type { ExpertTask } from '@gezi/domain';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expertTask, newId, sysUser, timeText } from '../src/platform/db';
import { appraisedProject, openedBid, type AppraisedProject } from './support/appraisedProject';
import { startTestServer, type TestCaller, type TestServer } from './support/startTestServer';

const BASE = '/procurement/appraise';
const HOUR = 3_600_000;
const fromNow = (milliseconds: number) => timeText(Date.now() + milliseconds);

let server: TestServer;
let purchaser: TestCaller;
let expert: TestCaller;
let project: AppraisedProject;
let taskId: string;
let bidId: string;
beforeAll(async () => {
  server = await startTestServer();
  purchaser = await server.as('purchaser', { tenant: 1 });
  const [user] = await server.db.orm
    .select()
    .from(sysUser)
    .where(and(eq(sysUser.userType, 'expert'), eq(sysUser.tenantId, 1), eq(sysUser.status, 1)))
    .orderBy(sysUser.id);
  expert = await server.as(user!.username, { tenant: 1 });
  project = await appraisedProject(server, purchaser, {
    status: '6',
    proEndTime: fromNow(-HOUR),
    expertSiftRule: { id: null, name: null, techNum: 1, busiNum: 0 },
  });
  bidId = await openedBid(server, project, '江海泵业', 90_000);
  taskId = newId();
  await server.db.orm.insert(expertTask).values({
    id: taskId,
    purchaseInfoId: project.id,
    expertId: 'expert-0',
    expertUserId: expert.userId,
    expertName: '专家',
    expertType: '1',
    status: '1',
    tenantId: 1,
  });
});
afterAll(() => server.close());

const set = async (scoreDeadline: string, caller = purchaser) =>
  (await caller.post<ExpertTask[]>(`${BASE}/setDeadline`, { purchaseInfoId: project.id, scoreDeadline })).body;
const submit = async () => (await expert.post<ExpertTask>(`${BASE}/submitScore`, { taskId })).body;

test('scores are submitted until the deadline, which the purchaser extends', async () => {
  const scores = [{ bidId, itemMap: { [project.tech]: 90, [project.price]: 80 } }];
  expect((await expert.post(`${BASE}/saveScore`, { taskId, scores })).body).toMatchObject({ success: true });
  expect(await set(fromNow(-HOUR / 2))).toMatchObject({ success: false, field: 'scoreDeadline' });
  const deadline = fromNow(HOUR);
  expect(await set(deadline, expert)).toMatchObject({ success: false });
  expect(await set(deadline)).toMatchObject({ success: true, result: [{ id: taskId, scoreDeadline: deadline }] });
  expect(await set(fromNow(HOUR / 2))).toMatchObject({ success: false, field: 'scoreDeadline' });
  const { body } = await expert.get<{ records: ExpertTask[] }>(`${BASE}/myTasks`, { id: taskId });
  expect(body.result!.records).toMatchObject([{ scoreDeadline: deadline }]);

  const past = eq(expertTask.id, taskId);
  await server.db.orm
    .update(expertTask)
    .set({ scoreDeadline: fromNow(-HOUR) })
    .where(past);
  expect(await submit()).toMatchObject({ success: false, field: 'taskId' });
  expect(await set(fromNow(2 * HOUR))).toMatchObject({ success: true });
  expect(await submit()).toMatchObject({ success: true });
});

test('a draw gives its experts the deadline', async () => {
  const other = await appraisedProject(server, purchaser, {
    status: '4',
    proEndTime: fromNow(HOUR),
    expertSiftRule: { id: null, name: null, techNum: 1, busiNum: 0 },
  });
  const draw = async (scoreDeadline: string) =>
    (await purchaser.post<ExpertTask[]>(`${BASE}/extract`, { purchaseInfoId: other.id, scoreDeadline })).body;
  expect(await draw(fromNow(HOUR / 2))).toMatchObject({ success: false, field: 'scoreDeadline' });
  const scoreDeadline = fromNow(3 * HOUR);
  expect(await draw(scoreDeadline)).toMatchObject({ success: true, result: [{ scoreDeadline }] });
});
