import type { AuctionHistoryEntry, AuctionNews, AuctionRoom } from '@gezi/domain';
import { broken, refuse, reply, type FakeRoutes } from '@gezi/client/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { auctionLineOf, auctionOfferOf, bidderAuth, roomOf } from '../../../testing/auctionFixtures';
import { purchaserAuth } from '../../../testing/projectFixtures';
import { renderPage } from '../../../testing/renderPage';
import { AuctionRoomPage } from './AuctionRoomPage';

const ROOM = 'GET /procurement/bidding/room';
const HISTORY = 'GET /procurement/bidding/history';
const OFFER = 'POST /procurement/bidding/offer';
const withPrices = (first: number, second: number) => [
  auctionLineOf({ detailId: 'l1', myPrice: first }),
  auctionLineOf({ detailId: 'l2', materialName: '控制电缆', needCount: 20, myPrice: second }),
];
/** 10 × 100 + 20 × 60. */
const second = roomOf({ myPrice: 2200, myRank: 2, lines: withPrices(100, 60), participantCount: 3 });

async function atRoom(
  room: AuctionRoom,
  { routes = {}, supplierId = 's1', history = [] }: Options = {},
  auth = bidderAuth,
) {
  const page = renderPage({
    page: <AuctionRoomPage />,
    path: '/procurement/bidding/room?id=a1',
    auth,
    supplierId,
    routes: { [ROOM]: reply(room), [HISTORY]: reply(history), ...routes },
  });
  await screen.findByText(room.proName);
  const offers = () => page.server.requestsOf(OFFER).map(({ body }) => body as { clientNo: string });
  return { ...page, offers };
}
interface Options {
  routes?: FakeRoutes;
  supplierId?: string | null;
  history?: readonly AuctionHistoryEntry[];
}
/** The message after an offer of another bidder at 1,900 yuan. */
const newsOf = (part: Partial<AuctionNews> = {}) => {
  const { myPrice, participantCount, extendCount, endTime, serverTime } = second;
  const progress = { bestPrice: 1900, myPrice, myRank: 3, participantCount, extendCount, endTime, serverTime };
  const recent = [auctionOfferOf({ price: 1900 })];
  return { type: 'auction', data: { ...progress, offerCount: second.offerCount + 1, recent, ...part } };
};
const past = [auctionOfferOf({ price: 2200, mine: true }), auctionOfferOf({ price: 2000 })];
const figure = (label: string) => screen.getByText(label, { selector: 'dt' }).nextElementSibling!.textContent;
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

