import { refuse, reply, type FakeRoutes } from '@gezi/client/testing';
import type { BidComparison, PurchaseInfo, SupplierBid } from '@gezi/domain';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { bidOf, comparisonOf } from '../../../testing/bidFixtures';
import { permissionsFor } from '../../../testing/peopleFixtures';
import { projectOf } from '../../../testing/projectFixtures';
import { renderPage } from '../../../testing/renderPage';
import { ProjectViewPage } from './ProjectViewPage';
import { QuotationPage } from './QuotationPage';

const VIEW = 'GET /purchase/purchaseInfo/queryById';
const BIDS = 'GET /supplier/bidding/getBiddingSupplier';
const COMPARE = 'GET /supplier/bidding/compare';
const OPEN = 'POST /purchase/purchaseInfo/open';
const ROUND = 'POST /purchase/purchaseInfo/newRound';
const SHORTLIST = 'POST /supplier/bidding/shortlist';
const INVALIDATE = 'POST /supplier/bidding/invalidate';
const AWARD = 'POST /purchase/purchaseInfo/award';

const auth = [
  ...permissionsFor('purchase:purchaseInfo', ['list', 'open', 'newRound', 'award', 'reAward', 'export']),
  ...permissionsFor('procurement:compete', ['list']),
];
const publishTime = '2026-12-01 08:00:00';
const toOpen = projectOf({ status: '5', status_dictText: '待开标', publishTime, actions: ['open', 'newRound'] });
const toAward = projectOf({ status: '7', publishTime, openTime: '2026-12-09 09:00:00', actions: ['award'] });

const sealed = { tenderPrice: null, linkman: null, mobile: null, supplierPriceDetailVOS: null, actions: [] };
const submitted = (part: Partial<SupplierBid>) =>
  bidOf({ ...sealed, status: '1', status_dictText: '已提交', submitTime: '2026-12-08 10:00:00', ...part });
const opened = (part: Partial<SupplierBid>) =>
  bidOf({ status: '3', status_dictText: '有效', rank: 1, actions: ['invalidate', 'shortlist'], ...part });
const other = { id: 'b2', supplierId: 's2', supplierName: '恒泰泵业', tenderPrice: 34, rank: 2 };

interface Given {
  project: PurchaseInfo;
  bids: SupplierBid[];
  comparison?: BidComparison;
  routes?: FakeRoutes;
}

async function atProject({ project, bids, comparison = comparisonOf(), routes = {} }: Given) {
  const page = renderPage({
    page: <ProjectViewPage />,
    path: '/purchase/project/view?id=g1',
    auth,
    routes: {
      [VIEW]: reply(project),
      [BIDS]: reply({ purchaseInfo: project, itemList: [], supplierDetail: bids }),
      [COMPARE]: reply(comparison),
      ...routes,
    },
  });
  await screen.findByText(project.proName);
  const sent = (route: keyof FakeRoutes) => page.server.requestsOf(route).map(({ body }) => body);
  return { ...page, sent };
}

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const openTab = (name: string | RegExp) => fireEvent.click(screen.getByRole('tab', { name }));
const openDialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

test('before the opening only suppliers, states and times are shown', async () => {
  await atProject({ project: toOpen, bids: [submitted({})] });
  openTab('报价');
  expect(await screen.findByText('报价已封存')).toBeVisible();
  const grid = await screen.findByRole('grid', { name: '报价' });
  expect(within(grid).getByText('申达阀门')).toBeVisible();
  expect(within(grid).getByText('2026-12-08 10:00:00')).toBeVisible();
  expect(within(grid).queryByText('报价总额')).toBeNull();
  expect(screen.queryByRole('tab', { name: '比价' })).toBeNull();
});

test('opening fewer bids than required asks for a reason', async () => {
  const { sent, user } = await atProject({
    project: toOpen,
    bids: [submitted({}), submitted({ id: 'b2', status: '2' })],
    routes: { [OPEN]: reply(toAward) },
  });
  press('开标');
  const dialog = await openDialog('开标');
  expect(await dialog.findByText(/共有 1 家供应商提交报价，最少要求 3 家/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: /确\s?定/ }));
  expect(await dialog.findByText('请填写原因')).toBeVisible();
  await user.type(dialog.getByLabelText('原因'), '独家供货');
  await user.click(dialog.getByRole('button', { name: /确\s?定/ }));
  await screen.findByText('开标成功');
  expect(sent(OPEN)).toEqual([{ id: 'g1', reason: '独家供货' }]);
});

