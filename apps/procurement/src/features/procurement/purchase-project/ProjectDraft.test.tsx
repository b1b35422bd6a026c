import type { ProjectAdd, PurchaseInfo } from '@gezi/domain';
import { refuse, reply, type FakeRoutes } from '@gezi/client/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { lineOf, pageOf } from '../../../testing/fixtures';
import { projectOf, purchaserAuth } from '../../../testing/projectFixtures';
import { renderPage } from '../../../testing/renderPage';
import { ProjectViewPage } from './ProjectViewPage';

const VIEW = 'GET /purchase/purchaseInfo/queryById';
const ADD = 'POST /purchase/purchaseInfo/add';
const EDIT = 'PUT /purchase/purchaseInfo/edit';
const SUBMIT = 'POST /purchase/purchaseInfo/submit';
const NEW = '/purchase/project/view';
const EDITOR = '/purchase/project/view?id=g1&mode=edit';

const dict = (...texts: string[]) => reply(texts.map((text, nth) => ({ value: String(nth + 1), text })));
const everything: FakeRoutes = {
  [VIEW]: reply(projectOf()),
  [ADD]: reply(projectOf()),
  [EDIT]: reply(projectOf({ updateTime: '2026-11-23 10:00:00' })),
  [SUBMIT]: reply(projectOf({ status: '1', status_dictText: '审批中', actions: ['withdraw'] })),
  'GET /sys/sysDepart/queryTreeList': reply([]),
  'GET /sys/dict/getDictItems/buy_type': dict('邀请采购', '公开寻源', '竞比采购', '竞价采购', '评审采购'),
  'GET /sys/dict/getDictItems/contract_type': dict('项目合同', '框架协议'),
  'GET /sys/dict/getDictItems/pay_type': dict('货到付款'),
  'GET /sys/dict/getDictItems/price_type': dict('固定单价'),
  'GET /sys/dict/getDictItems/material_unit': reply([{ value: '个', text: '个' }]),
  'GET /sys/dict/getDictItems/sys_depart,depart_name,org_code': reply([{ value: 'A01', text: '锐衡泵业' }]),
};

async function atDraft(path: string, routes: FakeRoutes = {}) {
  const page = renderPage({
    page: <ProjectViewPage />,
    path,
    auth: purchaserAuth,
    routes: { ...everything, ...routes },
  });
  await screen.findByRole('textbox', { name: '项目名称' });
  const sent = (route: keyof FakeRoutes) => page.server.requestsOf(route).map(({ body }) => body as ProjectAdd);
  return { ...page, sent };
}
const atEditor = (part: Partial<PurchaseInfo>, routes: FakeRoutes = {}) =>
  atDraft(EDITOR, { [VIEW]: reply(projectOf(part)), [EDIT]: reply(projectOf(part)), ...routes });

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const tabs = () => screen.getAllByRole('tab').map(({ textContent }) => textContent?.replace(/共 \d+ 项/, ''));

describe('the method of procurement decides which parts and fields there are', () => {
  const always = ['物料明细', '偏离项', '公告', '流转记录', '单据链'];
  test.each([
    [{ buyType: '1' }, ['物料明细', '邀请供应商', ...always.slice(1)], ['报价截止时间']],
    [{ buyType: '2' }, always, ['报价截止时间', '自动延期天数']],
    [{ buyType: '3' }, ['物料明细', '邀请供应商', ...always.slice(1)], ['自动延期天数', '允许部分报价']],
    [{ buyType: '4' }, always, ['竞价时长（小时）', '最小降幅（元）', '自动延期天数']],
    [
      { buyType: '5' },
      ['物料明细', '邀请供应商', '偏离项', '评审维度', '专家抽取规则', '公告', '流转记录', '单据链'],
      ['自动延期天数'],
    ],
    [{ buyType: '1', contractType: '2' }, ['物料明细', '框架协议', ...always.slice(1)], []],
    [{ buyType: '1', contractType: '2', longSource: 1 }, ['物料明细', '邀请供应商', ...always.slice(1)], []],
  ])('%j', async (part, parts, fields) => {
    await atEditor(part);
    expect(tabs()).toEqual(parts);
    const conditional = ['报价截止时间', '竞价时长（小时）', '最小降幅（元）', '自动延期天数', '允许部分报价'];
    const shown = conditional.filter((label) => screen.queryByLabelText(label) !== null);
    for (const label of fields) expect(shown).toContain(label);
    expect(shown.includes('竞价时长（小时）')).toBe(part.buyType === '4');
    expect(shown.includes('自动延期天数')).toBe(part.buyType !== '1');
    expect(shown.includes('允许部分报价')).toBe(part.buyType === '3');
  });

  test('a long-term supply has fewer columns and no quantities', async () => {
    await atEditor({ longSource: 1 });
    const headings = await screen.findAllByRole('columnheader');
    const titles = headings.map(({ textContent }) => textContent);
    expect(titles.some((title) => title?.includes('预估单价'))).toBe(true);
    expect(titles.some((title) => title?.includes('采购数量'))).toBe(false);
    expect(titles.some((title) => title?.includes('收货人'))).toBe(false);
  });
});