describe('a supplier', () => {
  test('sees best price, own price and rank, but no name', async () => {
    await atRoom(second);
    expect(['当前最低价', '我的报价', '我的排名', '出价家数', '最小降幅', '自动延时'].map(figure)).toEqual([
      '¥ 2,000.00',
      '¥ 2,200.00',
      '第 2 名',
      '3 家',
      '¥ 50.00',
      '1 / 10 次',
    ]);
    expect(screen.getByRole('timer')).toBeVisible();
    expect(screen.queryByText('出价方')).toBeVisible();
  });

  test('lowers the prices by the minimum step and makes the offer', async () => {
    const won = roomOf({ ...second, bestPrice: 2149.6, myPrice: 2149.6, myRank: 1, lines: withPrices(97.72, 58.63) });
    const { offers } = await atRoom(second, { routes: { [OFFER]: reply(won) } });
    press('降低 50 元');
    expect(await screen.findByText('¥ 2,149.80')).toBeVisible();
    expect(screen.getByText('比上一次降低 50.20 元')).toBeVisible();
    press('出价');
    await waitFor(() => expect(offers()).toHaveLength(1));
    expect(offers()[0]).toMatchObject({
      purchaseInfoId: 'a1',
      details: [
        { detailId: 'l1', price: 97.72 },
        { detailId: 'l2', price: 58.63 },
      ],
      clientNo: expect.stringMatching(/.{8}/),
    });
    expect(await screen.findByText('出价成功')).toBeInTheDocument();
  });

  test('sends an offer whose fate is unknown again with the same key', async () => {
    let calls = 0;
    const { offers } = await atRoom(second, {
      routes: {
        [OFFER]: () => {
          calls += 1;
          return calls === 1 ? broken() : reply(second);
        },
      },
    });
    press('降低 50 元');
    for (const count of [1, 2]) {
      press('出价');
      await waitFor(() => expect(offers()).toHaveLength(count));
      await waitFor(() => expect(screen.getByRole('button', { name: '出价' })).not.toHaveClass('ant-btn-loading'));
    }
    expect(offers()[1]!.clientNo).toBe(offers()[0]!.clientNo);
  });

  test('confirms a drop above 20 percent', async () => {
    const { offers, user } = await atRoom(roomOf({ ...second, minStep: 800 }), { routes: { [OFFER]: reply(second) } });
    press('降低 800 元');
    press('出价');
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getAllByText(/总价下降 36\.\d%/)[0]).toBeVisible();
    expect(offers()).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: '再核对' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(offers()).toEqual([]);
    press('出价');
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: /出\s?价/ }));
    await waitFor(() => expect(offers()).toHaveLength(1));
  });

  test('enters a price for every line before the first offer', async () => {
    const { offers } = await atRoom(roomOf());
    expect(screen.getByText(/请为全部物料填写含税单价后出价/)).toBeVisible();
    expect(screen.getByRole('button', { name: '降低 50 元' })).toBeDisabled();
    press('出价');
    expect(await screen.findByText('单价应大于 0，最多 8 位小数')).toBeInTheDocument();
    expect(offers()).toEqual([]);
  });

  test('sees the refusal of a price with its line, and of the total', async () => {
    let field = 'details/1/price';
    await atRoom(second, { routes: { [OFFER]: () => refuse('服务端拒绝', { field }) } });
    press('降低 50 元');
    press('出价');
    expect(await screen.findByText(/第 2 行.*含税单价.*服务端拒绝/)).toBeInTheDocument();
    field = 'details';
    press('出价');
    await waitFor(() => expect(screen.getAllByText('服务端拒绝').length).toBeGreaterThan(0));
  });

  test('that is not registered is led to the hall', async () => {
    const { address } = await atRoom(roomOf({ isParticipant: false, mayOffer: false, bestPrice: null }));
    expect(screen.queryByRole('button', { name: '出价' })).toBeNull();
    press('前往寻源大厅');
    await waitFor(() => expect(address()).toBe('/procurement/source'));
  });

  test('that is blocked makes no offers', async () => {
    await atRoom(roomOf({ ...second, mayOffer: false }));
    expect(screen.getByText('贵公司已冻结或列入黑名单，不能出价')).toBeVisible();
    expect(screen.queryByRole('button', { name: '出价' })).toBeNull();
  });
});

