import { reply, type FakeRoutes } from '@gezi/client/testing';
import type { SourceProject } from '@gezi/domain';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { permissionsFor } from '../../../testing/peopleFixtures';
import { renderPage } from '../../../testing/renderPage';
import { SourceViewPage } from './SourceViewPage';
import { sourceProjectOf } from './testing/fixtures';

const VIEW = 'GET /procurement/source/queryById';

async function atProject(project: SourceProject, routes: FakeRoutes = {}, mayBid = true) {
  const page = renderPage({
    page: <SourceViewPage />,
    path: '/procurement/source/view?id=g1',
    supplierId: 's1',
    auth: [
      ...permissionsFor('procurement:source', ['list', 'register']),
      ...permissionsFor('procurement:invite', ['reply']),
      ...(mayBid ? permissionsFor('supplier:bidding', ['add']) : []),
    ],
    routes: { [VIEW]: reply(project), ...routes },
  });
  await screen.findByText(project.proName);
  return page;
}
const buttons = () =>
  ['报名', '接受邀请', '拒绝邀请', '去报价'].filter((name) => screen.queryByRole('button', { name }) !== null);
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('shows header, files, materials, deviations and notice', async () => {
  await atProject(sourceProjectOf());
  for (const [label, value] of [
    ['项目编号', 'CG202611230001'],
    ['采购方式', '公开寻源'],
    ['付款方式', '货到付款'],
  ]) {
    expect(screen.getByText(label!, { selector: 'dt' }).nextElementSibling).toHaveTextContent(value!);
  }
  expect(screen.getByText('技术要求.pdf')).toBeVisible();
  expect(screen.getByRole('timer')).toHaveTextContent('距报价截止');
  const lines = within(screen.getByRole('grid', { name: '物料明细' }));
  expect(lines.getByText('球阀')).toBeVisible();
  expect(lines.queryByText('预估单价')).toBeNull();
  fireEvent.click(screen.getByRole('tab', { name: /偏离项/ }));
  expect(screen.getByText('质保期')).toBeVisible();
  fireEvent.click(screen.getByRole('tab', { name: '公告' }));
  expect(screen.getByText('请按要求报价')).toBeVisible();
});

test.each<[string[], boolean, string[]]>([
  [['register'], true, ['报名']],
  [['bid', 'accept', 'decline'], true, ['接受邀请', '拒绝邀请', '去报价']],
  [['bid'], false, []],
  [[], true, []],
])('the actions %j, may bid: %s, are the buttons %j', async (actions, mayBid, shown) => {
  await atProject(sourceProjectOf({ actions, inviteId: 'i1' }), {}, mayBid);
  expect(buttons()).toEqual(shown);
});

test('accepts an invitation after a question, and reloads the project', async () => {
  const ACCEPT = 'POST /procurement/invite/accept';
  const { server } = await atProject(sourceProjectOf({ inviteId: 'i1', inviteStatus: '0', actions: ['accept'] }), {
    [ACCEPT]: reply(null),
  });
  press('接受邀请');
  fireEvent.click(await screen.findByRole('button', { name: /确\s*定/ }));
  await waitFor(() => expect(server.requestsOf(ACCEPT)[0]?.body).toEqual({ id: 'i1' }));
  await waitFor(() => expect(server.requestsOf(VIEW)).toHaveLength(2));
});

test('keeps the question until the accepted project is shown, and the buttons for the next click', async () => {
  let answer = (_project: SourceProject): void => undefined;
  const accepted = sourceProjectOf({ inviteId: 'i1', inviteStatus: '1', actions: ['bid'] });
  const routes = { 'POST /procurement/invite/accept': reply(null) };
  const page = await atProject(
    sourceProjectOf({ inviteId: 'i1', inviteStatus: '0', actions: ['bid', 'accept'] }),
    routes,
  );
  page.server.route(VIEW, () => new Promise((done) => (answer = (project) => done(reply(project)))));
  const bid = screen.getByRole('button', { name: '去报价' });
  press('接受邀请');
  fireEvent.click(await screen.findByRole('button', { name: /确\s*定/ }));
  expect(await screen.findByText('已接受邀请')).toBeVisible();
  await waitFor(() => expect(page.server.requestsOf(VIEW)).toHaveLength(2));
  expect(screen.getByRole('dialog')).toBeVisible();
  answer(accepted);
  await waitFor(() => expect(buttons()).toEqual(['去报价']));
  expect(screen.getByRole('button', { name: '去报价' })).toBe(bid);
});

test('says that a further round leaves the supplier out', async () => {
  await atProject(sourceProjectOf({ inviteStatus: '1', isLeftOut: true, round: 2, actions: [] }));
  expect(screen.getByText('项目已进入第 2 轮报价，贵单位未被邀请参加。')).toBeVisible();
  expect(buttons()).toEqual([]);
});

test('declines an invitation with a remark only', async () => {
  const DECLINE = 'POST /procurement/invite/decline';
  const { server } = await atProject(sourceProjectOf({ inviteId: 'i1', inviteStatus: '0', actions: ['decline'] }), {
    [DECLINE]: reply(null),
  });
  press('拒绝邀请');
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.click(dialog.getByRole('button', { name: '确定' }));
  expect(await dialog.findByText('请填写回复说明')).toBeInTheDocument();
  fireEvent.change(dialog.getByLabelText('回复说明'), { target: { value: '产能已满' } });
  fireEvent.click(dialog.getByRole('button', { name: '确定' }));
  await waitFor(() =>
    expect(server.requestsOf(DECLINE).map(({ body }) => body)).toEqual([{ id: 'i1', replyRemark: '产能已满' }]),
  );
});

test('tells a blocked supplier why it cannot take part', async () => {
  await atProject(sourceProjectOf({ mayTakePart: false, actions: [] }));
  expect(screen.getByText('贵公司暂不能参与该项目')).toBeVisible();
});
