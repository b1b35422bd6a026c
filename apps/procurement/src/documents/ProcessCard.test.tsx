import { refuse, reply } from '@gezi/client/testing';
import type { DocumentProcess } from '@gezi/domain';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '../testing/renderPage';
import { ProcessCard } from './ProcessCard';

const CALL = 'GET /document/process';
const process: DocumentProcess = {
  procInsId: 'flow-1',
  deployId: 'deploy-1',
  procDefName: '合同审批',
  procDefVersion: 2,
  status: 'running',
  isSuspended: false,
  startUserName: '张采购',
  createTime: '2026-11-20 09:00:00',
  finishTime: null,
  tasks: [
    { taskId: 'task-1', name: '部门审批', people: '赵审批、钱审批', isMine: false },
    { taskId: 'task-2', name: '法务会签', people: '孙法务', isMine: true },
  ],
};
const show = (answer = reply(process)) =>
  renderPage({
    page: <ProcessCard service="contract" id="c1" />,
    path: '/contract/view',
    routes: { [CALL]: answer },
  });

test('names the steps of the process and those who have them, and leads to its record', async () => {
  show();
  const card = await screen.findByRole('region', { name: '审批流程' });
  expect(card).toHaveTextContent('合同审批第 2 版审批中');
  expect(card).toHaveTextContent('部门审批 等待 赵审批、钱审批 处理');
  expect(card).toHaveTextContent('法务会签 等待您处理');
  expect(screen.getByRole('link', { name: '查看流程' })).toHaveAttribute(
    'href',
    '/flowable/task/record?procInsId=flow-1&deployId=deploy-1&taskId=task-2&businessKey=c1&category=zdyyw',
  );
});

test('tells when a process ended', async () => {
  show(reply({ ...process, status: 'finished', finishTime: '2026-11-21 10:00:00', tasks: [] }));
  const card = await screen.findByRole('region', { name: '审批流程' });
  expect(card).toHaveTextContent('审批通过张采购 发起，2026-11-21 10:00:00 结束');
});

test.each([
  ['without a process', reply(null)],
  ['for a document that the caller may not read', refuse('数据不存在')],
])('shows nothing %s', async (_name, answer) => {
  const { server } = show(answer);
  await expect.poll(() => server.requestsOf(CALL).length).toBe(1);
  expect(screen.queryByRole('region', { name: '审批流程' })).toBeNull();
});
