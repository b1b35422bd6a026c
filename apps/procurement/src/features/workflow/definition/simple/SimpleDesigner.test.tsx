import { reply } from '@gezi/client/testing';
import { newSimpleFlow, validateDefinition, definitionOf, type SimpleFlow, type SimpleFork } from '@gezi/domain';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { pageOf } from '../../../../testing/fixtures';
import { renderPage } from '../../../../testing/renderPage';
import { advance, redo, startTimeline, undo } from '../core/timeline';
import { SimpleDesigner } from './SimpleDesigner';

const empty = newSimpleFlow({ key: 'leave', name: '请假', start: '提交申请', end: '结束' });

function Board({ start, onFlow }: { start: SimpleFlow; onFlow: (flow: SimpleFlow) => void }) {
  const [timeline, setTimeline] = useState(startTimeline(start));
  onFlow(timeline.present);
  return (
    <SimpleDesigner
      flow={timeline.present}
      faults={validateDefinition(definitionOf(timeline.present))}
      onChange={(flow) => setTimeline((before) => advance(before, flow))}
      onUndo={timeline.past.length > 0 ? () => setTimeline(undo) : undefined}
      onRedo={timeline.future.length > 0 ? () => setTimeline(redo) : undefined}
    />
  );
}

function atBoard(start: SimpleFlow = empty) {
  let flow = start;
  renderPage({
    page: <Board start={start} onFlow={(next) => (flow = next)} />,
    path: '/flowable/definition/design',
    routes: {
      'GET /flowable/form/all': reply(pageOf([])),
      'GET /sys/user/getMultiUser': reply([]),
      'GET /sys/role/list': reply(pageOf([{ id: '1', roleCode: 'manager', roleName: '经理' }])),
      'GET /sys/sysDepart/queryTreeList': reply([]),
    },
  });
  return () => flow;
}

async function add(place: string, kind: string) {
  fireEvent.click(screen.getByLabelText(place));
  fireEvent.click(await screen.findByText(kind));
  await waitFor(() => expect(screen.queryByText(kind)).toBeNull());
}

const names = ({ path }: SimpleFlow) =>
  path.steps.map((step) => (step.kind === 'task' ? step.node.name : step.gateway.name));

test('adds steps, shows what they lack, undoes and redoes', async () => {
  const flow = atBoard();
  await add('在“提交申请”之后添加步骤', '由指定的人处理');
  const card = screen.getByRole('button', { name: '审批：审批' });
  expect(card).toHaveTextContent('请设置审批人');
  expect(screen.getByRole('button', { name: '1 个问题' })).toBeInTheDocument();
  await add('在“审批”之后添加步骤', '告知，不需处理');
  expect(names(flow())).toEqual(['审批', '抄送']);
  fireEvent.click(screen.getByRole('button', { name: '撤销' }));
  expect(names(flow())).toEqual(['审批']);
  fireEvent.keyDown(card, { key: 'y', ctrlKey: true });
  expect(names(flow())).toEqual(['审批', '抄送']);
});

test('chooses who approves and how they share it', async () => {
  const flow = atBoard();
  await add('在“提交申请”之后添加步骤', '由指定的人处理');
  fireEvent.click(screen.getByRole('button', { name: '审批：审批' }));
  const drawer = within(await screen.findByRole('dialog', { name: '审批' }));
  fireEvent.mouseDown(drawer.getByRole('combobox', { name: '审批人' }));
  fireEvent.click(await screen.findByTitle('发起人的部门负责人'));
  fireEvent.click(drawer.getByRole('radio', { name: '比例：达到比例即可' }));
  fireEvent.change(drawer.getByRole('spinbutton', { name: '通过比例（%）' }), { target: { value: '60' } });
  fireEvent.click(drawer.getByRole('button', { name: '添加时限' }));
  fireEvent.change(drawer.getByLabelText('名称'), { target: { value: '主管审批' } });
  expect(flow().path.steps[0]).toMatchObject({
    node: {
      name: '主管审批',
      people: { candidateGroups: ['leader:${INITIATOR_DEPART}'] },
      multi: { completion: { kind: 'percentage', percent: 60 } },
      timers: [{ action: 'remind', due: { kind: 'duration', value: 'P1D' } }],
    },
  });
  expect(screen.queryByRole('button', { name: /个问题/ })).toBeNull();
});

test('writes the condition of a branch as comparisons and as text', async () => {
  const flow = atBoard();
  await add('在“提交申请”之后添加步骤', '按条件走其中一条');
  fireEvent.click(screen.getByRole('button', { name: '分支设置：条件1' }));
  const drawer = within(await screen.findByRole('dialog', { name: '分支设置' }));
  fireEvent.change(drawer.getByLabelText('条件表达式'), { target: { value: '${days > 3}' } });
  const branch = () => (flow().path.steps[0] as SimpleFork).branches[0];
  expect(branch()).toMatchObject({ condition: '${days > 3}' });
  expect(drawer.getByRole('note')).toHaveTextContent('days大于 3');
  fireEvent.change(drawer.getByLabelText('条件表达式'), { target: { value: '${days >' } });
  expect(await drawer.findByText('表达式有误')).toBeInTheDocument();
  fireEvent.change(drawer.getByLabelText('条件表达式'), { target: { value: '${days > limit}' } });
  expect(drawer.getByText('该表达式不能用条件列表显示，请直接修改表达式。')).toBeInTheDocument();
  fireEvent.click(drawer.getByRole('checkbox', { name: '该分支走完后结束流程' }));
  expect(branch()).toMatchObject({ path: { end: { type: 'end' } } });
});

test('is operated by keys', async () => {
  const flow = atBoard();
  await add('在“提交申请”之后添加步骤', '由指定的人处理');
  await add('在“审批”之后添加步骤', '等待一段时间');
  const timer = screen.getByRole('button', { name: '等待：等待' });
  timer.focus();
  fireEvent.keyDown(timer, { key: 'ArrowUp', altKey: true });
  expect(names(flow())).toEqual(['等待', '审批']);
  const first = screen.getByRole('button', { name: '等待：等待' });
  first.focus();
  fireEvent.keyDown(first, { key: 'ArrowDown' });
  expect(screen.getByRole('button', { name: '在“等待”之后添加步骤' })).toHaveFocus();
  fireEvent.keyDown(first, { key: 'Delete' });
  expect(names(flow())).toEqual(['审批']);
});

test('leads from a fault to its card', async () => {
  atBoard();
  await add('在“提交申请”之后添加步骤', '由指定的人处理');
  fireEvent.click(screen.getByRole('button', { name: '1 个问题' }));
  fireEvent.click(await screen.findByRole('button', { name: '审批：请设置审批人' }));
  await waitFor(() => expect(screen.getByRole('button', { name: '审批：审批' })).toHaveFocus());
});

test('shows a process that must not be changed', async () => {
  const { start, out, path } = empty;
  renderPage({
    page: <SimpleDesigner flow={{ key: 'leave', name: '请假', start, out, path }} />,
    path: '/flowable/definition/design',
  });
  expect(await screen.findByText('结束')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /添加步骤/ })).toBeNull();
});