test('a new project is saved with defaults of the caller, and stays open under its own address', async () => {
  const { sent, user, address } = await atDraft(NEW);
  await user.type(screen.getByRole('textbox', { name: '项目名称' }), '轴承采购');
  press('保存');
  await screen.findByText('保存成功');
  expect(sent(ADD)[0]).toMatchObject({
    proName: '轴承采购',
    buyType: '1',
    contractType: '1',
    contactName: '周明',
    detailList: [],
    supplierList: [],
  });
  await waitFor(() => expect(address()).toBe(EDITOR));
});

describe('submitting', () => {
  test('opens the part that is incomplete, and sends nothing', async () => {
    const { sent } = await atEditor({ supplierList: [] });
    press('提交审批');
    expect(await screen.findByText('请至少邀请一家供应商')).toBeVisible();
    expect(screen.getByRole('tab', { name: /邀请供应商/ })).toHaveAttribute('aria-selected', 'true');
    expect(sent(SUBMIT)).toHaveLength(0);
  });

  test('requires the header and an end after the start', async () => {
    const { sent } = await atEditor({ demandOrgName: null, proEndTime: '2026-12-01 08:00:00' });
    press('提交审批');
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: '需求单位' })).toHaveAccessibleDescription(/请填写需求单位/),
    );
    expect(screen.getByText('报价截止时间应晚于开始时间')).toBeVisible();
    expect(sent(SUBMIT)).toHaveLength(0);
  });

  test('calls the server, then shows the project', async () => {
    const { sent, address } = await atEditor({});
    press('提交审批');
    await screen.findByText('提交审批成功');
    expect(sent(SUBMIT)).toEqual([{ id: 'g1' }]);
    await waitFor(() => expect(address()).toBe('/purchase/project/view?id=g1'));
  });

  test('names the supplier that the server refuses', async () => {
    await atEditor({}, { [SUBMIT]: refuse('供应商已冻结', { field: 'supplierList/0/supplierId' }) });
    press('提交审批');
    expect(await screen.findByText('第 1 行“供应商”：供应商已冻结')).toBeVisible();
    expect(screen.getByRole('tab', { name: /邀请供应商/ })).toHaveAttribute('aria-selected', 'true');
  });

  test('names line and column of a refused quantity', async () => {
    await atEditor({}, { [SUBMIT]: refuse('超出剩余数量', { field: 'detailList/0/actualCounts' }) });
    press('提交审批');
    expect(await screen.findByText('第 1 行“采购数量”：超出剩余数量')).toBeInTheDocument();
  });
});

