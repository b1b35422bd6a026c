import { utils, write } from '@e965/xlsx';
import type { Browser, Page } from '@playwright/test';
import { signInToApi } from './support/api.ts';
import { expect, HOME, signIn, test } from './support/test.ts';

const HEADS = ['物料编码', '物料名称', '规格型号', '单位', '需求数量', '预估单价', '需求时间'];

/** A workbook of 200 lines: a quantity that is no number, a day that is none, and a missing name. */
function workbook(): Buffer {
  const rows = Array.from({ length: 200 }, (_, at) => ['', `轴承 ${at + 1}`, '6204', '套', '5', '18.5', '2027-03-01']);
  rows[2]![4] = '很多';
  rows[4]![6] = '明年';
  rows[6]![1] = '';
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet([HEADS, ...rows]), '物料');
  return write(book, { type: 'buffer', bookType: 'xlsx' }) as Buffer;
}

/** Signs in with a browser of one's own. */
async function open(browser: Browser, url: string, user: string, path?: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  page.setDefaultTimeout(20_000);
  await signIn(page, url, user, path === undefined ? {} : { path });
  return page;
}

const action = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const toast = (page: Page, text: string) => expect(page.getByText(text).first()).toBeVisible();

test('a plan is imported, corrected, rejected, approved, assigned, and reaches its purchaser', async ({
  browser,
  page: declarer,
  server: { url },
}) => {
  test.setTimeout(240_000);
  declarer.setDefaultTimeout(20_000);
  await signIn(declarer, url, 'declarer');
  const lines = declarer.getByRole('grid', { name: '计划物料' });
  let address = '';

  await test.step('the declarer imports 200 lines with three faults', async () => {
    await declarer.goto(`${url}/purchase/plan`);
    await declarer.getByRole('button', { name: '新增' }).click();
    await expect(declarer.getByRole('heading', { name: '新增需求计划' })).toBeVisible();
    await declarer.getByRole('textbox', { name: '计划名称' }).fill('二季度轴承备件');
    await declarer.getByRole('textbox', { name: '需求单位' }).fill('锐衡泵业有限公司');
    await declarer.getByRole('textbox', { name: '联系电话' }).fill('13800000001');
    await declarer.getByRole('button', { name: '导入物料' }).click();
    const dialog = declarer.getByRole('dialog', { name: '导入物料' });
    await dialog
      .locator('input[type=file]')
      .setInputFiles({ name: '物料.xlsx', mimeType: 'application/octet-stream', buffer: workbook() });
    await dialog.getByRole('button', { name: '开始上传' }).click();
    await toast(declarer, '已读入 200 行，其中 3 处需要修改');
  });

  await test.step('corrects them in place and submits', async () => {
    const correct = async (row: number, column: string, text: string) => {
      const cell = lines.getByRole('row').nth(row).getByLabel(column);
      await cell.fill(text);
      await cell.press('Enter');
    };
    await correct(3, '需求数量', '12');
    await correct(5, '需求时间', '2027-04-01');
    await correct(7, '物料名称', '密封圈');
    await action(declarer, '提交审批').click();
    await toast(declarer, '提交审批成功');
    await expect(declarer).toHaveURL(/id=\d+/);
    address = `/purchase/plan/view?id=${new URL(declarer.url()).searchParams.get('id')}&mode=view`;
  });

  await test.step('the approver returns it with an opinion', async () => {
    const approver = await open(browser, url, 'approver');
    await approver.goto(url + address);
    await action(approver, '驳回').click();
    const dialog = approver.getByRole('dialog', { name: '驳回' });
    await dialog.getByRole('textbox', { name: '意见' }).fill('请合并同类物料');
    await dialog.getByRole('button', { name: /确\s*定/ }).click();
    await toast(approver, '驳回成功');
    await approver.context().close();
  });

  await test.step('it is submitted again and approved', async () => {
    await declarer.goto(url + address);
    await expect(declarer.getByText('已驳回').first()).toBeVisible();
    await action(declarer, '提交审批').click();
    await toast(declarer, '提交审批成功');
    const approver = await open(browser, url, 'approver');
    await approver.goto(url + address);
    await action(approver, '通过').click();
    await approver
      .getByRole('dialog', { name: '通过' })
      .getByRole('button', { name: /确\s*定/ })
      .click();
    await toast(approver, '通过成功');
    await approver.context().close();
  });

  await test.step('the manager assigns it, and the purchaser is notified and opens it', async () => {
    const purchaser = await open(browser, url, 'purchaser', HOME);
    const manager = await open(browser, url, 'manager');
    await manager.goto(url + address);
    await action(manager, '采购分派').click();
    const select = manager.getByRole('combobox', { name: '采购员' });
    await select.click();
    await select.fill('王晓琳');
    await manager
      .getByRole('option', { name: /王晓琳/ })
      .first()
      .waitFor({ state: 'attached' });
    await manager.keyboard.press('ArrowDown');
    await manager.keyboard.press('Enter');
    await action(manager, '保存').click();
    await toast(manager, '保存成功');

    await expect(purchaser.getByText('您有新的需求计划待采购').first()).toBeVisible();
    await purchaser.goto(url + address);
    await expect(purchaser.getByText('二季度轴承备件').first()).toBeVisible();
    await purchaser.getByRole('tab', { name: '流转记录' }).click();
    await expect(purchaser.getByText('请合并同类物料')).toBeVisible();
  });
});

test('the second of two users who edit a draft sees what the first has changed', async ({
  browser,
  server: { url },
}) => {
  const api = await signInToApi(url, 'declarer');
  const { body } = await api.post<{ id: string }>('/purchase/purchasePlan/add', { planName: '两人编辑的计划' });
  const [one, other] = [await open(browser, url, 'declarer'), await open(browser, url, 'declarer')];
  for (const page of [one, other]) {
    await page.goto(`${url}/purchase/plan/view?id=${body.result.id}&mode=edit`);
    await expect(page.getByRole('textbox', { name: '计划名称' })).toHaveValue('两人编辑的计划');
  }
  await one.getByRole('textbox', { name: '需求单位' }).fill('先保存的单位');
  await action(one, '保存').click();
  await toast(one, '保存成功');
  await other.getByRole('textbox', { name: '计划名称' }).fill('后保存的名称');
  await action(other, '保存').click();
  await expect(other.getByText(/数据已被他人修改.*修改了：.*需求单位/).first()).toBeVisible();
  await expect(other.getByRole('textbox', { name: '计划名称' })).toHaveValue('后保存的名称');
});