test('a refused opening shows the project as somebody else left it, with the reason kept', async () => {
  let stored = toOpen;
  const { user } = await atProject({
    project: toOpen,
    bids: [submitted({})],
    routes: {
      [VIEW]: () => reply(stored),
      [OPEN]: () => {
        stored = { ...toAward, status_dictText: '已开标', actions: [] };
        return refuse('单据状态已变更', { field: 'status' });
      },
    },
  });
  press('开标');
  const dialog = await openDialog('开标');
  await user.type(dialog.getByLabelText('原因'), '独家供货');
  await user.click(dialog.getByRole('button', { name: /确\s?定/ }));
  expect(await screen.findByText('已开标')).toBeInTheDocument();
  expect(dialog.getByText('单据状态已变更')).toBeVisible();
  expect(dialog.getByLabelText('原因')).toHaveValue('独家供货');
});

test('the second officer sees who confirmed the opening', async () => {
  const confirmed = {
    openConfirmUser: 'u7',
    openConfirmUser_dictText: '张主管',
    openConfirmTime: '2026-12-09 08:30:00',
  };
  await atProject({ project: { ...toOpen, ...confirmed }, bids: [submitted({})] });
  press('开标');
  const dialog = await openDialog('开标');
  expect(dialog.getByText(/张主管 已于 2026-12-09 08:30:00 确认开标/)).toBeVisible();
});

test('opened bids are compared with the estimated and the last prices', async () => {
  await atProject({ project: toAward, bids: [opened({}), opened(other)] });
  openTab('比价');
  const grid = await screen.findByRole('grid', { name: '比价' });
  expect(within(grid).getAllByText('最低')).toHaveLength(2);
  expect(within(grid).getAllByText('较预估 ↓ 8.6%')).toHaveLength(2);
  expect(within(grid).getByText('较历史 ↑ 3%')).toBeVisible();
  expect(within(grid).getByText('第 2 名')).toBeVisible();
});

test('a bid is shown with its lines', async () => {
  await atProject({ project: toAward, bids: [opened({})] });
  openTab('报价');
  fireEvent.click(await screen.findByRole('button', { name: '查看 申达阀门' }));
  const drawer = await openDialog('申达阀门的报价');
  expect(drawer.getByText('王经理')).toBeVisible();
  expect(drawer.getByRole('grid', { name: '报价物料清单' })).toBeVisible();
});

test('a bid is put on the short list, and declared invalid with a reason', async () => {
  const { sent, user } = await atProject({
    project: toAward,
    bids: [opened({}), opened(other)],
    routes: { [SHORTLIST]: reply(null), [INVALIDATE]: reply(opened({ status: '5' })) },
  });
  openTab('报价');
  fireEvent.click(await screen.findByRole('button', { name: '列为候选 申达阀门' }));
  await screen.findByText('已列为候选');
  expect(sent(SHORTLIST)).toEqual([{ ids: ['b1'], flag: '1' }]);
  await user.click(screen.getByRole('button', { name: '更多 申达阀门' }));
  await user.click(await screen.findByRole('menuitem', { name: '判为无效' }));
  const dialog = await openDialog('判为无效');
  await user.type(dialog.getByRole('textbox'), '资质过期');
  await user.click(dialog.getByRole('button', { name: /确\s?定/ }));
  await screen.findByText('判为无效成功');
  expect(sent(INVALIDATE)).toEqual([{ id: 'b1', reason: '资质过期' }]);
});

test('a refused invalidation shows the bids as somebody else left them, with the reason kept', async () => {
  let bids = [opened({})];
  const { user } = await atProject({
    project: toAward,
    bids,
    routes: {
      [BIDS]: () => reply({ purchaseInfo: toAward, itemList: [], supplierDetail: bids }),
      [INVALIDATE]: () => {
        bids = [opened({ status: '4', status_dictText: '无效', actions: [] })];
        return refuse('报价状态已变更', { field: 'status' });
      },
    },
  });
  openTab('报价');
  await user.click(await screen.findByRole('button', { name: '更多 申达阀门' }));
  await user.click(await screen.findByRole('menuitem', { name: '判为无效' }));
  const dialog = await openDialog('判为无效');
  await user.type(dialog.getByRole('textbox'), '资质过期');
  await user.click(dialog.getByRole('button', { name: /确\s?定/ }));
  expect(await screen.findByText('无效')).toBeInTheDocument();
  expect(dialog.getByText('报价状态已变更')).toBeVisible();
  expect(dialog.getByRole('textbox')).toHaveValue('资质过期');
});

