import { MAX_ANSWER, MAX_QUESTION, MAX_UNANSWERED, type ProjectQuestion, type SupplierMessage } from '@gezi/domain';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestCaller, type TestServer } from '../../../../tests/support/startTestServer';
import {
  projectQuestion,
  purchaseInfo,
  purchaseInvite,
  supplierInfo,
  sysAnnouncement,
  sysUser,
  timeText,
} from '../../../platform/db';

const BASE = '/procurement/question';
const HOUR = 3_600_000;
const fromNow = (time: number) => timeText(Date.now() + time);

let server: TestServer;
let purchaser: TestCaller;
let manager: TestCaller;
let supplier: TestCaller;
let other: TestCaller;
let supplierId: string;
let otherId: string;
let nth = 0;
beforeAll(async () => {
  server = await startTestServer();
  [purchaser, manager, supplier, other] = (await Promise.all(
    (['purchaser', 'manager', 'supplier', 'supplier2'] as const).map((name) => server.as(name)),
  )) as [TestCaller, TestCaller, TestCaller, TestCaller];
  const idOf = async (name: string) =>
    (await server.db.orm.select().from(sysUser).where(eq(sysUser.username, name)))[0]!.supplierId!;
  [supplierId, otherId] = [await idOf('supplier'), await idOf('supplier2')];
});
afterAll(() => server.close());

/** A project in quotation with two invited suppliers. */
async function project(change: Partial<typeof purchaseInfo.$inferInsert> = {}, inviteStatus = '1'): Promise<string> {
  nth += 1;
  const id = `question-project-${nth}`;
  const time = { createTime: '2026-01-01 00:00:00', updateTime: '2026-01-01 00:00:00' };
  await server.db.orm.insert(purchaseInfo).values({
    proNo: id,
    proName: `阀门采购 ${nth}`,
    departName: 'x',
    applyUserId: purchaser.userId,
    buyType: '1',
    contractType: '1',
    status: '4',
    proStartTime: fromNow(-HOUR),
    proEndTime: fromNow(HOUR),
    publishTime: fromNow(-HOUR),
    tenantId: 1,
    ...time,
    ...change,
    id,
  });
  await server.db.orm.insert(purchaseInvite).values(
    [supplierId, otherId].map((invited) => ({
      id: `${id}-${invited}`.slice(-36),
      purchaseInfoId: id,
      supplierId: invited,
      supplierName: 'x',
      inviteStatus,
      sendTime: '2026-01-01 00:00:00',
      tenantId: change.tenantId ?? 1,
      ...time,
    })),
  );
  return id;
}
const ask = async (caller: TestCaller, purchaseInfoId: string, question = '交货地点是否可以变更？') =>
  (await caller.post<ProjectQuestion>(`${BASE}/add`, { purchaseInfoId, question })).body;
const answer = async (caller: TestCaller, id: string, text = '可以，以合同为准。') =>
  (await caller.post<ProjectQuestion>(`${BASE}/answer`, { id, answer: text })).body;
const list = async (caller: TestCaller, purchaseInfoId: string, query: Record<string, string> = {}) =>
  (await caller.get<{ records: ProjectQuestion[]; total: number }>(`${BASE}/list`, { purchaseInfoId, ...query })).body;
const messagesAbout = async (caller: TestCaller, busId: string) =>
  (await caller.get<{ records: SupplierMessage[] }>('/supplier/message/list', { busId })).body.result!.records.filter(
    (message) => message.busId === busId,
  );

test('a supplier asks, the purchaser answers, and every bidder reads the answer without a name', async () => {
  const id = await project();
  const asked = await ask(supplier, id, '  交货地点是否可以变更？ ');
  expect(asked).toMatchObject({
    success: true,
    message: '问题已提交',
    result: { purchaseInfoId: id, supplierId, question: '交货地点是否可以变更？', answer: null, mine: true },
  });
  expect((await list(other, id)).result).toMatchObject({ records: [], total: 0 });
  expect((await list(purchaser, id, { answered: '0' })).result).toMatchObject({
    records: [{ supplierId, supplierName: expect.any(String), mine: false, mayAnswer: true }],
  });
  const [notice] = await server.db.orm
    .select()
    .from(sysAnnouncement)
    .where(and(eq(sysAnnouncement.busId, id), eq(sysAnnouncement.titile, `供应商对您的采购项目提问：阀门采购 ${nth}`)));
  expect(notice).toMatchObject({ userIds: expect.stringContaining(purchaser.userId) });

  expect(await answer(purchaser, asked.result!.id)).toMatchObject({
    success: true,
    result: { answer: '可以，以合同为准。', answerName: '王晓琳', answerTime: expect.any(String) },
  });
  expect((await list(other, id)).result!.records).toMatchObject([
    {
      question: '交货地点是否可以变更？',
      answer: '可以，以合同为准。',
      supplierId: null,
      supplierName: null,
      mine: false,
    },
  ]);
  expect((await list(supplier, id)).result!.records).toMatchObject([{ mine: true, supplierId, mayAnswer: false }]);
  for (const reader of [supplier, other]) {
    expect(await messagesAbout(reader, id)).toMatchObject([{ title: `采购项目有新的答疑：阀门采购 ${nth}` }]);
  }

  expect(await answer(purchaser, asked.result!.id, '不可以。')).toMatchObject({ result: { answer: '不可以。' } });
  const steps = (await purchaser.get<{ action: string }[]>('/purchase/purchaseInfo/timeline', { id })).body.result!;
  expect(steps.map(({ action }) => action).toSorted()).toEqual(['answer', 'answer', 'question']);
});

