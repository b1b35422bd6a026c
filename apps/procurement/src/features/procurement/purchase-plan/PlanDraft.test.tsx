import type { PurchasePlan } from '@gezi/domain';
import { refuse, reply, type FakeRoutes } from '@gezi/client/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { lineOf, managerAccess, pageOf, planOf } from '../../../testing/fixtures';
import { renderPage } from '../../../testing/renderPage';
import { PlanViewPage } from './PlanViewPage';

const VIEW = 'GET /purchase/purchasePlan/queryPurchasePlanByPlanId';
const ADD = 'POST /purchase/purchasePlan/add';
const EDIT = 'PUT /purchase/purchasePlan/edit';
const SUBMIT = 'POST /purchase/purchasePlan/submit';
const NEW = '/purchase/plan/view?mode=add';
const EDITOR = '/purchase/plan/view?id=p1&mode=edit';

const auth = [
  ...managerAccess.auth,
  ...['add', 'submit', 'cancel'].map((action) => ({
    action: `purchase:purchasePlan:${action}`,
    type: '2',
    describe: action,
  })),
  { action: 'material:materialInfo:list', type: '2', describe: '查看物料' },
];
const draft = (part: Partial<PurchasePlan> = {}) =>
  planOf({
    status: '0',
    status_dictText: '草稿',
    formEditable: false,
    tableEditable: false,
    actions: ['edit', 'remove', 'submit', 'cancel'],
    purchasePlanDetailList: [
      lineOf({ id: 'l1', materialName: '球阀' }),
      lineOf({ id: 'l2', materialName: '垫片', unit: null, counts: 0 }),
    ],
    ...part,
  });

const everything: FakeRoutes = {
  [VIEW]: reply(draft()),
  [ADD]: reply(draft()),
  [EDIT]: reply(draft({ updateTime: '2026-11-21 10:00:00' })),
  [SUBMIT]: reply(draft({ status: '1', status_dictText: '审批中', actions: ['withdraw'] })),
  'GET /sys/sysDepart/queryTreeList': reply([]),
  'GET /sys/dict/getDictItems/material_unit': reply([{ value: '个', text: '个' }]),
};

async function atDraft(path: string, routes: FakeRoutes = {}) {
  const page = renderPage({ page: <PlanViewPage />, path, auth, routes: { ...everything, ...routes } });
  await screen.findByRole('textbox', { name: '计划名称' });
  const sent = (route: keyof FakeRoutes) => page.server.requestsOf(route).map(({ body }) => body as PurchasePlan);
  return { ...page, sent };
}

const field = (label: string) => screen.getByRole('textbox', { name: label });
const grid = () => screen.getByRole('grid', { name: '计划物料' });
const cell = (name: RegExp, row = 0) => within(grid()).getAllByRole<HTMLInputElement>('textbox', { name })[row]!;
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

function type(input: HTMLElement, text: string) {
  input.focus();
  fireEvent.input(input, { target: { value: text } });
  input.blur();
}

describe('a new plan', () => {
  test('is saved with its lines, and stays open under its own address', async () => {
    const { sent, user, address } = await atDraft(NEW);
    expect(screen.getByText('暂无物料，请新增一行、粘贴表格或导入')).toBeVisible();
    await user.type(field('计划名称'), '轴承需求');
    await user.click(await within(grid().closest('section')!).findByRole('button', { name: '新增' }));
    await within(grid()).findByRole('textbox', { name: /物料名称/ });
    type(cell(/物料名称/), '深沟球轴承');
    type(cell(/需求数量/), '12.5');
    press('保存');
    await screen.findByText('保存成功');
    expect(sent(ADD)[0]).toMatchObject({
      planName: '轴承需求',
      orgConsignee: '周明',
      purchasePlanDetailList: [{ id: expect.stringMatching(/^row_/), materialName: '深沟球轴承', counts: 12.5 }],
    });
    await waitFor(() => expect(address()).toBe(EDITOR));
    expect(field('计划名称')).toHaveValue('装配车间润滑油脂需求计划');
    press('保存');
    await waitFor(() => expect(sent(EDIT)).toHaveLength(1));
    expect(sent(EDIT)[0]).toMatchObject({ id: 'p1', updateTime: '2026-11-18 08:00:00' });
  });

  test('requires its name, but nothing that can be added before it is submitted', async () => {
    const { sent, user } = await atDraft(NEW);
    press('保存');
    await waitFor(() => expect(field('计划名称')).toHaveAccessibleDescription('请填写计划名称'));
    await user.type(field('计划名称'), '轴承需求');
    press('保存');
    await screen.findByText('保存成功');
    expect(sent(ADD)[0]!.purchasePlanDetailList).toEqual([]);
  });
});

