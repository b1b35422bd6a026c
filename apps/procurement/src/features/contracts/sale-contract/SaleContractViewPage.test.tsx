import { reply } from '@gezi/client/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { contractOf } from '../../../testing/contractFixtures';
import { renderPage } from '../../../testing/renderPage';
import { SaleContractViewPage } from './SaleContractViewPage';

const VIEW = 'GET /sale/saleContract/queryById';
const CONFIRM = 'POST /contract/contractInfo/supplierConfirm';

test('a supplier sees what it confirms, confirms its contract and sees no timeline', async () => {
  const waiting = contractOf({
    status: '3',
    status_dictText: '待供应商确认',
    actions: ['supplierConfirm', 'supplierReject'],
  });
  const { server } = renderPage({
    page: <SaleContractViewPage />,
    path: '/sale/contract/view?id=h1',
    auth: ['supplierConfirm', 'supplierReject'].map((action) => ({
      action: `contract:contractInfo:${action}`,
      type: '2' as const,
      describe: action,
    })),
    routes: { [VIEW]: reply(waiting), [CONFIRM]: reply({ ...waiting, status: '4', actions: [] }) },
  });
  expect(await screen.findByRole('button', { name: '拒绝合同' })).toBeVisible();
  expect(screen.queryByRole('tab', { name: '流转记录' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: '确认合同' }));
  const dialog = await screen.findByRole('dialog', { name: '是否确认合同？' });
  expect(await within(dialog).findByText(/确认后合同立即生效/)).toBeVisible();
  expect(within(dialog).getByText(waiting.contractNo)).toBeVisible();
  expect(server.requestsOf(CONFIRM)).toEqual([]);
  fireEvent.click(within(dialog).getByRole('button', { name: '确认合同' }));
  expect(await screen.findByText('确认合同成功')).toBeVisible();
  expect(server.requestsOf(CONFIRM).map(({ body }) => body)).toEqual([{ id: 'h1' }]);
});
