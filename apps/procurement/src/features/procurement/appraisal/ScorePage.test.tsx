import { refuse, reply, type FakeRoutes } from '@gezi/client/testing';
import type { BidsToScore } from '@gezi/domain';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { bidsToScoreOf, expertAuth, taskOf } from '../../../testing/appraisalFixtures';
import { renderPage } from '../../../testing/renderPage';
import { ScorePage } from './ScorePage';

const BIDS = 'GET /procurement/appraise/bids';
const SAVE = 'POST /procurement/appraise/saveScore';
const SUBMIT = 'POST /procurement/appraise/submitScore';

async function atSheet(data: BidsToScore, routes: FakeRoutes = {}, isNarrow = false) {
  const page = renderPage({
    page: <ScorePage />,
    path: '/procurement/appraise/score?id=t1',
    auth: expertAuth,
    isNarrow,
    routes: { [BIDS]: reply(data), [SAVE]: reply(taskOf()), [SUBMIT]: reply(taskOf({ status: '4' })), ...routes },
  });
  await screen.findByText('循环水泵评审采购');
  return page;
}
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const tab = (name: string) => within(screen.getByRole('tabpanel', { name }));

test('shows the dimensions with weights, the stored points and the progress', async () => {
  await atSheet(bidsToScoreOf());
  const grid = within(screen.getByRole('grid', { name: '评分表' }));
  expect(grid.getByText('技术方案（60%）')).toBeVisible();
  const [first] = grid.getAllByLabelText('技术方案（60%）');
  expect(first).toHaveValue('90');
  expect(screen.getByText('已评 1 / 4 项')).toBeVisible();
  expect(tab('江海泵业').getByLabelText('评审意见')).toHaveValue('方案完整');
});

test('saves points and opinion, with the total updated at once', async () => {
  const { server } = await atSheet(bidsToScoreOf(), {}, true);
  expect(tab('江海泵业').getByText('—')).toBeVisible();
  fireEvent.change(tab('江海泵业').getByLabelText('投标报价（40%）'), { target: { value: '80' } });
  expect(tab('江海泵业').getByText('86.00')).toBeVisible();
  fireEvent.change(tab('江海泵业').getByLabelText('评审意见'), { target: { value: '价格合理' } });
  fireEvent.click(screen.getByRole('button', { name: '保存' }));
  await screen.findByText('评分已保存');
  expect(server.requestsOf(SAVE).map(({ body }) => body)).toEqual([
    {
      taskId: 't1',
      scores: [
        { bidId: 'b1', itemMap: { tech: 90, price: 80 }, idea: '价格合理', scoreFileUrl: '' },
        { bidId: 'b2', itemMap: {}, idea: '', scoreFileUrl: '' },
      ],
    },
  ]);
});

test('names what is missing instead of submitting', async () => {
  const { server } = await atSheet(bidsToScoreOf());
  press('提交评分');
  expect((await screen.findAllByText('还有 3 项未评分'))[0]).toBeVisible();
  expect(screen.getByText('江海泵业：投标报价')).toBeVisible();
  expect(server.requestsOf(SUBMIT)).toEqual([]);
});

test('submits complete scores after a question', async () => {
  const data = bidsToScoreOf();
  const [first, second] = data.supplierDetail;
  const itemMap = { tech: 80, price: 70 };
  const score = { ...first!.scoreList[0]!, itemMap };
  const supplierDetail = [
    { ...first!, scoreList: [score] },
    { ...second!, scoreList: [{ ...score, bidId: 'b2' }] },
  ];
  const { server } = await atSheet({ ...data, supplierDetail });
  press('提交评分');
  const question = within(await screen.findByRole('dialog'));
  fireEvent.click(question.getByRole('button', { name: '提交评分' }));
  await waitFor(() => expect(server.requestsOf(SUBMIT).map(({ body }) => body)).toEqual([{ taskId: 't1' }]));
  expect(server.requestsOf(SAVE)).toEqual([]);
});

test('refuses points above 100 before they are sent', async () => {
  const { server } = await atSheet(bidsToScoreOf(), {}, true);
  fireEvent.change(tab('江海泵业').getByLabelText('投标报价（40%）'), { target: { value: '101' } });
  fireEvent.click(screen.getByRole('button', { name: '保存' }));
  expect(await screen.findByText('请先更正无效的评分')).toBeVisible();
  expect(server.requestsOf(SAVE)).toEqual([]);
});

test('a refused save shows the task as somebody else left it, with the points kept', async () => {
  let data = bidsToScoreOf();
  await atSheet(
    data,
    {
      [BIDS]: () => reply(data),
      [SAVE]: () => {
        const [first] = data.supplierDetail;
        data = { ...data, task: taskOf({ returnReason: '缺少扣分说明' }), supplierDetail: [first!] };
        return refuse('报价已无效', { field: 'scores/1/bidId' });
      },
    },
    true,
  );
  fireEvent.change(tab('江海泵业').getByLabelText('投标报价（40%）'), { target: { value: '80' } });
  fireEvent.change(tab('江海泵业').getByLabelText('评审意见'), { target: { value: '价格合理' } });
  fireEvent.click(screen.getByRole('button', { name: '保存' }));
  expect(await screen.findByText('评分被退回：缺少扣分说明')).toBeVisible();
  expect(screen.getByText('报价已无效')).toBeVisible();
  expect(screen.getByText('已评 2 / 2 项')).toBeVisible();
  expect(tab('江海泵业').getByText('86.00')).toBeVisible();
  expect(tab('江海泵业').getByLabelText('评审意见')).toHaveValue('价格合理');
});

test.each([
  [
    'drawn',
    { task: taskOf({ status: '0', actions: ['accept'] }), supplierDetail: [] },
    '接受任务后才能查看报价并评分。',
  ],
  ['returned', { task: taskOf({ returnReason: '缺少扣分说明' }) }, '评分被退回：缺少扣分说明'],
])('says that a task is %s', async (_name, part, note) => {
  await atSheet(bidsToScoreOf(part));
  expect(screen.getByText(note)).toBeVisible();
});

test('is read-only after the submission', async () => {
  await atSheet(bidsToScoreOf({ task: taskOf({ status: '4', actions: [] }) }));
  expect(screen.queryByRole('button', { name: '提交评分' })).toBeNull();
  expect(tab('江海泵业').getByText('方案完整')).toBeVisible();
});

test('offers a way back from a task that is refused', async () => {
  renderPage({
    page: <ScorePage />,
    path: '/procurement/appraise/score?id=t1',
    auth: expertAuth,
    routes: { [BIDS]: refuse('您已拒绝该评审任务') },
  });
  expect(await screen.findByText('您已拒绝该评审任务')).toBeVisible();
  expect(screen.getByRole('button', { name: '返回列表' })).toBeVisible();
});
