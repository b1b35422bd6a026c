import type { FlowRecord, ProcDef } from '@gezi/domain';
import { expect, test } from '@playwright/test';
import { done, signInToApi, type ApiCaller } from './support/api.ts';
import { freePort } from './support/freePort.ts';
import { demoFolder, startServer, type RunningServer } from './support/server.ts';

const TASK = '/flowable/task';
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** A department and the purchasers at once, then the manager. */
const XML = `<?xml version="1.0" encoding="UTF-8"?>
<definitions xmlns="http://www.omg.org/spec/BPMN/20100524/MODEL" xmlns:flowable="http://flowable.org/bpmn" targetNamespace="http://flowable.org/processdef">
  <process id="durable" name="付款审批" isExecutable="true">
    <startEvent id="start" />
    <userTask id="apply" name="填写申请" flowable:assignee="\${INITIATOR}" />
    <parallelGateway id="fork" />
    <userTask id="head" name="部门审批" flowable:assignee="approver" />
    <userTask id="price" name="核价" flowable:candidateGroups="purchaser" />
    <parallelGateway id="join" />
    <userTask id="boss" name="经理审批" flowable:assignee="manager" />
    <endEvent id="end" />
    <sequenceFlow id="f1" sourceRef="start" targetRef="apply" />
    <sequenceFlow id="f2" sourceRef="apply" targetRef="fork" />
    <sequenceFlow id="f3" sourceRef="fork" targetRef="head" />
    <sequenceFlow id="f4" sourceRef="fork" targetRef="price" />
    <sequenceFlow id="f5" sourceRef="head" targetRef="join" />
    <sequenceFlow id="f6" sourceRef="price" targetRef="join" />
    <sequenceFlow id="f7" sourceRef="join" targetRef="boss" />
    <sequenceFlow id="f8" sourceRef="boss" targetRef="end" />
  </process>
</definitions>`;

