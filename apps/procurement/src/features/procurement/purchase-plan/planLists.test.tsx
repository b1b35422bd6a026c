import type { ConsolidatedDemand, PlanDetailRow } from '@gezi/domain';
import { refuse, reply } from '@gezi/client/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { lineOf, pageOf } from '../../../testing/fixtures';
import { projectOf, purchaserAuth } from '../../../testing/projectFixtures';
import { renderPage } from '../../../testing/renderPage';
import { ConsolidationPage } from './ConsolidationPage';
import { PlanLineListPage } from './PlanLineListPage';

const line: PlanDetailRow = {
  ...lineOf({ id: 'l1', counts: 10, actualCounts: 8, usedCounts: 3 }),
  planId: 'p1',
  planNo: 'JH202611170004',
  planName: '装配车间润滑油脂需求计划',
  departName: '装配车间',
  purchaseUserId: 'u9',
  purchaseUserName: '李采购',
  status: '3',
  status_dictText: '待采购',
};
const demand: ConsolidatedDemand = {
  id: '2026-12 QF-25 个',
  month: '2026-12',
  materialCode: 'QF-25',
  materialName: '球阀',
  models: null,
  unit: '个',
  openCounts: 12,
  openAmount: 42,
  planCount: 2,
  lineCount: 3,
  planDetailIds: 'l1,l2,l3',
};

test('a line shows what is left to purchase, and opens its plan', async () => {
  const { user, address } = renderPage({
    page: <PlanLineListPage />,
    path: '/purchase/plan/lines',
    routes: { 'GET /purchase/purchasePlan/detailList': reply(pageOf([line])) },
  });
  const grid = within(await screen.findByRole('grid', { name: '计划明细列表' }));
  expect(await grid.findByText('李采购')).toBeVisible();
  await user.click(grid.getByText('球阀'));
  await waitFor(() => expect(address()).toBe('/purchase/plan/view?id=p1&mode=view'));
});

test('consolidated demand opens the lines of its material', async () => {
  const { user, address } = renderPage({
    page: <ConsolidationPage />,
    path: '/purchase/plan/consolidation',
    routes: { 'GET /purchase/purchasePlan/consolidation': reply(pageOf([demand])) },
  });
  const grid = within(await screen.findByRole('grid', { name: '需求合并列表' }));
  expect(await grid.findByText('42.00')).toBeVisible();
  await user.click(grid.getByText('球阀'));
  await waitFor(() => expect(address()).toBe('/purchase/plan/lines?materialCode=QF-25'));
});

const dict = (text: string) => reply([{ value: '1', text }]);

test.each([
  ['lines', <PlanLineListPage key="lines" />, '/purchase/plan/lines', ['l1']],
  ['demand', <ConsolidationPage key="demand" />, '/purchase/plan/consolidation', ['l1', 'l2', 'l3']],
])('a project is made from selected %s', async (_name, page, path, planDetailIds) => {
  const { user, address, server } = renderPage({
    page,
    path,
    auth: purchaserAuth,
    routes: {
      'GET /purchase/purchasePlan/detailList': reply(pageOf([line])),
      'GET /purchase/purchasePlan/consolidation': reply(pageOf([demand])),
      'GET /sys/dict/getDictItems/buy_type': dict('邀请采购'),
      'GET /sys/dict/getDictItems/contract_type': dict('项目合同'),
      'POST /purchase/purchaseInfo/createFromPlan': reply(projectOf()),
    },
  });
  await screen.findByText('球阀');
  fireEvent.click(await screen.findByRole('checkbox', { name: /^选择.*球阀|选择第 1 行/ }));
  await user.click(await screen.findByRole('button', { name: '转入采购项目' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(`转入采购项目（${planDetailIds.length} 项计划明细）`)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: /确\s?定/ }));
  await waitFor(() => expect(address()).toBe('/purchase/project/view?id=g1&mode=edit'));
  expect(server.requestsOf('POST /purchase/purchaseInfo/createFromPlan')[0]!.body).toEqual({
    planDetailIds,
    buyType: '1',
    contractType: '1',
  });
});

test('a refused project shows the lines as somebody else left them, with the choices kept', async () => {
  let listed = [line];
  const { user } = renderPage({
    page: <PlanLineListPage />,
    path: '/purchase/plan/lines',
    auth: purchaserAuth,
    routes: {
      'GET /purchase/purchasePlan/detailList': () => reply(pageOf(listed)),
      'GET /sys/dict/getDictItems/buy_type': reply([
        { value: '1', text: '邀请采购' },
        { value: '3', text: '竞争性谈判' },
      ]),
      'GET /sys/dict/getDictItems/contract_type': dict('项目合同'),
      'POST /purchase/purchaseInfo/createFromPlan': () => {
        listed = [{ ...line, usedCounts: 7.5 }];
        return refuse('计划明细已全部转入采购项目', { field: 'planDetailIds' });
      },
    },
  });
  await screen.findByText('球阀');
  fireEvent.click(await screen.findByRole('checkbox', { name: /^选择.*球阀|选择第 1 行/ }));
  await user.click(await screen.findByRole('button', { name: '转入采购项目' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('combobox', { name: '采购方式' }));
  fireEvent.click(await screen.findByTitle('竞争性谈判'));
  await user.click(dialog.getByRole('button', { name: /确\s?定/ }));
  expect(await screen.findByText(/^7\.50?$/)).toBeInTheDocument();
  expect(dialog.getByText('计划明细已全部转入采购项目')).toBeVisible();
  expect(dialog.getByTitle('竞争性谈判')).toBeVisible();
});
