import type { ContractInfo } from '@gezi/domain';
import type { Page } from '@playwright/test';
import { done, signInToApi } from './support/api.ts';
import { expect, test, type Sourcing } from './support/sourcing.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const card = (page: Page) => page.getByRole('region', { name: '审批流程' });
const history = (page: Page) => page.getByRole('list', { name: '流转记录' });
const drawing = (page: Page) => page.getByRole('group', { name: '流程图' });

/** Decides in the dialog of an action. */
async function decide(page: Page, action: string, opinion: string): Promise<void> {
  await button(page, action).click();
  const dialog = page.getByRole('dialog', { name: action, exact: true });
  await dialog.getByRole('textbox').first().fill(opinion);
  await dialog.getByRole('button', { name: '确定' }).click();
  await expect(dialog).toBeHidden();
}

/** A complete draft of the purchaser. @returns its id */
async function draft({ url }: Sourcing, contractName: string, price: number): Promise<string> {
  const purchaser = await signInToApi(url, 'purchaser');
  const supplier = await signInToApi(url, 'supplier');
  const { userInfo } = await done<{ userInfo: { supplierId: string } }>(supplier.get('/sys/user/getUserInfo'));
  const name = '合同正文.txt';
  const { id } = await done<ContractInfo>(
    purchaser.post('/contract/contractInfo/add', {
      contractName,
      contractType: '1',
      supplierId: userInfo.supplierId,
      contactsName: '王晓琳',
      contactsPhone: '13800001004',
      startDate: '2026-01-01',
      endDate: '2099-12-31',
      contractUrl: JSON.stringify([{ name, url: await purchaser.upload('contract', name, '双方约定如下。') }]),
      contractInfoDetailList: [{ materialName: '循环水泵', unit: '台', count: 10, price }],
    }),
  );
  return id;
}

/** The purchaser submits a contract, whose process then waits for the approver. */
async function submit({ pageOf }: Sourcing, id: string): Promise<Page> {
  const purchaser = await pageOf('purchaser');
  await purchaser.goto(`/contract/view?id=${id}`);
  await expect(button(purchaser, '提交审批')).toBeVisible();
  await expect(card(purchaser)).toHaveCount(0);
  await button(purchaser, '提交审批').click();
  await expect(card(purchaser)).toContainText('部门审批 等待 赵志强 处理');
  await expect(button(purchaser, '撤回')).toBeVisible();
  await expect(button(purchaser, '通过')).toHaveCount(0);
  return purchaser;
}

test('a contract above 50,000 yuan passes a second approver', async ({ sourcing }) => {
  const id = await draft(sourcing, '循环水泵更新合同', 5000.01);
  const purchaser = await submit(sourcing, id);
  const path = `/contract/view?id=${id}`;
  const manager = await sourcing.pageOf('manager');
  const approver = await sourcing.pageOf('approver');

  await test.step('the manager, an approver by role, waits until the process asks', async () => {
    await manager.goto(path);
    await expect(card(manager)).toContainText('部门审批 等待 赵志强 处理');
    await expect(button(manager, '通过')).toHaveCount(0);
  });

  await test.step('the approver decides on the page of the contract', async () => {
    await approver.goto(path);
    await expect(card(approver)).toContainText('部门审批 等待您处理');
    await decide(approver, '通过', '价格合理');
    await expect(card(approver)).toContainText(/采购主管审批 等待 .*周明.* 处理/);
    await expect(button(approver, '通过')).toHaveCount(0);
  });

  await test.step('the manager claims the task, and decides on it from the list of tasks', async () => {
    // The only row, so that no other takes the focus.
    await manager.goto('/flowable/task/claim?title=循环水泵更新合同');
    const offered = manager.getByRole('row', { name: /循环水泵更新合同/ });
    await offered.getByRole('button', { name: /签收/ }).click();
    await expect(manager.getByText('签收成功')).toBeVisible();
    await expect(manager.getByRole('heading', { level: 1 })).toBeFocused();
    await manager.goto('/flowable/task/todo');
    await manager.getByRole('link', { name: /^办理.*循环水泵更新合同/ }).click();
    await expect(history(manager)).toContainText('价格合理');
    await expect(drawing(manager).locator('.djs-shape.is-current')).toHaveAttribute('data-element-id', 'manager');
    await decide(manager, '通过', '同意签订');
    await expect(drawing(manager).locator('.djs-shape.is-current')).toHaveCount(0);
    await expect(drawing(manager).locator('.djs-shape.is-done')).toHaveCount(5);
    await expect(manager.getByText('该流程没有表单')).toHaveCount(0);
    await button(manager, '查看单据').click();
    await expect(card(manager)).toContainText('审批通过');
  });

  await test.step('the purchaser sees the end and the path', async () => {
    await purchaser.reload();
    await expect(purchaser.getByText('待供应商确认').first()).toBeVisible();
    await expect(card(purchaser)).toContainText('王晓琳 发起');
    await card(purchaser).getByRole('link', { name: '查看流程' }).click();
    for (const words of ['部门审批', '价格合理', '采购主管审批', '同意签订', '流程结束']) {
      await expect(history(purchaser)).toContainText(words);
    }
  });
});

test('a contract of up to 50,000 yuan is approved by the first approver alone', async ({ sourcing }) => {
  const id = await draft(sourcing, '机械密封采购合同', 5000);
  const purchaser = await submit(sourcing, id);

  await test.step('the approver claims the task and decides on the page of the process', async () => {
    const approver = await sourcing.pageOf('approver');
    await approver.goto(`/contract/view?id=${id}`);
    await card(approver).getByRole('link', { name: '查看流程' }).click();
    await button(approver, '签收').click();
    await decide(approver, '通过', '同意');
    await expect(history(approver)).toContainText('流程结束');
    await expect(history(approver)).not.toContainText('采购主管审批');
    await expect(drawing(approver).locator('.djs-shape.is-done')).toHaveCount(4);
  });

  await purchaser.reload();
  await expect(card(purchaser)).toContainText('审批通过');
  await expect(purchaser.getByText('待供应商确认').first()).toBeVisible();
});
