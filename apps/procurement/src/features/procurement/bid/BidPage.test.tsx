import { refuse, reply, type FakeRoutes } from '@gezi/client/testing';
import type { BidDraft } from '@gezi/domain';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { bidDraftOf, bidOf, openProjectOf, quoteLineOf } from '../../../testing/bidFixtures';
import { permissionsFor } from '../../../testing/peopleFixtures';
import { renderPage } from '../../../testing/renderPage';
import { BidPage } from './BidPage';

const DRAFT = 'GET /supplier/bidding/draft';
const SAVE = 'POST /supplier/bidding/save';
const SUBMIT = 'POST /supplier/bidding/submit';
const WITHDRAW = 'POST /supplier/bidding/withdraw';

async function atBid(bid: BidDraft, routes: FakeRoutes = {}, isNarrow = false) {
  const page = renderPage({
    page: <BidPage />,
    path: '/procurement/source/bid?id=g1',
    auth: permissionsFor('supplier:bidding', ['list', 'add']),
    isNarrow,
    routes: { [DRAFT]: reply(bid), ...routes },
  });
  await screen.findByText('阀门采购项目');
  const sent = (route: keyof FakeRoutes) => page.server.requestsOf(route).map(({ body }) => body);
  return { ...page, sent };
}

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
/** A bid that is not saved has no answers. */
const purchaseInfo = openProjectOf({ divergeList: [{ id: 'd1', divergeTitle: '交货期', divergeDes: '30 天内' }] });

test('shows the project, the time left, and the total of the lines', async () => {
  await atBid(bidDraftOf());
  expect(screen.getByText('CG202611230001')).toBeVisible();
  expect(screen.getByText('距报价截止')).toBeVisible();
  expect(screen.getByText('¥ 32.00')).toBeVisible();
  expect(screen.getByText('1 / 1 项')).toBeVisible();
});

test('saves contact, prices, answers and confirmation', async () => {
  const bid = bidDraftOf({ purchaseInfo });
  const { sent, user } = await atBid(bid, { [SAVE]: reply(bidOf({ linkman: '李经理' })) });
  await user.clear(screen.getByLabelText('联系人'));
  await user.type(screen.getByLabelText('联系人'), '李经理');
  await user.click(screen.getByRole('tab', { name: /商务条件/ }));
  await user.type(screen.getByLabelText('响应说明'), '25 天交货');
  await user.click(screen.getByRole('tab', { name: '确认信息' }));
  await user.type(screen.getByLabelText('综述'), '长期合作');
  press('保存');
  await screen.findByText('保存成功');
  expect(sent(SAVE)).toEqual([
    expect.objectContaining({
      purchaseInfoId: 'g1',
      linkman: '李经理',
      mobile: '13900001049',
      supplierConfirmation: expect.objectContaining({ narration: '长期合作', paymentDescription: null }) as unknown,
      supplierPriceDetailVOS: [expect.objectContaining({ detailId: 't1', count: 10, price: 3.2 })],
      supplierTenderingDiverges: [{ id: 'd1', responseResume: '25 天交货', attachmentUrl: null }],
    }),
  ]);
});

test('submitting asks to confirm the total', async () => {
  const submitted = bidOf({ status: '1', submitTime: '2026-12-02 10:00:00', actions: ['submit', 'withdraw'] });
  const { sent } = await atBid(bidDraftOf(), { [SUBMIT]: reply(submitted) });
  press('提交报价');
  const dialog = await screen.findByRole('dialog', { name: '提交报价' });
  expect(within(dialog).getByText('¥ 32.00')).toBeVisible();
  fireEvent.click(within(dialog).getByRole('button', { name: '提交报价' }));
  await screen.findByText('报价已提交');
  expect(sent(SUBMIT)).toEqual([{ purchaseInfoId: 'g1' }]);
});

test('submitting lists what is missing and leads there', async () => {
  const bid = bidDraftOf({
    linkman: null,
    supplierPriceDetailVOS: [quoteLineOf({ detailId: 't1' })],
    purchaseInfo,
  });
  const { sent, user } = await atBid(bid);
  press('提交报价');
  const dialog = await screen.findByRole('dialog', { name: '以下内容尚未填写完整' });
  expect(within(dialog).getByRole('button', { name: '请填写联系人' })).toBeVisible();
  expect(within(dialog).getByRole('button', { name: '第 1 行“球阀”：请填写大于 0 的单价' })).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: '偏离项“交货期”：请填写响应说明' }));
  await waitFor(() => expect(screen.getByLabelText('响应说明')).toHaveFocus());
  expect(sent(SUBMIT)).toEqual([]);
});