describe('an evaluated project', () => {
  const item = (id: string, markValue: number) => ({ id, itemName: `维度${id}`, description: null, markValue });

  test('shows the total weight, which must be 100 percent', async () => {
    await atEditor({ buyType: '5', expertItemList: [item('1', 60)] });
    fireEvent.click(screen.getByRole('tab', { name: '评审维度' }));
    expect(screen.getByText('60%')).toBeVisible();
    press('提交审批');
    await waitFor(() => expect(screen.getAllByText('评审维度的权重合计应为 100%').length).toBeGreaterThan(1));
  });

  test('takes dimensions and the numbers of a rule', async () => {
    const { sent, user } = await atEditor(
      { buyType: '5', expertItemList: [item('1', 60)] },
      {
        'GET /evaluation/item/list': reply(pageOf([item('2', 40)])),
        'GET /evaluation/rule/list': reply(pageOf([{ id: 'r1', name: '常规抽取', techNum: 3, busiNum: 2 }])),
      },
    );
    fireEvent.click(screen.getByRole('tab', { name: '评审维度' }));
    await user.click(await screen.findByRole('button', { name: /选择维度/ }));
    const dialog = await screen.findByRole('dialog', { name: '选择维度' });
    await within(dialog).findByText('维度2');
    fireEvent.click(within(dialog).getByRole('checkbox', { name: '选择第 1 行' }));
    await user.click(within(dialog).getByRole('button', { name: '确认选择' }));
    expect(await screen.findByText('100%')).toBeVisible();
    fireEvent.click(screen.getByRole('tab', { name: '专家抽取规则' }));
    fireEvent.mouseDown(screen.getByRole('combobox', { name: '专家抽取规则' }));
    fireEvent.click(await screen.findByText('常规抽取'));
    press('保存');
    await waitFor(() => expect(sent(EDIT)).toHaveLength(1));
    expect(sent(EDIT)[0]).toMatchObject({
      expertItemList: [{ markValue: 60 }, { itemName: '维度2', markValue: 40 }],
      expertSiftRule: { id: 'r1', name: '常规抽取', techNum: 3, busiNum: 2 },
    });
  });
});

test('lines of plans are taken with what is left of them, each once', async () => {
  const planLine = {
    ...lineOf({ id: 'l1', counts: 10, usedCounts: 4 }),
    planId: 'p1',
    planNo: 'JH1',
    planName: '计划',
  };
  const { sent, user, server } = await atEditor(
    {},
    { 'GET /purchase/purchasePlan/detailList': reply(pageOf([planLine])) },
  );
  for (const message of ['已加入 1 项计划明细', '1 项计划明细已在项目中，未重复加入']) {
    await user.click(await screen.findByRole('button', { name: /从需求计划选择/ }));
    const dialog = await screen.findByRole('dialog', { name: '从需求计划选择' });
    await within(dialog).findByText('JH1');
    fireEvent.click(within(dialog).getByRole('checkbox', { name: '选择第 1 行' }));
    await user.click(within(dialog).getByRole('button', { name: '确认选择' }));
    expect(await screen.findByText(message)).toBeInTheDocument();
  }
  expect(server.requestsOf('GET /purchase/purchasePlan/detailList')[0]!.query).toMatchObject({
    unused: '1',
    purchaseUserId: 'u5',
  });
  expect(screen.getByText('¥ 56.00')).toBeVisible();
  press('保存');
  await waitFor(() => expect(sent(EDIT)).toHaveLength(1));
  expect(sent(EDIT)[0]!.detailList).toMatchObject([{ id: 't1' }, { planDetailId: 'l1', actualCounts: 6 }]);
});

test('a plan line chosen again takes the quantity typed for it', async () => {
  const planLine = {
    ...lineOf({ id: 'l1', counts: 10, usedCounts: 4 }),
    planId: 'p1',
    planNo: 'JH1',
    planName: '计划',
  };
  const { sent, user } = await atEditor({}, { 'GET /purchase/purchasePlan/detailList': reply(pageOf([planLine])) });
  async function take(typed: string) {
    await user.click(await screen.findByRole('button', { name: /从需求计划选择/ }));
    const dialog = within(await screen.findByRole('dialog', { name: '从需求计划选择' }));
    await dialog.findByText('JH1');
    const quantity = dialog.getByRole('textbox', { name: /本次数量/ });
    const before = (quantity as HTMLInputElement).value;
    quantity.focus();
    fireEvent.input(quantity, { target: { value: typed } });
    quantity.blur();
    await dialog.findByText('已选 1 行');
    fireEvent.click(dialog.getByRole('button', { name: '确认选择' }));
    return before;
  }

  expect(await take('2')).toBe('6');
  expect(await screen.findByText('已加入 1 项计划明细')).toBeInTheDocument();
  expect(await take('5')).toBe('2');
  expect(await screen.findByText('已更新 1 项计划明细的数量')).toBeInTheDocument();
  press('保存');
  await waitFor(() => expect(sent(EDIT)).toHaveLength(1));
  expect(sent(EDIT)[0]!.detailList).toMatchObject([{ id: 't1' }, { planDetailId: 'l1', actualCounts: 5 }]);
});