test.each<[string, Parameters<typeof project>, string]>([
  ['closed', [{ status: '5' }], '报价已截止或项目已结束，不能提问'],
  ['one second past its end', [{ proEndTime: fromNow(-1000) }], '报价已截止或项目已结束，不能提问'],
  ['declined by the supplier', [{}, '2'], '贵公司已拒绝该项目的邀请，不能提问'],
])('refuses questions about a project that is %s', async (_what, args, message) => {
  const id = await project(...args);
  expect(await ask(supplier, id)).toMatchObject({ success: false, field: 'purchaseInfoId', message });
});

test('refuses answers after the end of the quotation', async () => {
  const id = await project();
  const { result } = await ask(supplier, id);
  await server.db.orm
    .update(purchaseInfo)
    .set({ proEndTime: fromNow(-1000) })
    .where(eq(purchaseInfo.id, id));
  expect(await answer(purchaser, result!.id)).toMatchObject({ success: false, field: 'id' });
  expect((await list(purchaser, id)).result!.records).toMatchObject([{ answer: null, mayAnswer: false }]);
});

test.each([
  ['question', ''],
  ['question', ' \n '],
  ['question', 'x'.repeat(MAX_QUESTION + 1)],
  ['answer', ''],
  ['answer', 'x'.repeat(MAX_ANSWER + 1)],
])('refuses a %s of an invalid length, with its field', async (member, text) => {
  const id = await project();
  const { result } = await ask(supplier, id);
  const refused = member === 'question' ? await ask(supplier, id, text) : await answer(purchaser, result!.id, text);
  expect(refused).toMatchObject({ success: false, field: member });
});

test('refuses a supplier that is black-listed meanwhile', async () => {
  const id = await project();
  const setStatus = (status: string) =>
    server.db.orm.update(supplierInfo).set({ status }).where(eq(supplierInfo.id, supplierId));
  await setStatus('3');
  expect(await ask(supplier, id)).toMatchObject({ success: false, field: 'supplierId' });
  await setStatus('1');
});

test('refuses further questions while too many wait for an answer', async () => {
  const id = await project();
  await server.db.orm.insert(projectQuestion).values(
    Array.from({ length: MAX_UNANSWERED }, (_, at) => ({
      id: `${id}-${at}`,
      purchaseInfoId: id,
      supplierId,
      supplierName: 'x',
      question: 'x',
      askTime: '2026-01-01 00:00:00',
      tenantId: 1,
    })),
  );
  expect(await ask(supplier, id)).toMatchObject({ success: false, field: 'question' });
  expect(await ask(other, id)).toMatchObject({ success: true });
});

test('only the applicant and managers answer, and other tenants see nothing', async () => {
  const id = await project({ applyUserId: 'colleague' });
  const { result } = await ask(supplier, id);
  expect((await purchaser.post(`${BASE}/answer`, { id: result!.id, answer: 'x' })).status).toBe(403);
  expect(await answer(manager, result!.id)).toMatchObject({ success: true });
  const foreigner = await server.as('jb_manager', { tenant: 2 });
  expect(await list(foreigner, id)).toMatchObject({ success: false, field: 'purchaseInfoId' });
  expect(await answer(foreigner, result!.id)).toMatchObject({ success: false, field: 'id' });
  // Administrators hold every permission, but act for no supplier.
  expect((await (await server.as('admin')).post(`${BASE}/add`, { purchaseInfoId: id, question: 'x' })).status).toBe(
    403,
  );
});

test('a supplier neither asks about nor reads a project that it does not see', async () => {
  const id = await project();
  const third = await server.as('supplier3');
  expect(await ask(third, id)).toMatchObject({ success: false, field: 'purchaseInfoId' });
  expect(await list(third, id)).toMatchObject({ success: false, field: 'purchaseInfoId' });
  const draft = await project({ status: '0', publishTime: null });
  expect(await ask(supplier, draft)).toMatchObject({ success: false, field: 'purchaseInfoId' });
});

test('counts the questions that wait for an answer of the applicant', async () => {
  const toAnswer = async () => {
    const todos = (await purchaser.get<{ code: string; count: number }[]>('/dashboard/todos')).body.result!;
    return todos.find(({ code }) => code === 'question-answer')?.count ?? 0;
  };
  const before = await toAnswer();
  const { result } = await ask(supplier, await project());
  expect(await toAnswer()).toBe(before + 1);
  await answer(purchaser, result!.id);
  expect(await toAnswer()).toBe(before);
});
