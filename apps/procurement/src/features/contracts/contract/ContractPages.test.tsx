import type { ContractInfo } from '@gezi/domain';
import { refuse, reply, type FakeRoutes } from '@gezi/client/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, test } from 'vitest';
import { contractAuth, contractOf } from '../../../testing/contractFixtures';
import { pageOf } from '../../../testing/fixtures';
import { renderPage } from '../../../testing/renderPage';
import { ContractCheckPage } from './ContractCheckPage';
import { FramedListPage } from './ContractListPage';
import { ContractViewPage } from './ContractViewPage';

const LIST = 'GET /contract/contractInfo/list';
const VIEW = 'GET /contract/contractInfo/queryById';

const at = (page: ReactNode, path: string, routes: FakeRoutes, auth = contractAuth) =>
  renderPage({ page, path, auth, routes });
const atContract = (contract: ContractInfo, routes: FakeRoutes = {}) =>
  at(<ContractViewPage />, '/contract/view?id=h1', { [VIEW]: reply(contract), ...routes });
const valueOf = (label: string) => screen.getByText(label, { selector: 'dl:not(.gezi-document-totals) dt' });

describe('the list', () => {
  test('shows framework agreements only, and opens a new one', async () => {
    const { server, user, address } = at(<FramedListPage />, '/contract/framed', {
      [LIST]: reply(pageOf([contractOf()])),
    });
    await screen.findByText('HT202611230001');
    expect(server.requestsOf(LIST)[0]!.query).toMatchObject({ contractType: '2' });
    await user.click(screen.getByRole('button', { name: /新增/ }));
    await waitFor(() => expect(address()).toBe('/contract/view?type=2'));
  });

  test('is empty without contracts', async () => {
    at(<FramedListPage />, '/contract/framed', { [LIST]: reply(pageOf([])) });
    expect(await screen.findByText('暂无数据')).toBeVisible();
  });
});

describe('the view', () => {
  test('shows header, limit and prices of an agreement in force, with what its executor may do', async () => {
    atContract(
      contractOf({
        status: '4',
        status_dictText: '履行中',
        signTime: '2026-12-01 09:00:00',
        actions: ['amend', 'complete'],
      }),
    );
    await screen.findByText('申达阀门');
    expect(valueOf('金额上限').nextElementSibling).toHaveTextContent('不限');
    expect(valueOf('异议有效期（天）').nextElementSibling).toHaveTextContent(/^7$/);
    expect(screen.queryByText('项目编号')).toBeNull();
    expect(screen.getByRole('button', { name: '申请变更执行人' })).toBeVisible();
    fireEvent.click(screen.getByRole('tab', { name: /价格确认/ }));
    expect(within(screen.getByRole('grid', { name: '价格确认' })).getByText('12.50')).toBeVisible();
    fireEvent.click(screen.getByRole('tab', { name: /补充协议/ }));
    expect(screen.getByText('没有补充协议')).toBeVisible();
    expect(screen.getByRole('button', { name: '新建补充协议' })).toBeVisible();
  });

  test('offers the evaluation of the supplier once goods are received', async () => {
    const auth = [...contractAuth, { action: 'evaluation:supplierEval:add', type: '2' as const, describe: '评价' }];
    const [line] = contractOf().contractInfoDetailList;
    const received = contractOf({ status: '4', contractInfoDetailList: [{ ...line!, receivedCount: 2 }] });
    const { address } = at(<ContractViewPage />, '/contract/view?id=h1', { [VIEW]: reply(received) }, auth);
    fireEvent.click(await screen.findByRole('button', { name: '评价供应商' }));
    await waitFor(() => expect(address()).toMatch(/^\/evaluation\/supplierEval\?add=1&/));
    expect(Object.fromEntries(new URL(address(), 'http://x').searchParams)).toEqual({
      add: '1',
      supplierId: received.supplierId,
      contractId: 'h1',
      contractNo: received.contractNo,
    });
  });

  test('says that a contract does not exist', async () => {
    at(<ContractViewPage />, '/contract/view?id=h1', { [VIEW]: refuse('合同不存在') });
    expect(await screen.findByText('合同不存在')).toBeVisible();
  });
});

test('a draft is not submitted without its file', async () => {
  const { server } = at(<ContractViewPage />, '/contract/view?id=h1&mode=edit', {
    [VIEW]: reply(contractOf()),
    'GET /sys/sysDepart/queryTreeList': reply([]),
  });
  await screen.findByRole('textbox', { name: '合同名称' });
  fireEvent.click(screen.getByRole('button', { name: '提交审批' }));
  expect(await screen.findByText('请上传合同附件')).toBeVisible();
  expect(server.requestsOf('POST /contract/contractInfo/submit')).toHaveLength(0);
});

test('the check shows the purchase of a project contract and passes it', async () => {
  const auth = ['list', 'approve', 'reject'].map((action) => ({
    action: `contract:contractInfo:${action}`,
    type: '2' as const,
    describe: action,
  }));
  const waiting = contractOf({
    contractType: '1',
    status: '1',
    status_dictText: '审批中',
    actions: ['approve', 'reject'],
    proNo: 'CG202611230001',
    purchaseInfo: {
      id: 'g1',
      proNo: 'CG202611230001',
      proName: '轴承采购项目',
      buyType: '3',
      departName: '采购部',
      applyUserName: '李采购',
      demandOrgName: '锐衡泵业有限公司',
      contactName: '李采购',
      contactPhone: '13800001049',
      awardTime: '2026-11-22 09:00:00',
      awardRemark: null,
    },
  });
  const APPROVE = 'POST /contract/contractInfo/approve';
  const { server, user } = at(
    <ContractCheckPage />,
    '/contract/check?id=h1',
    { [VIEW]: reply(waiting), [APPROVE]: reply({ ...waiting, status: '3', actions: [] }) },
    auth,
  );
  expect(await screen.findByText('采购信息')).toBeVisible();
  expect(screen.getByText('轴承采购项目')).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: '通过' }));
  const dialog = await screen.findByRole('dialog', { name: '通过' });
  await user.click(within(dialog).getByRole('button', { name: /确\s?定/ }));
  await screen.findByText('通过成功');
  expect(server.requestsOf(APPROVE).map(({ body }) => body)).toEqual([{ id: 'h1', opinion: null }]);
});

test('a refused supplement shows the contract as somebody else left it, with the input kept', async () => {
  const inForce = contractOf({ status: '4', actions: ['amend'] });
  let stored = inForce;
  const { user } = at(<ContractViewPage />, '/contract/view?id=h1', {
    [VIEW]: () => reply(stored),
    'POST /contract/supplemental/add': () => {
      stored = { ...inForce, status: '7', status_dictText: '已终止', actions: [] };
      return refuse('单据状态已变更', { field: 'status' });
    },
  });
  fireEvent.click(await screen.findByRole('tab', { name: /补充协议/ }));
  fireEvent.click(screen.getByRole('button', { name: '新建补充协议' }));
  const dialog = within(await screen.findByRole('dialog', { name: '新建补充协议' }));
  fireEvent.change(dialog.getByLabelText('补充内容'), { target: { value: '延长供货' } });
  await user.click(dialog.getByRole('button', { name: /确\s?定/ }));
  expect(await screen.findByText('已终止')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: '新建补充协议' })).toBeNull();
  expect(dialog.getByText('单据状态已变更')).toBeVisible();
  expect(dialog.getByLabelText('补充内容')).toHaveValue('延长供货');
});