describe('the room', () => {
  test.each([
    ['before the start', { status: '3', startTime: '2099-11-23 09:00:00' }, /竞价将于 2099-11-23 09:00:00 开始/],
    [
      'after the end, while the clock has not closed it',
      { endTime: '2026-11-23 09:30:00' },
      '竞价已截止，不再接受出价',
    ],
    ['after it is closed', { status: '5', endTime: '2026-11-23 09:30:00' }, '竞价已截止，不再接受出价'],
  ])('%s takes no offers', async (_when, part, text) => {
    await atRoom(roomOf({ ...second, ...part }));
    expect(screen.getByText(text)).toBeVisible();
    expect(screen.queryByRole('button', { name: '出价' })).toBeNull();
  });

  test('moves with the offers of others without a call', async () => {
    const { server, hub } = await atRoom(second, { history: past });
    expect(await screen.findByText('共 2 次')).toBeVisible();
    await waitFor(() => expect(hub.last().status).toBe('open'));
    expect(hub.last().url).toContain('/vxeSocket/');
    const calls = server.requests.length;
    act(() => hub.broadcast(newsOf({ endTime: '2099-11-23 10:05:00', extendCount: 2 })));
    await waitFor(() => expect(figure('我的排名')).toBe('第 3 名'));
    expect(figure('当前最低价')).toBe('¥ 1,900.00');
    expect(figure('自动延时')).toBe('2 / 10 次');
    expect(screen.getByText(/2099-11-23 10:05:00/)).toBeVisible();
    expect(screen.getByText('共 3 次')).toBeVisible();
    act(() => hub.broadcast(newsOf({ offerCount: 2, bestPrice: 2000, myRank: 2 })));
    expect(figure('我的排名')).toBe('第 3 名');
    expect(server.requests).toHaveLength(calls);
  });

  test('loads offers that the news leave out, and its prices after an own offer from elsewhere', async () => {
    const { server, hub } = await atRoom(second, { history: past });
    expect(await screen.findByText('共 2 次')).toBeVisible();
    await waitFor(() => expect(hub.last().status).toBe('open'));
    const lots = Array.from({ length: 7 }, () => auctionOfferOf({ price: 1900 }));
    server.route(HISTORY, reply(lots));
    server.route(ROOM, reply(roomOf({ ...second, offerCount: 7, bestPrice: 1900 })));
    act(() => hub.broadcast(newsOf({ offerCount: 7 })));
    expect(await screen.findByText('共 7 次')).toBeVisible();
    server.route(HISTORY, reply([...lots, auctionOfferOf({ price: 1800, mine: true })]));
    const lowered = roomOf({ ...second, offerCount: 8, bestPrice: 1800, myPrice: 1800, lines: withPrices(80, 50) });
    server.route(ROOM, reply(lowered));
    const own = auctionOfferOf({ price: 1800, mine: true });
    act(() => hub.broadcast(newsOf({ offerCount: 8, bestPrice: 1800, myPrice: 1800, recent: [own] })));
    expect(await screen.findByText(/^80(\.0+)?$/)).toBeVisible();
  });

  test('keeps prices that are being written when others make offers', async () => {
    const { hub } = await atRoom(second, { history: past });
    await waitFor(() => expect(hub.last().status).toBe('open'));
    press('降低 50 元');
    act(() => hub.broadcast(newsOf()));
    await waitFor(() => expect(figure('当前最低价')).toBe('¥ 1,900.00'));
    expect(screen.getByText('¥ 2,149.80')).toBeVisible();
  });

  test('shows that the connection is lost, and reloads after it is back', async () => {
    const { server, hub } = await atRoom(second);
    await waitFor(() => expect(hub.last().status).toBe('open'));
    const before = server.requestsOf(ROOM).length;
    act(() => hub.last().end(1006));
    expect(await screen.findByText(/实时连接已断开/)).toBeVisible();
    press('立即刷新');
    await waitFor(() => expect(server.requestsOf(ROOM).length).toBeGreaterThan(before));
  });

  test('shows purchasers no form, and the names after the end', async () => {
    const history = [
      auctionOfferOf({ supplierName: '恒源电气' }),
      auctionOfferOf({ price: 1900, supplierName: '申达' }),
    ];
    const closed = roomOf({ status: '5', endTime: '2026-11-23 09:30:00', isParticipant: false, mayOffer: false });
    await atRoom(closed, { history, supplierId: null }, purchaserAuth);
    expect(await screen.findByText('恒源电气')).toBeInTheDocument();
    expect(screen.queryByText('我的排名')).toBeNull();
    expect(screen.queryByRole('button', { name: '出价' })).toBeNull();
    expect(screen.getByRole('table', { name: '价格走势' })).toHaveTextContent('1,900.00');
  });

  test('without an id leads back to the list', async () => {
    const page = renderPage({ page: <AuctionRoomPage />, path: '/procurement/bidding/room' });
    fireEvent.click(await screen.findByRole('button', { name: '返回列表' }));
    await waitFor(() => expect(page.address()).toBe('/procurement/bidding'));
  });
});
