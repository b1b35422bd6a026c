import type { FlowRecord } from '@gezi/domain';
import { ABSENT, type Hand } from '../kit/Hand.ts';
import type { Writer } from '../kit/Writer.ts';

const TASK = '/flowable/task';
const NAME = '演练审批';

/** A department and the purchasers at once, then the manager. */
const XML = `<?xml version="1.0" encoding="UTF-8"?>
<definitions xmlns="http://www.omg.org/spec/BPMN/20100524/MODEL" xmlns:flowable="http://flowable.org/bpmn" targetNamespace="http://flowable.org/processdef">
  <process id="rehearsal" name="${NAME}" isExecutable="true">
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

/** A process with every step of a task: claim, delegate, add a signer, complete, return, hand over, reject, stop. */
export const processes: Writer = {
  name: 'process',
  async run(hand) {
    const id = await hand.once('process definition', () => definition(hand));
    const [declarer, approver, purchaser, manager] = [
      await hand.as('declarer'),
      await hand.as('approver'),
      await hand.as('purchaser'),
      await hand.as('manager'),
    ];
    let own: string | undefined;
    const known = await newest(hand);
    const record = hand.record('process', async () => {
      own ??= await newest(hand, known);
      return own === undefined ? ABSENT : stateOf(hand, own);
    });
    const both = 'head:approver price:';
    const begin = () => declarer.post(`/flowable/definition/startByProcDefId/${id}`, {});
    await record.step('start', begin, both);
    const procInsId = (own ??= (await newest(hand, known))!);

    const act = async (
      who: typeof approver,
      action: string,
      node: string,
      to: string,
      more: object = {},
      by?: string,
    ) => {
      const open = await openTasks(hand, procInsId);
      const task = open.find((row) => row.taskDefKey === node && (by === undefined || row.assigneeId === by));
      const input = { taskId: task?.taskId ?? 'none', ...more };
      await record.step(action, () => who.post(`${TASK}/${action}`, input), to);
    };
    const claimed = 'head:approver price:purchaser';
    await act(purchaser, 'claim', 'price', claimed);
    await act(purchaser, 'unClaim', 'price', both);
    await act(purchaser, 'claim', 'price', claimed);
    const help = { assignee: 'manager', comment: '请看一下' };
    await act(approver, 'delegate', 'head', 'head:manager price:purchaser', help);
    await act(manager, 'complete', 'head', claimed);
    await act(approver, 'addSign', 'head', 'head:approver head:manager price:purchaser', { users: ['manager'] });
    await act(manager, 'complete', 'head', claimed, {}, 'manager');
    await act(approver, 'complete', 'head', 'price:purchaser');
    await act(purchaser, 'complete', 'price', 'boss:manager');
    await act(manager, 'return', 'boss', 'apply:declarer', { targetKey: 'apply', comment: '金额有误' });
    await act(declarer, 'complete', 'apply', both);
    await act(approver, 'assign', 'head', 'head:manager price:', { assignee: 'manager' });
    await act(manager, 'reject', 'head', 'apply:declarer', { comment: '不同意' });
    const end = { instanceId: procInsId, comment: '不再需要' };
    await record.step('stop', () => declarer.post(`${TASK}/stopProcess`, end), 'stopped');
  },
};

/** @returns the id of the definition, which is saved once */
async function definition(hand: Hand): Promise<string> {
  const admin = await hand.as('admin');
  const find = async () => {
    const found = await hand.read<{ records: { id: string; name: string }[] }>('admin', '/flowable/definition/list', {
      name: NAME,
    });
    return found?.records[0]?.id;
  };
  const record = hand.record('definition', async () => ((await find()) === undefined ? ABSENT : 'there'));
  await record.step('save', () => admin.post('/flowable/definition/save', { xml: XML }), 'there');
  return (await find())!;
}

/** The newest process of the declarer, other than one. */
async function newest(hand: Hand, other?: string): Promise<string | undefined> {
  const query = { procDefName: NAME, pageSize: 1 };
  const found = await hand.read<{ records: { procInsId: string }[] }>('declarer', `${TASK}/myProcessNew`, query);
  const id = found?.records[0]?.procInsId;
  return id === other ? undefined : id;
}

const tasksOf = async (hand: Hand, procInsId: string) =>
  (await hand.read<FlowRecord>('admin', `${TASK}/flowRecord`, { procInsId }))?.flowList ?? [];

const openTasks = async (hand: Hand, procInsId: string) =>
  (await tasksOf(hand, procInsId)).filter(({ finishTime, status }) => finishTime === null && status === 'running');

/** Open tasks with their users; of the whole process its status, if it ended. */
async function stateOf(hand: Hand, procInsId: string): Promise<string> {
  const all = await tasksOf(hand, procInsId);
  if (all[0]!.status !== 'running') return all[0]!.status!;
  const open = all.filter(({ finishTime, status }) => finishTime === null && status === 'running');
  return open
    .map(({ taskDefKey, assigneeId }) => `${taskDefKey}:${assigneeId ?? ''}`)
    .toSorted()
    .join(' ');
}