test('suppliers are invited once each', async () => {
  const suppliers = [
    { id: 's1', name: '申达阀门' },
    { id: 's2', name: '恒力轴承' },
  ];
  const { sent, user } = await atEditor({}, { 'GET /purchase/purchaseInfo/getSupplierList': reply(pageOf(suppliers)) });
  fireEvent.click(screen.getByRole('tab', { name: /邀请供应商/ }));
  await user.click(await screen.findByRole('button', { name: /选择供应商/ }));
  const dialog = await screen.findByRole('dialog', { name: '选择供应商' });
  await within(dialog).findByText('恒力轴承');
  for (const row of [1, 2]) fireEvent.click(within(dialog).getByRole('checkbox', { name: `选择第 ${row} 行` }));
  await user.click(within(dialog).getByRole('button', { name: '确认选择' }));
  press('保存');
  await waitFor(() => expect(sent(EDIT)).toHaveLength(1));
  expect(sent(EDIT)[0]!.supplierList).toEqual([{ supplierId: 's1' }, { supplierId: 's2' }]);
});

test('framework agreements in force are chosen for a framework project', async () => {
  const framework = { id: 'f1', contractName: '轴承框架协议', contractNo: 'HT1', supplierName: '恒力轴承' };
  const { sent, user } = await atEditor(
    { contractType: '2' },
    { 'GET /purchase/purchaseInfo/getContractList': reply(pageOf([framework])) },
  );
  fireEvent.click(screen.getByRole('tab', { name: /框架协议/ }));
  expect(await screen.findByText('暂未选择框架协议，协议的供应商将参加报价')).toBeVisible();
  await user.click(screen.getByRole('button', { name: /选择框架协议/ }));
  const dialog = await screen.findByRole('dialog', { name: '选择框架协议' });
  await within(dialog).findByText('恒力轴承');
  fireEvent.click(within(dialog).getByRole('checkbox', { name: '选择第 1 行' }));
  await user.click(within(dialog).getByRole('button', { name: '确认选择' }));
  expect(await screen.findByText('轴承框架协议')).toBeVisible();
  press('保存');
  await waitFor(() => expect(sent(EDIT)).toHaveLength(1));
  expect(sent(EDIT)[0]).toMatchObject({ contractInfoList: [{ id: 'f1' }] });
});

test('a deviation item without a name is refused with its line, and its part is opened', async () => {
  const { sent } = await atEditor({ divergeList: [{ id: 'd1', divergeTitle: '', divergeDes: '不少于 24 个月' }] });
  press('保存');
  expect(await screen.findByText('第 1 行“偏离项”：请填写偏离项')).toBeVisible();
  expect(screen.getByRole('tab', { name: /偏离项/ })).toHaveAttribute('aria-selected', 'true');
  expect(sent(EDIT)).toHaveLength(0);
});

test('the address of the editor shows the project to those who may not edit it', async () => {
  renderPage({
    page: <ProjectViewPage />,
    path: EDITOR,
    auth: purchaserAuth,
    routes: {
      ...everything,
      [VIEW]: reply(projectOf({ status: '1', status_dictText: '审批中', actions: ['withdraw'] })),
    },
  });
  expect(await screen.findByText('当前项目不可编辑，仅供查看。')).toBeVisible();
  expect(screen.queryByRole('textbox', { name: '项目名称' })).toBeNull();
});