test('an award goes to the lowest bid at its prices, unless another is chosen', async () => {
  const { sent, user } = await atProject({
    project: toAward,
    bids: [opened({}), opened(other)],
    routes: { [AWARD]: reply({ ...toAward, status: '8', actions: [] }) },
  });
  press('定标');
  const dialog = await openDialog('定标');
  expect(dialog.getByRole('radio', { name: /申达阀门/ })).toBeChecked();
  expect(dialog.getByText('较预算 ↓ 8.6%')).toBeVisible();
  const price = dialog.getByLabelText('申达阀门 球阀 授标单价');
  await user.clear(price);
  await user.type(price, '3.3');
  await user.click(dialog.getByRole('button', { name: '确认定标' }));
  expect(await dialog.findByText('“球阀”：授标单价不能高于报价')).toBeVisible();
  await waitFor(() => expect(price).toHaveFocus());
  expect(price).toBeInvalid();
  expect(price).toHaveAccessibleDescription('“球阀”：授标单价不能高于报价');
  await user.clear(price);
  await user.type(price, '3.1');
  await user.click(dialog.getByRole('button', { name: '确认定标' }));
  await screen.findByText('定标成功');
  expect(sent(AWARD)).toEqual([
    {
      id: 'g1',
      awardRemark: null,
      winners: [{ bidId: 'b1', details: [{ detailId: 't1', actualCount: 10, actualPrice: '3.1' }] }],
    },
  ]);
});

test('lines of a partial quotation are split among winners', async () => {
  const { user } = await atProject({
    project: { ...toAward, buyType: '3', bidPart: '1' },
    bids: [opened({}), opened(other)],
  });
  press('定标');
  const dialog = await openDialog('定标');
  await user.click(dialog.getByRole('checkbox', { name: /申达阀门/ }));
  const count = dialog.getByLabelText('申达阀门 球阀 授标数量');
  await user.clear(count);
  await user.type(count, '4');
  const left = within(dialog.getByRole('table', { name: '各物料授标情况' }));
  expect(left.getByText('6')).toBeVisible();
  await user.click(dialog.getByRole('checkbox', { name: /恒泰泵业/ }));
  expect(dialog.getByLabelText('恒泰泵业 球阀 授标数量')).toHaveValue('6');
  expect(dialog.getByText('¥ 33.20')).toBeVisible();
});

test('a refused award drops the bid that became invalid, and keeps the rest of the input', async () => {
  let comparison = comparisonOf();
  const { sent, user } = await atProject({
    project: { ...toAward, buyType: '3', bidPart: '1' },
    bids: [opened({}), opened(other)],
    routes: {
      [COMPARE]: () => reply(comparison),
      [AWARD]: () => {
        const [first, ...rest] = comparison.totals;
        comparison = { ...comparison, totals: [{ ...first!, status: '4' }, ...rest] };
        return refuse('报价已无效', { field: 'winners/0/bidId' });
      },
    },
  });
  press('定标');
  const dialog = await openDialog('定标');
  for (const [name, quantity] of [
    ['申达阀门', '4'],
    ['恒泰泵业', '5'],
  ]) {
    await user.click(dialog.getByRole('checkbox', { name: RegExp(name!) }));
    const count = dialog.getByLabelText(`${name} 球阀 授标数量`);
    await user.clear(count);
    await user.type(count, quantity!);
  }
  await user.type(dialog.getByLabelText('定标说明'), '分批供货');
  await user.click(dialog.getByRole('button', { name: '确认定标' }));
  await waitFor(() => expect(dialog.queryByRole('checkbox', { name: /申达阀门/ })).toBeNull());
  expect(dialog.getByText('报价已无效')).toBeVisible();
  expect(dialog.getByLabelText('恒泰泵业 球阀 授标数量')).toHaveValue('5');
  expect(dialog.getByLabelText('定标说明')).toHaveValue('分批供货');
  await user.click(dialog.getByRole('button', { name: '确认定标' }));
  await waitFor(() => expect(sent(AWARD)).toHaveLength(2));
  expect(sent(AWARD)[1]).toMatchObject({ winners: [{ bidId: 'b2' }] });
});