test('a submitted bid is replaced by one call, and can be withdrawn', async () => {
  const bid = bidDraftOf({
    status: '1',
    status_dictText: '已提交',
    submitTime: '2026-12-01 11:00:00',
    actions: ['submit', 'withdraw'],
    versions: [{ submitTime: '2026-12-01 11:00:00', digest: 'ab12' }],
  });
  const { sent, user } = await atBid(bid, {
    [SUBMIT]: reply({ ...bidOf(), status: '1', submitTime: '2026-12-02 09:00:00', actions: ['submit', 'withdraw'] }),
    [WITHDRAW]: reply(bidOf({ status: '2', actions: ['save', 'submit'] })),
  });
  expect(screen.getByText(/已于 2026-12-01 11:00:00 提交报价/)).toBeVisible();
  expect(screen.queryByRole('button', { name: '保存' })).toBeNull();
  await user.click(screen.getByRole('tab', { name: /提交记录/ }));
  expect(screen.getByText('ab12')).toBeVisible();
  await user.type(screen.getByLabelText('联系电话'), '8');
  press('重新提交');
  const dialog = await screen.findByRole('dialog', { name: '提交报价' });
  fireEvent.click(within(dialog).getByRole('button', { name: '提交报价' }));
  await screen.findByText('报价已提交');
  expect(sent(SUBMIT)).toEqual([expect.objectContaining({ purchaseInfoId: 'g1', mobile: '139000010498' })]);
  expect(sent(SAVE)).toEqual([]);
  press('撤回报价');
  const question = await screen.findByRole('dialog', { name: '是否撤回报价？' });
  fireEvent.click(within(question).getByRole('button', { name: '撤回报价' }));
  await screen.findByText('报价已撤回');
  expect(sent(WITHDRAW)).toEqual([{ id: 'b1' }]);
});

test('a refusal of the server is shown at its cell', async () => {
  const { user } = await atBid(bidDraftOf(), {
    [SAVE]: refuse('单价过高', { field: 'supplierPriceDetailVOS/0/price' }),
  });
  await user.type(screen.getByLabelText('联系电话'), '8');
  press('保存');
  expect(await screen.findByText('第 1 行“含税单价”：单价过高')).toBeVisible();
});

test('before the start it can be saved, but not submitted', async () => {
  const project = openProjectOf({ status: '3', status_dictText: '待开始' });
  await atBid(bidDraftOf({ actions: ['save'], purchaseInfo: project }));
  expect(screen.getByText(/报价尚未开始/)).toBeVisible();
  expect(screen.queryByRole('button', { name: '提交报价' })).toBeNull();
  expect(screen.getByRole('button', { name: '保存' })).toBeVisible();
});

test('after the end the bid is read-only', async () => {
  const project = openProjectOf({ status: '5', status_dictText: '待开标' });
  await atBid(bidDraftOf({ status: '1', actions: [], purchaseInfo: project }));
  expect(screen.getByText('报价已截止，仅供查看。')).toBeVisible();
  expect(screen.getByText('王经理')).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('on a phone, the lines are cards', async () => {
  const bid = bidDraftOf({ supplierPriceDetailVOS: [quoteLineOf({ detailId: 't1' })] });
  const { sent, user } = await atBid(bid, { [SAVE]: reply(bidOf()) }, true);
  expect(screen.getByText(/采购数量 10 个/)).toBeVisible();
  press('提交报价');
  await user.click(await screen.findByRole('button', { name: /第 1 行“球阀”/ }));
  await waitFor(() => expect(screen.getByLabelText('含税单价')).toHaveFocus());
  expect(screen.getByText('请填写大于 0 的单价')).toBeVisible();
  await user.type(screen.getByLabelText('含税单价'), '3.05');
  expect(screen.getAllByText('¥ 30.50')).toHaveLength(2);
  press('保存');
  await screen.findByText('保存成功');
  expect(sent(SAVE)).toEqual([
    expect.objectContaining({ supplierPriceDetailVOS: [expect.objectContaining({ price: '3.05' })] }),
  ]);
});

test('shows the bid of a former round to a supplier that the current one leaves out', async () => {
  await atBid(bidDraftOf({ round: 1, actions: [], purchaseInfo: openProjectOf({ round: 2 }) }));
  expect(screen.getByText('项目已进入第 2 轮报价，贵单位未被邀请参加。以下是贵单位第 1 轮的报价。')).toBeVisible();
  expect(screen.queryByRole('button', { name: /提交/ })).toBeNull();
});
