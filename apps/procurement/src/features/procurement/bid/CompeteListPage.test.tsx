import { reply } from '@gezi/client/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { pageOf } from '../../../testing/fixtures';
import { permissionsFor } from '../../../testing/peopleFixtures';
import { projectOf } from '../../../testing/projectFixtures';
import { renderPage } from '../../../testing/renderPage';
import { CompeteListPage } from './CompeteListPage';

test('lists competitive projects only', async () => {
  const LIST = 'GET /purchase/purchaseInfo/list';
  const { server } = renderPage({
    page: <CompeteListPage />,
    path: '/procurement/compete',
    auth: permissionsFor('procurement:compete', ['list']),
    routes: {
      [LIST]: reply(pageOf([{ ...projectOf({ buyType: '3' }), bidCount: 1, inviteCount: 2 }])),
      'GET /sys/savedQuery/list': reply([]),
      'GET /procurement/compete/rounds': reply([
        { round: 1, bids: [{ bidId: 'b1', supplierName: '申达阀门', tenderPrice: 32, rank: 1 }] },
      ]),
    },
  });
  expect(await screen.findByText('阀门采购项目')).toBeVisible();
  expect(server.requestsOf(LIST)[0]?.query).toMatchObject({ buyType: '3' });

  fireEvent.click(screen.getByRole('button', { name: /^轮次 / }));
  const drawer = within(await screen.findByRole('dialog'));
  expect(await drawer.findByText('第 1 轮')).toBeVisible();
});
