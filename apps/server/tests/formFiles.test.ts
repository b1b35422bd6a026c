import { writeBpmn, type FlowTask, type ProcessDefinition, type StoredFile } from '@gezi/domain';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { flowInstance, sysFile } from '../src/platform/db';
import { startTestServer, type TestCaller, type TestServer } from './support/startTestServer';
import { fileList, uploadFile } from './support/uploadFile';

const DATA = '/online/cgform/api/form';

let server: TestServer;
let formId: string;
let stepFormId: string;
const callers: Record<string, TestCaller> = {};
const USERS = ['admin', 'manager', 'declarer', 'approver', 'purchaser', 'jb_manager'];
beforeAll(async () => {
  server = await startTestServer();
  for (const user of USERS) callers[user] = await server.as(user, { tenant: user === 'jb_manager' ? 2 : 1 });
  formId = await addForm('报销', [
    { id: 'reason', compType: 'input', label: '事由' },
    { id: 'invoice', compType: 'upload', label: '发票' },
    { id: 'secret', compType: 'upload', label: '工资单' },
  ]);
  stepFormId = await addForm('审批附件', [{ id: 'proof', compType: 'upload', label: '凭证' }]);
});
afterAll(() => server.close());

async function addForm(formName: string, list: object[]): Promise<string> {
  const formContent = JSON.stringify({ list, config: {} });
  return (await callers.manager!.post<{ id: string }>('/flowable/form/add', { formName, formContent })).body.result!.id;
}
const upload = (user: string, name: string) => uploadFile(callers[user]!, 'temp', name);
const statusesOf = (file: StoredFile, ...users: string[]) =>
  Promise.all(users.map(async (user) => (await callers[user]!.get(`/sys/common/static/${file.url}`)).status));
const stored = async ({ id }: StoredFile) => (await server.db.orm.select().from(sysFile).where(eq(sysFile.id, id)))[0]!;

describe('the files of a form record', () => {
  const add = async (invoice: string) =>
    (await callers.purchaser!.post<string>(`${DATA}/${formId}`, { reason: '差旅', invoice })).body.result!;

  test('are read by those who see the record, and by nobody else', async () => {
    const file = await upload('purchaser', '发票');
    expect(await statusesOf(file, 'purchaser', 'manager')).toEqual([200, 403]);
    const id = await add(fileList(file));
    expect(await stored(file)).toMatchObject({ recordId: id, biz: 'temp' });
    expect(await statusesOf(file, 'purchaser', 'manager', 'declarer', 'approver', 'jb_manager')).toEqual([
      200, 200, 403, 403, 403,
    ]);
  });

  test('stay those of their uploader when another record names them', async () => {
    const [own, foreign] = [await upload('purchaser', '发票'), await upload('declarer', '他人发票')];
    const id = await add(fileList(own, foreign));
    expect(await stored(foreign)).toMatchObject({ recordId: null, uploadBy: 'declarer' });
    await add(fileList(own));
    expect(await stored(own)).toMatchObject({ recordId: id });
    expect(await statusesOf(foreign, 'purchaser', 'declarer')).toEqual([403, 200]);
  });

  test('are freed when they are taken out, and with the record', async () => {
    const [kept, dropped] = [await upload('purchaser', '保留'), await upload('purchaser', '删除')];
    const id = await add(fileList(kept, dropped));
    await callers.purchaser!.put(`${DATA}/${formId}`, { id, reason: '差旅', invoice: fileList(kept) });
    expect(await stored(dropped)).toMatchObject({ recordId: null, uploadBy: '-visitor-' });
    expect(await stored(kept)).toMatchObject({ recordId: id });
    expect((await callers.purchaser!.call('DELETE', `${DATA}/${formId}/${id}`)).body).toMatchObject({ success: true });
    expect(await stored(kept)).toMatchObject({ recordId: null, uploadBy: '-visitor-' });
    expect(await statusesOf(kept, 'purchaser', 'manager')).toEqual([403, 403]);
  });
});

describe('the files of a form in a process', () => {
  const task = (id: string, assignee: string, more: object = {}) => ({
    id,
    name: id,
    type: 'userTask' as const,
    people: { dataType: 'fixed' as const, assignee, candidateUsers: [], candidateGroups: [] },
    ...more,
  });
  const definition = (): ProcessDefinition => ({
    key: 'claim-files',
    name: '报销',
    nodes: [
      { id: 'start', name: '开始', type: 'start', formKey: formId },
      task('head', 'approver', { fieldRights: [{ field: 'secret', right: 'hidden' }] }),
      task('pay', 'purchaser', { formKey: stepFormId }),
      { id: 'end', name: '结束', type: 'end' },
    ],
    flows: [
      { id: 'f1', name: '', from: 'start', to: 'head' },
      { id: 'f2', name: '', from: 'head', to: 'pay' },
      { id: 'f3', name: '', from: 'pay', to: 'end' },
    ],
  });
  async function todo(user: string, procInsId: string): Promise<string> {
    const { body } = await callers[user]!.get<{ records: FlowTask[] }>('/flowable/task/todoListNew', {
      pageSize: '100',
    });
    return body.result!.records.find((row) => row.procInsId === procInsId)!.taskId!;
  }

  test('are read by its people, unless a step hides their field', async () => {
    const saved = await callers.admin!.post('/flowable/definition/save', { xml: await writeBpmn(definition()) });
    expect(saved.body).toMatchObject({ success: true });
    const [invoice, secret] = [await upload('declarer', '发票'), await upload('declarer', '工资单')];
    const { body } = await callers.declarer!.post<{ procInsId: string }>(
      '/flowable/definition/startByProcDefKey/claim-files',
      { reason: '差旅', invoice: fileList(invoice), secret: fileList(secret) },
    );
    const { procInsId } = body.result!;
    const [instance] = await server.db.orm.select().from(flowInstance).where(eq(flowInstance.id, procInsId));
    expect(await stored(invoice)).toMatchObject({ recordId: instance!.businessKey });
    const readers = ['declarer', 'approver', 'manager', 'purchaser', 'jb_manager'];
    expect(await statusesOf(invoice, ...readers)).toEqual([200, 200, 200, 403, 403]);
    expect(await statusesOf(secret, ...readers)).toEqual([200, 403, 200, 403, 403]);

    await callers.approver!.post('/flowable/task/complete', { taskId: await todo('approver', procInsId) });
    expect(await statusesOf(secret, 'approver', 'purchaser')).toEqual([403, 200]);
    const proof = await upload('purchaser', '凭证');
    const taskId = await todo('purchaser', procInsId);
    await callers.purchaser!.post('/flowable/task/complete', { taskId, values: { proof: fileList(proof) } });
    expect(await statusesOf(proof, 'purchaser', 'manager', 'approver', 'declarer', 'jb_manager')).toEqual([
      200, 200, 403, 403, 403,
    ]);
  });
});
