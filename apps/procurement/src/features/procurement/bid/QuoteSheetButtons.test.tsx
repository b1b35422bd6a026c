import { reply } from '@gezi/client/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { bidDraftOf, bidOf, quoteLineOf } from '../../../testing/bidFixtures';
import { permissionsFor } from '../../../testing/peopleFixtures';
import { renderPage } from '../../../testing/renderPage';
import { BidPage } from './BidPage';

const READ = 'POST /supplier/bidding/readLines';
const SAVE = 'POST /supplier/bidding/save';

test('reads lines of a workbook, keeps what was entered, and lists refused cells', async () => {
  const lines = [
    quoteLineOf({ detailId: 't1', price: 3.2, brand: '申达' }),
    quoteLineOf({ detailId: 't2', materialName: '闸阀' }),
  ];
  const { server, user } = renderPage({
    page: <BidPage />,
    path: '/procurement/source/bid?id=g1',
    auth: permissionsFor('supplier:bidding', ['list', 'add']),
    routes: {
      'GET /supplier/bidding/draft': reply(bidDraftOf({ supplierPriceDetailVOS: lines })),
      [READ]: reply({
        lines: [
          { lineNumber: 1, members: { price: null, brand: null, mfr: '申达阀门' } },
          { lineNumber: 2, members: { price: '7.5', count: '4', brand: '高山' } },
          { lineNumber: 9, members: { price: '1' } },
        ],
        refused: [{ row: 4, column: '含税单价', reason: '含税单价格式不正确' }],
      }),
      [SAVE]: reply(bidOf()),
    },
  });
  expect(await screen.findByRole('button', { name: /导出明细/ })).toBeVisible();
  await user.click(screen.getByRole('button', { name: /导入明细/ }));
  const dialog = await screen.findByRole('dialog', { name: '导入明细' });
  const file = new File([new Uint8Array([0x50, 0x4b, 3, 4])], '报价.xlsx');
  await user.upload(dialog.querySelector<HTMLInputElement>('input[type=file]')!, file);
  await user.click(within(dialog).getByRole('button', { name: '开始上传' }));
  expect(await screen.findByText('第 4 行“含税单价”：含税单价格式不正确')).toBeInTheDocument();
  expect(screen.getByText('行号 9：本项目没有该行')).toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: '保存' }));
  await screen.findByText('保存成功');
  expect(server.requestsOf(SAVE)[0]!.body).toMatchObject({
    supplierPriceDetailVOS: [
      { detailId: 't1', price: 3.2, brand: '申达', mfr: '申达阀门' },
      // The project does not let suppliers choose quantities.
      { detailId: 't2', price: '7.5', brand: '高山', count: 10 },
    ],
  });
});