test('a server that is killed loses and doubles no task of a process', async () => {
  test.setTimeout(600_000);
  const folder = demoFolder();
  // Sessions outlive the server, and the address stays the same.
  const port = await freePort();
  const start = () => startServer({ dataDir: folder.path, port });
  let server: RunningServer = await start();
  const [admin, declarer, approver, purchaser, manager] = (await Promise.all(
    ['admin', 'declarer', 'approver', 'purchaser', 'manager'].map((name) => signInToApi(server.url, name)),
  )) as [ApiCaller, ApiCaller, ApiCaller, ApiCaller, ApiCaller];
  const definition = await done<ProcDef>(admin.post('/flowable/definition/save', { xml: XML }));
  /** Milliseconds from a request to the end of the server: during the statements of most steps. */
  const delays = [6, 12, 20, 30];
  let kills = 0;

  /**
   * Sends a request, kills the server meanwhile and starts it again. A step that was not acknowledged was taken in whole or
   * not at all; in the latter case it is sent again.
   */
  async function interrupted(
    name: string,
    prepare: () => Promise<() => ReturnType<ApiCaller['post']>>,
    state: () => Promise<string>,
    [before, after]: [string, string],
  ) {
    await test.step(name, async () => {
      expect(await state()).toBe(before);
      const send = await prepare();
      const answer = send().then(
        ({ body: { success } }) => success,
        () => false,
      );
      await pause(delays[kills % delays.length]!);
      kills += 1;
      await server.kill();
      const isAcknowledged = await answer;
      server = await start();
      const now = await state();
      expect(isAcknowledged ? [after] : [before, after]).toContain(now);
      if (now === before) await done(send());
      expect(await state()).toBe(after);
    });
  }

  const begin = async () => () => declarer.post(`/flowable/definition/startByProcDefId/${definition.id}`, {});
  const total = async () =>
    String(
      (await declarer.get<{ total: number }>(`${TASK}/myProcessNew`, { procDefName: '付款审批' })).body.result.total,
    );
  await interrupted('start', begin, total, ['0', '1']);
  await interrupted('start another', begin, total, ['1', '2']);
  const { records } = (
    await declarer.get<{ records: { procInsId: string }[] }>(`${TASK}/myProcessNew`, { procDefName: '付款审批' })
  ).body.result;
  const [second, first] = records.map(({ procInsId }) => procInsId) as [string, string];

  const tasks = async (procInsId: string) =>
    (await admin.get<FlowRecord>(`${TASK}/flowRecord`, { procInsId })).body.result.flowList;
  const open = async (procInsId: string) =>
    (await tasks(procInsId)).filter(({ finishTime, status }) => finishTime === null && status === 'running');
  /** Open tasks with their users; of the whole process its status, if it ended. */
  const stateOf = (procInsId: string) => async () => {
    const all = await tasks(procInsId);
    if (all[0]!.status !== 'running') return all[0]!.status!;
    const names = (await open(procInsId)).map(({ taskDefKey, assigneeId }) => `${taskDefKey}:${assigneeId ?? ''}`);
    return names.toSorted().join(' ');
  };
  const acts =
    (procInsId: string) =>
    (who: ApiCaller, action: string, node: string, more: object = {}, assignee?: string) =>
    async () => {
      const found = (await open(procInsId)).find(
        (row) => row.taskDefKey === node && (assignee === undefined || row.assigneeId === assignee),
      );
      return () => who.post(`${TASK}/${action}`, { taskId: found?.taskId ?? 'none', ...more });
    };

  const one = acts(first);
  const state = stateOf(first);
  const both = 'head:approver price:';
  const claimed = 'head:approver price:purchaser';
  await interrupted('claim', one(purchaser, 'claim', 'price'), state, [both, claimed]);
  await interrupted('unclaim', one(purchaser, 'unClaim', 'price'), state, [claimed, both]);
  await interrupted('claim again', one(purchaser, 'claim', 'price'), state, [both, claimed]);
  const delegated = 'head:manager price:purchaser';
  const help = { assignee: 'manager', comment: '请看一下' };
  await interrupted('delegate', one(approver, 'delegate', 'head', help), state, [claimed, delegated]);
  await interrupted('resolve', one(manager, 'complete', 'head'), state, [delegated, claimed]);
  const signers = 'head:approver head:manager price:purchaser';
  await interrupted('add a signer', one(approver, 'addSign', 'head', { users: ['manager'] }), state, [
    claimed,
    signers,
  ]);
  await interrupted('sign', one(manager, 'complete', 'head', {}, 'manager'), state, [signers, claimed]);
  await interrupted('complete a branch', one(approver, 'complete', 'head'), state, [claimed, 'price:purchaser']);
  await interrupted('join', one(purchaser, 'complete', 'price'), state, ['price:purchaser', 'boss:manager']);
  const back = { targetKey: 'apply', comment: '金额有误' };
  await interrupted('return', one(manager, 'return', 'boss', back), state, ['boss:manager', 'apply:declarer']);
  await interrupted('submit again', one(declarer, 'complete', 'apply'), state, ['apply:declarer', both]);
  const handed = 'head:manager price:';
  await interrupted('hand over', one(approver, 'assign', 'head', { assignee: 'manager' }), state, [both, handed]);
  await interrupted('reject', one(manager, 'reject', 'head', { comment: '不同意' }), state, [handed, 'apply:declarer']);
  const ended = async () => () => declarer.post(`${TASK}/stopProcess`, { instanceId: first, comment: '不再需要' });
  await interrupted('stop', ended, state, ['apply:declarer', 'stopped']);

  const recall = async () => () => declarer.post(`${TASK}/revokeProcess`, { instanceId: second, comment: '撤回' });
  await interrupted('recall', recall, stateOf(second), [both, 'recalled']);

  expect(await server.stop()).toBe(0);
  folder.remove();
});
