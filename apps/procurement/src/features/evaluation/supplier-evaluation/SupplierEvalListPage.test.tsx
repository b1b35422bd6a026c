import { refuse, reply, type FakeRoutes } from '@gezi/client/testing';
import { newSupplierEvalPath, type SupplierEval } from '@gezi/domain';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { pageOf } from '../../../testing/fixtures';
import { permissionsFor } from '../../../testing/peopleFixtures';
import { renderPage } from '../../../testing/renderPage';
import { SupplierEvalListPage } from './SupplierEvalListPage';

const draft: SupplierEval = {
  id: 'e1',
  supplierId: 's1',
  supplierName: '上海恒泰源泵业有限公司',
  contractId: null,
  orderId: null,
  period: '2026-10',
  itemList: [
    { itemName: '产品质量', markValue: 60, score: 90 },
    { itemName: '交付及时', markValue: 40, score: 80 },
  ],
  totalScore: 86,
  level: 'B',
  level_dictText: '优选',
  evalUser: null,
  evalTime: null,
  remark: null,
  status: '0',
  createBy: 'purchaser',
  createTime: '2026-11-01 09:00:00',
  updateBy: null,
  updateTime: '2026-11-01 09:00:00',
  sysOrgCode: null,
  tenantId: 1,
};
const submitted = { ...draft, id: 'e2', supplierName: '泵业二', status: '1' };
const SUBMIT = 'POST /evaluation/supplierEval/submit';
const ADD = 'POST /evaluation/supplierEval/add';

async function atList(routes: FakeRoutes = {}, path = '/evaluation/supplierEval') {
  const app = renderPage({
    page: <SupplierEvalListPage />,
    path,
    auth: permissionsFor('evaluation:supplierEval', ['list', 'add', 'edit', 'delete', 'submit']),
    routes: {
      'GET /evaluation/supplierEval/list': reply(pageOf([draft, submitted])),
      'GET /sys/savedQuery/list': reply([]),
      'GET /sys/dict/loadDict/supplier_info,name,id': reply([{ value: 's1', text: draft.supplierName }]),
      'GET /sys/dict/loadDictItem/supplier_info,name,id': reply([draft.supplierName]),
      ...routes,
    },
  });
  await screen.findAllByText(draft.supplierName);
  return app;
}

test('offers changes and submission for drafts only', async () => {
  await atList();
  expect(screen.getByRole('button', { name: `编辑 ${draft.supplierName}` })).toBeEnabled();
  expect(screen.queryByRole('button', { name: '编辑 泵业二' })).toBeNull();
  expect(screen.queryByRole('button', { name: '提交 泵业二' })).toBeNull();
  expect(screen.getByRole('button', { name: '查看 泵业二' })).toBeEnabled();
});

test('submits after a question', async () => {
  const { server } = await atList({ [SUBMIT]: reply(submitted) });
  fireEvent.click(screen.getByRole('button', { name: `提交 ${draft.supplierName}` }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/最近12个月/)).toBeInTheDocument();
  fireEvent.click(dialog.getByRole('button', { name: '确定' }));
  await waitFor(() => expect(server.requestsOf(SUBMIT)[0]!.body).toEqual({ id: 'e1' }));
});

test('opens a new evaluation of the order that the address names, and shows a refusal', async () => {
  const subject = { supplierId: 's1', contractId: 'c1', contractNo: 'HT1', orderId: 'o1', orderNo: 'DD1' };
  const { server } = await atList({ [ADD]: refuse('订单不存在') }, newSupplierEvalPath(subject));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('DD1')).toBeInTheDocument();
  expect(dialog.getByText('100%')).toBeInTheDocument();
  fireEvent.click(dialog.getByRole('button', { name: '确定' }));
  expect(await dialog.findByText('订单不存在')).toBeInTheDocument();
  expect(server.requestsOf(ADD)[0]!.body).toMatchObject({
    supplierId: 's1',
    contractId: 'c1',
    orderId: 'o1',
    itemList: [
      { itemName: '产品质量', markValue: 30, score: null },
      { itemName: '交付及时', markValue: 30, score: null },
      { itemName: '价格水平', markValue: 20, score: null },
      { itemName: '售后服务', markValue: 20, score: null },
    ],
  });
});
