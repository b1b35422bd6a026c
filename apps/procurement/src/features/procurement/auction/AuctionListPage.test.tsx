import { file, reply } from '@gezi/client/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { AuctionRow } from '@gezi/domain';
import { expect, test } from 'vitest';
import { bidderAuth, roomOf } from '../../../testing/auctionFixtures';
import { pageOf } from '../../../testing/fixtures';
import { permissionsFor } from '../../../testing/peopleFixtures';
import { purchaserAuth } from '../../../testing/projectFixtures';
import { pressExport } from '../../../testing/pressExport';
import { renderPage } from '../../../testing/renderPage';
import { AuctionListPage } from './AuctionListPage';

const { contactName: _name, contactPhone: _phone, ...room } = roomOf({ myPrice: 2200, myRank: 2 });
const { serverTime: _time, startTime, endTime, isParticipant: _takes, mayOffer: _may, lines: _lines, ...header } = room;
const auction: AuctionRow = { ...header, proStartTime: startTime, proEndTime: endTime };

interface Options {
  supplierId?: string;
  auth?: ReturnType<typeof permissionsFor>;
  isNarrow?: boolean;
}

async function atList({ supplierId = 's1', auth = bidderAuth, isNarrow = false }: Options = {}, rows = [auction]) {
  const page = renderPage({
    page: <AuctionListPage />,
    path: '/procurement/bidding',
    auth,
    supplierId: supplierId || null,
    isNarrow,
    routes: {
      'GET /procurement/bidding/list': reply(pageOf(rows)),
      'GET /procurement/bidding/exportXls': file('x', 'x.xlsx'),
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

test('exports the auctions that are searched for', async () => {
  const { server } = await atList({ auth: permissionsFor('procurement:bidding', ['list', 'export']) });
  fireEvent.change(screen.getByLabelText('项目编号'), { target: { value: 'CG-1' } });
  fireEvent.click(screen.getByRole('button', { name: '查询' }));
  await waitFor(() => expect(server.requestsOf('GET /procurement/bidding/list')).toHaveLength(2));
  const { query, name } = await pressExport(server, '/procurement/bidding/exportXls');
  expect(query).toMatchObject({ proNo: '*CG-1*' });
  expect(query).not.toHaveProperty('pageSize');
  expect(name).toBe('竞价.xlsx');
});

test('offers no export without its permission', async () => {
  await atList();
  expect(screen.queryByRole('button', { name: '导出' })).toBeNull();
});