describe('what is entered during a save', () => {
  /** A draft whose saves are answered by `answer`. */
  async function whileSaving(path: string, route: keyof FakeRoutes) {
    const answers: (() => void)[] = [];
    const slow = () => new Promise<ReturnType<typeof reply>>((resolve) => answers.push(() => resolve(reply(draft()))));
    const page = await atDraft(path, { [route]: slow });
    await page.user.clear(field('计划名称'));
    await page.user.type(field('计划名称'), '轴承需求');
    async function answer() {
      answers.shift()!();
      await screen.findByText('保存成功');
    }
    const asked = () => waitFor(() => expect(answers).toHaveLength(1));
    return { ...page, answer, asked };
  }

  test('stays in the form of a new plan, and is saved next', async () => {
    const { sent, user, answer, asked } = await whileSaving(NEW, ADD);
    press('保存');
    await asked();
    await user.type(field('计划名称'), '（二期）');
    await answer();
    expect(field('计划名称')).toHaveValue('轴承需求（二期）');
    press('保存');
    await waitFor(() => expect(sent(EDIT).at(-1)).toMatchObject({ planName: '轴承需求（二期）', id: 'p1' }));
  });

  test('stays in the lines, and is saved next', async () => {
    const { sent, answer, asked } = await whileSaving(EDITOR, EDIT);
    await waitFor(() => expect(cell(/需求数量/)).toBeEnabled());
    press('保存');
    await asked();
    type(cell(/需求数量/), '33');
    await answer();
    await waitFor(() => expect(cell(/需求数量/)).toHaveValue('33'));
    expect(field('计划名称')).toHaveValue('装配车间润滑油脂需求计划');
    press('保存');
    await waitFor(() => expect(sent(EDIT)).toHaveLength(2));
    expect(sent(EDIT)[1]!.purchasePlanDetailList[0]).toMatchObject({ id: 'l1', counts: 33 });
  });
});

test('keeps the department of a draft that the user may not choose', async () => {
  await atDraft(EDITOR, { [VIEW]: reply(draft({ departId: 'd9', departName: '装配车间' })) });
  expect(screen.getByRole('combobox', { name: '申报部门' }).closest('.ant-select')).toHaveTextContent('装配车间');
});

describe('submitting', () => {
  test('marks everything that is missing and sends nothing', async () => {
    const { sent, user } = await atDraft(EDITOR);
    await user.clear(field('联系电话'));
    press('提交审批');
    await waitFor(() => expect(field('联系电话')).toHaveAccessibleDescription(/请填写联系电话/));
    await waitFor(() => expect(cell(/需求数量/, 1)).toBeInvalid());
    expect(sent(EDIT)).toHaveLength(0);
    expect(sent(SUBMIT)).toHaveLength(0);
  });

  test('names line and column of the first fault', async () => {
    await atDraft(EDITOR);
    press('提交审批');
    expect(await screen.findByText('第 2 行“单位”：请填写单位')).toBeInTheDocument();
  });

  test('saves unsaved input first, then shows the plan', async () => {
    const complete = draft({ purchasePlanDetailList: [lineOf({ id: 'l1' })] });
    const { sent, user, address } = await atDraft(EDITOR, { [VIEW]: reply(complete), [EDIT]: reply(complete) });
    await user.type(field('备注'), '急用');
    press('提交审批');
    await screen.findByText('提交审批成功');
    expect(sent(EDIT)[0]).toMatchObject({ id: 'p1', remark: '急用' });
    expect(sent(SUBMIT)).toEqual([{ id: 'p1' }]);
    await waitFor(() => expect(address()).toBe('/purchase/plan/view?id=p1&mode=view'));
    expect(await screen.findByText('审批中')).toBeVisible();
  });

  test('of a new plan keeps the saved draft open when the server refuses it at a cell', async () => {
    const stored = draft({ purchasePlanDetailList: [lineOf({ id: 'l1' })] });
    const { user, address } = await atDraft(NEW, {
      [ADD]: reply(stored),
      [VIEW]: reply(stored),
      [SUBMIT]: refuse('单位不存在', { field: 'purchasePlanDetailList/0/unit' }),
    });
    for (const label of ['计划名称', '需求单位', '联系电话']) await user.type(field(label), '一');
    press('提交审批');
    expect(await screen.findByText('第 1 行“单位”：单位不存在')).toBeInTheDocument();
    await waitFor(() => expect(address()).toBe(EDITOR));
    await waitFor(() =>
      expect(within(grid()).getByRole('combobox', { name: /单位/ })).toHaveAccessibleDescription(/单位不存在/),
    );
  });
});

