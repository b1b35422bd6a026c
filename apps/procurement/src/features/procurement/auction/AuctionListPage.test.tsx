import { reply } from '@gezi/client/testing';
import { fireEvent, screen } from '@testing-library/react';
import type { AuctionRow } from '@gezi/domain';
import { expect, test } from 'vitest';
import { bidderAuth, roomOf } from '../../../testing/auctionFixtures';
import { pageOf } from '../../../testing/fixtures';
import { purchaserAuth } from '../../../testing/projectFixtures';
import { renderPage } from '../../../testing/renderPage';
import { AuctionListPage } from './AuctionListPage';

const { contactName: _name, contactPhone: _phone, ...room } = roomOf({ myPrice: 2200, myRank: 2 });
const { serverTime: _time, startTime, endTime, isParticipant: _takes, mayOffer: _may, lines: _lines, ...header } = room;
const auction: AuctionRow = { ...header, proStartTime: startTime, proEndTime: endTime };

async function atList({ supplierId = 's1', auth = bidderAuth, isNarrow = false } = {}, rows = [auction]) {
  const page = renderPage({
    page: <AuctionListPage />,
    path: '/procurement/bidding',
    auth,
    supplierId: supplierId || null,
    isNarrow,
    routes: {
      'GET /procurement/bidding/list': reply(pageOf(rows)),
      'GET /sys/savedQuery/list': reply([]),
    },
  });
  if (rows.length > 0) await screen.findByText(auction.proName);
  return page;
}

test('shows a supplier the lowest price beside its own one, and opens the room', async () => {
  const { address } = await atList();
  expect(screen.getByText('2,000.00')).toBeVisible();
  expect(screen.getByText('2,200.00')).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: `进入竞价室 ${auction.proNo}` }));
  expect(address()).toBe('/procurement/bidding/room?id=a1');
});

test('shows a purchaser no columns of an own offer', async () => {
  await atList({ supplierId: '', auth: purchaserAuth });
  expect(screen.getByRole('columnheader', { name: /当前最低价/ })).toBeVisible();
  expect(screen.queryByRole('columnheader', { name: /我的报价/ })).toBeNull();
});

test('shows auctions as cards on a phone', async () => {
  await atList({ isNarrow: true });
  expect(screen.queryByRole('grid')).toBeNull();
});

test('names the empty list', async () => {
  await atList({}, []);
  expect(await screen.findByText('暂无数据')).toBeVisible();
});
