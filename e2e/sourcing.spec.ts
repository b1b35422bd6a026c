import type { Page } from '@playwright/test';
import { expect, test, type Sourcing, type Supplier } from './support/sourcing.ts';

test.describe.configure({ mode: 'parallel' });

const action = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const toast = (page: Page, text: string) => expect(page.getByText(text).first()).toBeVisible();
const confirm = (page: Page) =>
  page
    .getByRole('dialog')
    .getByRole('button', { name: /确\s*定/ })
    .click();
const projectPath = (id: string) => `/purchase/project/view?id=${id}`;
const sourcePath = (id: string) => `/procurement/source/view?id=${id}`;

/** The purchaser submits a draft, the approver publishes it. */
async function publish(sourcing: Sourcing, id: string): Promise<void> {
  const purchaser = await sourcing.pageOf('purchaser');
  await purchaser.goto(projectPath(id));
  await action(purchaser, '提交审批').click();
  await toast(purchaser, '提交审批成功');
  const approver = await sourcing.pageOf('approver');
  await approver.goto(projectPath(id));
  await action(approver, '通过').click();
  await confirm(approver);
  await toast(approver, '通过成功');
  await expect(approver.getByText('报价中').first()).toBeVisible();
}

/** A supplier takes part and submits a bid. @param answer `接受邀请` or `报名` */
async function bid(
  sourcing: Sourcing,
  id: string,
  supplier: Supplier,
  answer: '接受邀请' | '报名',
  prices: readonly string[],
): Promise<Page> {
  const page = await sourcing.pageOf(supplier);
  await page.goto(sourcePath(id));
  await action(page, answer).click();
  await confirm(page);
  await toast(page, answer === '报名' ? '报名成功' : '已接受邀请');
  await action(page, '去报价').click();
  await fillBid(page, prices);
  await action(page, '提交报价').click();
  await page.getByRole('dialog', { name: '提交报价' }).getByRole('button', { name: '提交报价' }).click();
  await toast(page, '报价已提交');
  return page;
}

async function fillBid(page: Page, prices: readonly string[]): Promise<void> {
  await page.getByRole('textbox', { name: '联系人', exact: true }).fill('陈经理');
  await page.getByRole('textbox', { name: '联系电话', exact: true }).fill('13800138000');
  const lines = page.getByRole('grid', { name: '报价明细' });
  for (const [at, price] of prices.entries()) {
    const cell = lines
      .getByRole('row')
      .nth(at + 1)
      .getByLabel('含税单价');
    await cell.fill(price);
    await cell.press('Enter');
  }
}

/** The clock ends the quotation; the purchaser opens the bids. */
async function openBids(sourcing: Sourcing, id: string): Promise<Page> {
  await sourcing.endQuotation(id);
  const purchaser = await sourcing.pageOf('purchaser');
  await expect(async () => {
    await purchaser.goto(projectPath(id));
    await expect(action(purchaser, '开标')).toBeVisible();
  }).toPass();
  await action(purchaser, '开标').click();
  await confirm(purchaser);
  await toast(purchaser, '开标成功');
  return purchaser;
}

/** The result on the supplier's page of the bid. */
async function expectResult(sourcing: Sourcing, id: string, supplier: Supplier, result: string): Promise<void> {
  const page = await sourcing.pageOf(supplier);
  await page.goto(`/procurement/source/bid?id=${id}`);
  await expect(page.getByText(result, { exact: true }).first()).toBeVisible();
}

test.describe('an invited inquiry', () => {
  test('is awarded to the lowest of two sealed bids', async ({ sourcing }) => {
    const id = await sourcing.draft({ proName: '循环水泵邀请采购', buyType: '1' });
    const [first, second] = [sourcing.companyOf('supplier'), sourcing.companyOf('supplier2')];
    await publish(sourcing, id);
    await bid(sourcing, id, 'supplier', '接受邀请', ['950', '480']);
    await bid(sourcing, id, 'supplier2', '接受邀请', ['900', '460']);

    const purchaser = await sourcing.pageOf('purchaser');
    await purchaser.goto(projectPath(id));
    await purchaser.getByRole('tab', { name: '报价', exact: true }).click();
    await expect(purchaser.getByText('报价已封存')).toBeVisible();
    const bids = purchaser.getByRole('grid', { name: '报价', exact: true });
    await expect(bids.getByText(first)).toBeVisible();
    await expect(purchaser.getByText('10,840')).toBeHidden();

    await openBids(sourcing, id);
    await purchaser.getByRole('tab', { name: '比价' }).click();
    const comparison = purchaser.getByRole('grid', { name: '比价' });
    await expect(comparison.getByText('10,840.00')).toBeVisible();
    await expect(comparison.getByText('11,420.00')).toBeVisible();

    await action(purchaser, '定标').click();
    const dialog = purchaser.getByRole('dialog', { name: '定标' });
    await expect(dialog.getByRole('radio', { name: new RegExp(second) })).toBeChecked();
    await dialog.getByRole('button', { name: '确认定标' }).click();
    await toast(purchaser, '定标成功');
    await expectResult(sourcing, id, 'supplier2', '中标');
    await expectResult(sourcing, id, 'supplier', '未中标');
  });
});
