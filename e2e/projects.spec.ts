import type { Browser, Page } from '@playwright/test';
import { signInToApi } from './support/api.ts';
import { mouse } from './support/hand.ts';
import { expect, signIn, test } from './support/test.ts';

interface PlanLine {
  planNo: string;
  planDetailNo: string;
  materialCode: string;
}

/** Signs in with a browser of one's own. */
async function open(browser: Browser, url: string, user: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  page.setDefaultTimeout(20_000);
  await signIn(page, url, user);
  return page;
}

const action = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const toast = (page: Page, text: string) => expect(page.getByText(text).first()).toBeVisible();

/** Chooses an option of a field in the page, or in a dialog above it. */
const choose = (page: Page, field: string, option: string) =>
  mouse.choose(page.getByRole('combobox', { name: field }).last(), option);

async function enterTime(page: Page, field: string, time: string): Promise<void> {
  const box = page.getByRole('textbox', { name: field });
  await box.fill(time);
  await box.press('Enter');
}

test('lines of plans become a project that is approved and published', async ({ browser, server: { url } }) => {
  test.setTimeout(240_000);
  const api = await signInToApi(url, 'manager');
  const { body } = await api.get<{ records: PlanLine[] }>('/purchase/purchasePlan/detailList', { unused: 1 });
  const line = body.result.records[0]!;
  const manager = await open(browser, url, 'manager');
  let address = '';

  await test.step('the manager makes a project from a line', async () => {
    await manager.goto(`${url}/purchase/plan/lines?planNo=${line.planNo}`);
    const lines = manager.getByRole('grid', { name: '计划明细列表' });
    const row = lines.getByRole('row').filter({ hasText: line.materialCode });
    await row.getByRole('checkbox').check();
    await action(manager, '转入采购项目').click();
    const dialog = manager.getByRole('dialog');
    await choose(manager, '采购方式', '公开寻源');
    await dialog.getByRole('button', { name: /确\s*定/ }).click();
    await expect(manager).toHaveURL(/\/purchase\/project\/view\?.*id=\d+/);
    address = `/purchase/project/view?id=${new URL(manager.url()).searchParams.get('id')}`;
  });

  await test.step('it is refused without its contact, completed and submitted', async () => {
    await manager.getByRole('textbox', { name: '项目名称' }).fill('机封备件公开寻源');
    await action(manager, '提交审批').click();
    await expect(manager.getByText('请填写联系人').first()).toBeVisible();
    await manager.getByRole('textbox', { name: '需求单位' }).fill('锐衡泵业有限公司');
    await manager.getByRole('textbox', { name: '联系人' }).fill('王工');
    await manager.getByRole('textbox', { name: '联系电话' }).fill('13800000001');
    await choose(manager, '付款方式', '月结');
    await choose(manager, '价格类型', '固定单价');
    await enterTime(manager, '报价开始时间', '2026-01-01 09:00:00');
    await enterTime(manager, '报价截止时间', '2099-01-01 09:00:00');
    await action(manager, '提交审批').click();
    await toast(manager, '提交审批成功');
  });

  await test.step('the approver approves it, and the quotation starts', async () => {
    const approver = await open(browser, url, 'approver');
    await approver.goto(url + address);
    await expect(approver.getByText('机封备件公开寻源').first()).toBeVisible();
    await action(approver, '通过').click();
    await approver
      .getByRole('dialog', { name: '通过' })
      .getByRole('button', { name: /确\s*定/ })
      .click();
    await toast(approver, '通过成功');
    await expect(approver.getByText('报价中').first()).toBeVisible();
  });

  await test.step('the manager terminates it, which gives the line back', async () => {
    await manager.goto(url + address);
    await manager.getByRole('tab', { name: '流转记录' }).click();
    await expect(manager.getByText('报价开始').first()).toBeVisible();
    await action(manager, '终止').click();
    const dialog = manager.getByRole('dialog', { name: '终止' });
    await dialog.getByRole('textbox', { name: '原因' }).fill('需求取消');
    await dialog.getByRole('button', { name: /确\s*定/ }).click();
    await expect(manager.getByText('已终止').first()).toBeVisible();
    const left = await api.get<{ records: PlanLine[] }>('/purchase/purchasePlan/detailList', {
      unused: 1,
      planNo: line.planNo,
    });
    expect(left.body.result.records.map(({ planDetailNo }) => planDetailNo)).toContain(line.planDetailNo);
  });
});
