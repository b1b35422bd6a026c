import { refuse, reply, type FakeRoutes } from '@gezi/client/testing';
import type { ScoreSummary } from '@gezi/domain';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { taskOf } from '../../../../testing/appraisalFixtures';
import { renderPage } from '../../../../testing/renderPage';
import { AppraisalPart } from './AppraisalPart';

const SUMMARY = 'GET /procurement/appraise/summary';
const EXTRACT = 'POST /procurement/appraise/extract';
const RETURN = 'POST /procurement/appraise/returnScore';
const auth = ['list', 'extract'].map((action) => ({
  action: `procurement:appraise:${action}`,
  type: '2' as const,
  describe: action,
}));
const empty: ScoreSummary = { itemList: [], rows: [], tasks: [], draws: [], toDraw: { techNum: 2, busiNum: 1 } };
const seed = 'ab'.repeat(32);
const scored: ScoreSummary = {
  ...empty,
  toDraw: { techNum: 0, busiNum: 0 },
  tasks: [
    taskOf({ status: '4', status_dictText: '已提交', actions: ['returnScore'] }),
    taskOf({
      id: 't2',
      expertName: '李专家',
      status: '2',
      status_dictText: '已拒绝',
      declineReason: '出差',
      actions: [],
    }),
  ],
  rows: [
    {
      bidId: 'b1',
      supplierName: '江海泵业',
      tenderPrice: 90000,
      techScore: 83.3,
      busiScore: null,
      totalScore: 83.3,
      rank: 1,
      scoreList: [],
    },
  ],
  draws: [
    {
      id: 'd1',
      seed,
      rule: { id: null, name: null, techNum: 1, busiNum: 0 },
      pool: [
        { id: 'e1', name: '王专家', expertType: '1', expertType_dictText: '技术', hash: 'cd'.repeat(32), drawn: true },
      ],
      drawTime: '2026-11-20 09:00:00',
      drawBy: 'purchaser',
      drawBy_dictText: '李采购',
    },
  ],
};

async function atPart(summary: ScoreSummary, routes: FakeRoutes = {}, permissions = auth) {
  const page = renderPage({
    page: <AppraisalPart project={{ id: 'g1', status: '6' }} />,
    path: '/purchase/project/view?id=g1',
    auth: permissions,
    routes: { [SUMMARY]: reply(summary), ...routes },
  });
  await screen.findByRole('heading', { name: '评审专家' });
  return page;
}

test('draws the missing experts after a question', async () => {
  const { server } = await atPart(empty, { [EXTRACT]: reply([]) });
  expect(screen.getByText('还需抽取技术专家 2 名、商务专家 1 名')).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: '抽取专家' }));
  const question = within(await screen.findByRole('dialog'));
  expect(question.getByLabelText('评分截止时间')).toBeVisible();
  fireEvent.click(question.getByRole('button', { name: '确定' }));
  await waitFor(() => expect(server.requestsOf(EXTRACT).map(({ body }) => body)).toEqual([{ purchaseInfoId: 'g1' }]));
});

test('only shows the state to those who may not draw', async () => {
  await atPart(empty, {}, auth.slice(0, 1));
  expect(screen.queryByRole('button', { name: '抽取专家' })).toBeNull();
});

test('shows progress, provisional ranks and the record of the draw', async () => {
  await atPart(scored);
  expect(screen.getByText('1 / 1 名专家已提交')).toBeVisible();
  expect(await screen.findByText('拒绝：出差')).toBeVisible();
  expect(screen.getByText('评审未结束，名次暂定')).toBeVisible();
  expect(within(screen.getByRole('grid', { name: '评审结果' })).getByText('江海泵业')).toBeVisible();
  fireEvent.click(screen.getByText(/李采购/));
  expect(await screen.findByText(seed)).toBeVisible();
});

test('returns scores with a reason', async () => {
  const { server } = await atPart(scored, { [RETURN]: reply(taskOf()) });
  fireEvent.click(await screen.findByRole('button', { name: '退回 王专家' }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(dialog.getByLabelText('退回原因'), { target: { value: '缺少意见' } });
  fireEvent.click(dialog.getByRole('button', { name: '确定' }));
  await waitFor(() =>
    expect(server.requestsOf(RETURN).map(({ body }) => body)).toEqual([{ taskId: 't1', reason: '缺少意见' }]),
  );
});

test('a refused return shows the scores as somebody else left them, with the reason kept', async () => {
  let summary = scored;
  await atPart(scored, {
    [SUMMARY]: () => reply(summary),
    [RETURN]: () => {
      summary = { ...scored, tasks: [taskOf({ status: '3', status_dictText: '评分中', actions: [] })] };
      return refuse('任务状态已变更', { field: 'status' });
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: '退回 王专家' }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(dialog.getByLabelText('退回原因'), { target: { value: '缺少意见' } });
  fireEvent.click(dialog.getByRole('button', { name: '确定' }));
  expect(await screen.findByText('评分中')).toBeInTheDocument();
  expect(dialog.getByText('任务状态已变更')).toBeVisible();
  expect(dialog.getByLabelText('退回原因')).toHaveValue('缺少意见');
});

test('extends the end of the scoring', async () => {
  const SET = 'POST /procurement/appraise/setDeadline';
  const scoreDeadline = '2099-01-01 12:00:00';
  const tasks = [taskOf({ scoreDeadline })];
  const { server } = await atPart({ ...scored, tasks }, { [SET]: reply(tasks) });
  fireEvent.click(screen.getByRole('button', { name: '设置评分截止时间' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByLabelText('评分截止时间')).toHaveValue(scoreDeadline);
  fireEvent.click(dialog.getByRole('button', { name: '确定' }));
  await waitFor(() =>
    expect(server.requestsOf(SET).map(({ body }) => body)).toEqual([{ purchaseInfoId: 'g1', scoreDeadline }]),
  );
});