test('a new round goes to the short list', async () => {
  const { sent, user } = await atProject({
    project: { ...toAward, buyType: '3', actions: ['newRound'] },
    bids: [opened({ status: '5' }), opened(other)],
    routes: { [ROUND]: reply(toAward) },
  });
  press('发起新一轮');
  const dialog = await openDialog('发起新一轮');
  expect(dialog.getByRole('checkbox', { name: /申达阀门/ })).toBeChecked();
  expect(dialog.getByRole('checkbox', { name: /恒泰泵业/ })).not.toBeChecked();
  const end = dialog.getByLabelText('新一轮报价截止时间');
  fireEvent.mouseDown(end);
  fireEvent.change(end, { target: { value: '2026-12-20 17:00:00' } });
  fireEvent.keyDown(end, { key: 'Enter', code: 'Enter', keyCode: 13 });
  await user.click(dialog.getByRole('button', { name: /确\s?定/ }));
  await screen.findByText('已发起新一轮报价');
  expect(sent(ROUND)).toEqual([{ id: 'g1', bidIds: ['b1'], proEndTime: '2026-12-20 17:00:00' }]);
});

test('a refused round drops the bid that became invalid, and keeps the rest of the input', async () => {
  let bids = [opened({}), opened(other)];
  const project: PurchaseInfo = { ...toAward, buyType: '3', actions: ['newRound'] };
  const { sent, user } = await atProject({
    project,
    bids,
    routes: {
      [BIDS]: () => reply({ purchaseInfo: project, itemList: [], supplierDetail: bids }),
      [ROUND]: () => {
        bids = [opened({ status: '4' }), opened(other)];
        return refuse('报价已无效', { field: 'bidIds' });
      },
    },
  });
  press('发起新一轮');
  const dialog = await openDialog('发起新一轮');
  const end = dialog.getByLabelText('新一轮报价截止时间');
  fireEvent.mouseDown(end);
  fireEvent.change(end, { target: { value: '2026-12-20 17:00:00' } });
  fireEvent.keyDown(end, { key: 'Enter', code: 'Enter', keyCode: 13 });
  await user.click(dialog.getByRole('button', { name: /确\s?定/ }));
  await waitFor(() => expect(dialog.queryByRole('checkbox', { name: /申达阀门/ })).toBeNull());
  expect(dialog.getByText('报价已无效')).toBeVisible();
  expect(dialog.getByLabelText('新一轮报价截止时间')).toHaveValue('2026-12-20 17:00:00');
  await user.click(dialog.getByRole('button', { name: /确\s?定/ }));
  await waitFor(() => expect(sent(ROUND)).toHaveLength(2));
  expect(sent(ROUND)[1]).toMatchObject({ bidIds: ['b2'] });
});

test('rounds are shown side by side', async () => {
  const price = (supplierName: string, tenderPrice: number | null) => ({
    bidId: 'b',
    supplierName,
    tenderPrice,
    rank: null,
  });
  await atProject({
    project: { ...toAward, buyType: '3', round: 2 },
    bids: [],
    routes: {
      'GET /procurement/compete/rounds': reply([
        { round: 1, startTime: null, endTime: null, bids: [price('申达阀门', 36)] },
        { round: 2, startTime: null, endTime: null, bids: [price('申达阀门', null)] },
      ]),
    },
  });
  openTab('轮次');
  const grid = within(await screen.findByRole('grid', { name: '轮次' }));
  expect(grid.getByText('36.00')).toBeVisible();
  expect(grid.getByText('封存')).toBeVisible();
});

test('the winning quotation shows only what the supplier confirmed', async () => {
  const awarded = projectOf({ status: '8', status_dictText: '已定标' });
  const confirmation = {
    supplierQualification: '一级资质',
    quotationDescription: null,
    paymentDescription: null,
    supportDescription: null,
    prescriptionDescription: null,
    deviateDescription: null,
    otherDescription: null,
    narration: null,
    fileUrl: null,
  };
  const winner = opened({ status: '6', isWinner: '1', actualPrice: 31, supplierConfirmation: confirmation });
  const { server } = renderPage({
    page: <QuotationPage />,
    path: '/purchase/project/quotation?dataId=project:g1',
    auth,
    routes: { [BIDS]: reply({ purchaseInfo: awarded, itemList: [], supplierDetail: [winner] }) },
  });
  const card = within(await screen.findByRole('region', { name: '申达阀门' }));
  expect(card.getByText('中标总额（元）').nextElementSibling).toHaveTextContent('31.00');
  expect(card.getByText('一级资质')).toBeVisible();
  expect(card.queryByText('综述')).toBeNull();
  expect(card.queryByText('专家评分信息')).toBeNull();
  expect(screen.getByText('CG202611230001')).toBeVisible();
  expect(server.requestsOf(BIDS)[0]?.query).toMatchObject({ purchaseInfoId: 'project:g1', winner: '1' });
});
