import { file, reply } from '@gezi/client/testing';
import type { BidRow } from '@gezi/domain';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { bidOf } from '../../../testing/bidFixtures';
import { pageOf } from '../../../testing/fixtures';
import { permissionsFor } from '../../../testing/peopleFixtures';
import { pressExport } from '../../../testing/pressExport';
import { renderPage } from '../../../testing/renderPage';
import { BidListPage } from './BidListPage';

const row: BidRow = {
  ...bidOf({ status: '1', status_dictText: '已提交', submitTime: '2026-12-02 10:00:00' }),
  proNo: 'CG202611230001',
  proName: '阀门采购项目',
  buyType: '1',
  buyType_dictText: '邀请采购',
  projectStatus: '4',
  projectStatus_dictText: '报价中',
  proEndTime: '2026-12-08 17:00:00',
};

test('lists the bids and opens one by its project', async () => {
  const { address } = renderPage({
    page: <BidListPage />,
    path: '/procurement/bid',
    auth: permissionsFor('supplier:bidding', ['list', 'add']),
    routes: {
      'GET /supplier/bidding/list': reply(pageOf([row])),
      'GET /sys/savedQuery/list': reply([]),
    },
  });
  expect(await screen.findByText('阀门采购项目')).toBeVisible();
  expect(screen.getByText('已提交')).toBeVisible();
  expect(screen.queryByRole('button', { name: '新增' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: /查看报价/ }));
  await waitFor(() => expect(address()).toBe('/procurement/source/bid?id=g1'));
});

test('exports the bids', async () => {
  const { server } = renderPage({
    page: <BidListPage />,
    path: '/procurement/bid',
    auth: permissionsFor('supplier:bidding', ['list', 'export']),
    routes: {
      'GET /supplier/bidding/list': reply(pageOf([row])),
      'GET /supplier/bidding/exportList': file('x', 'x.xlsx'),
      'GET /sys/savedQuery/list': reply([]),
    },
  });
  await screen.findByText('阀门采购项目');
  expect((await pressExport(server, '/supplier/bidding/exportList')).name).toMatch(/\.xlsx$/);
});