describe('a plan in draft', () => {
  test('is not sent with blank lines, and a refusal of a later line is shown at its cell', async () => {
    const { sent, user } = await atDraft(EDITOR, {
      [EDIT]: refuse('名称重复', { field: 'purchasePlanDetailList/2/materialName' }),
    });
    const add = await within(grid().closest('section')!).findByRole('button', { name: '新增' });
    await user.click(add);
    await new Promise((resolve) => setTimeout(resolve, 1600));
    await user.click(add);
    type(cell(/物料名称/, 3), '螺栓');
    press('保存');
    await waitFor(() => expect(cell(/物料名称/, 3)).toHaveAccessibleDescription(/名称重复/));
    expect(sent(EDIT)[0]!.purchasePlanDetailList).toHaveLength(3);
    expect(screen.getByText('第 4 行“物料名称”：名称重复')).toBeInTheDocument();
  });

  test('is read-only for those who may not edit it', async () => {
    renderPage({
      page: <PlanViewPage />,
      path: EDITOR,
      auth,
      routes: { ...everything, [VIEW]: reply(draft({ actions: [] })) },
    });
    expect(await screen.findByText('当前计划不可编辑，仅供查看。')).toBeVisible();
    expect(screen.queryByRole('textbox', { name: '计划名称' })).toBeNull();
  });

  test('can be cancelled with a reason', async () => {
    const { user, sent } = await atDraft(EDITOR, {
      'POST /purchase/purchasePlan/cancel': reply(draft({ status: '9', status_dictText: '已作废', actions: [] })),
    });
    press('作废');
    const dialog = await screen.findByRole('dialog', { name: '作废' });
    await user.type(within(dialog).getByLabelText('原因'), '需求取消');
    await user.click(within(dialog).getByRole('button', { name: /确\s?定/ }));
    expect(await screen.findByText('已作废')).toBeVisible();
    expect(sent('POST /purchase/purchasePlan/cancel')).toEqual([{ id: 'p1', reason: '需求取消' }]);
  });
});

test('materials are taken into the lines with unit and price', async () => {
  const material = { id: 'm1', code: 'ZC-6204', name: '深沟球轴承', unit: '个', models: '6204', referencePrice: 12.5 };
  const { user } = await atDraft(EDITOR, {
    'GET /material/materialInfo/list': ({ query }) => reply(pageOf(query.status === '1' ? [material] : [])),
  });
  await user.click(screen.getByRole('button', { name: /选择物料/ }));
  const dialog = await screen.findByRole('dialog', { name: '选择物料' });
  await within(dialog).findByText('深沟球轴承');
  fireEvent.click(within(dialog).getByRole('checkbox', { name: '选择第 1 行' }));
  await user.click(within(dialog).getByRole('button', { name: '确认选择' }));
  expect(await screen.findByText(/已加入 1 项物料/)).toBeInTheDocument();
  expect(cell(/物料名称/, 2)).toHaveValue('深沟球轴承');
  expect(cell(/预估单价/, 2)).toHaveValue('12.5');
});

describe('importing lines', () => {
  test('adds them to the grid with their faults marked, and stores nothing', async () => {
    const { user, server, sent } = await atDraft(EDITOR, {
      'POST /purchase/purchasePlan/readLines': reply({
        lines: [
          { materialName: '螺栓', unit: '个', counts: 5, demandTime: '2026-12-01' },
          { materialName: '螺母', unit: '个', counts: '五十', demandTime: '2026-12-01' },
        ],
        refused: [{ row: 3, column: '需求数量', reason: '应为数字' }],
      }),
    });
    await user.click(screen.getByRole('button', { name: /导入物料/ }));
    const dialog = await screen.findByRole('dialog', { name: '导入物料' });
    expect(within(dialog).queryByRole('switch')).toBeNull();
    const file = new File([new Uint8Array([0x50, 0x4b, 3, 4])], '物料.xlsx');
    await user.upload(dialog.querySelector<HTMLInputElement>('input[type=file]')!, file);
    await user.click(within(dialog).getByRole('button', { name: '开始上传' }));
    expect(await screen.findByText(/已读入 2 行，其中 1 处需要修改/)).toBeInTheDocument();
    expect(cell(/物料名称/, 3)).toHaveValue('螺母');
    await waitFor(() => expect(cell(/需求数量/, 3)).toBeInvalid());
    expect(sent(EDIT)).toHaveLength(0);
    expect(server.requestsOf('POST /purchase/purchasePlan/readLines')).toHaveLength(1);
  });
});
