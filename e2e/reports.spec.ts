import { readFileSync } from 'node:fs';
import { read, utils } from '@e965/xlsx';
import { signInToApi } from './support/api.ts';
import { expect, signIn, test } from './support/test.ts';

const SQL = `select supplier_name, status, count(*) as orders, sum(total_price) as amount
from orders where (\${state} is null or status = \${state}) group by supplier_name, status order by amount desc`;

test('an administrator writes a report that a purchaser reads, searches, draws and exports', async ({
  page,
  browser,
  server,
}) => {
  await signIn(page, server.url, 'admin', { tenant: '锐衡装备制造集团', path: '/online/cgreport' });
  await page.getByRole('button', { name: '新建报表' }).click();
  await expect(page.getByRole('heading', { name: '新建报表' })).toBeVisible();
  await page.getByRole('textbox', { name: '报表名称' }).fill('供应商订单金额');
  await page.getByRole('textbox', { name: '报表编码' }).fill('supplier_orders');
  const editor = page.getByRole('textbox', { name: 'SQL 查询语句' });
  const write = async (sql: string) => {
    await editor.focus();
    await page.keyboard.press('Control+a');
    await page.keyboard.insertText(sql);
  };

  await test.step('a query that may not run is refused with its place', async () => {
    await write('select supplier_name,\n  pg_sleep(10) from orders');
    await page.getByRole('button', { name: '试运行' }).click();
    await expect(page.getByText('不允许使用该函数：pg_sleep')).toBeVisible();
    await expect(page.getByText(/第 2 行第 \d+ 列/)).toBeVisible();
  });

  await test.step('a trial gives the fields and parameters', async () => {
    await write(SQL);
    await page.getByRole('button', { name: '试运行' }).click();
    const result = page.getByRole('grid', { name: '试运行结果' });
    await expect(result.getByRole('row').nth(1)).toBeVisible();
    await page.getByRole('button', { name: '更新字段' }).click();
    const items = page.getByRole('grid', { name: '字段' });
    await expect(items.getByText('supplier_name')).toBeVisible();
    await expect(page.getByRole('grid', { name: '参数' }).getByText('state')).toBeVisible();
  });

  await test.step('fields get names, totals and formats, and the report is published', async () => {
    const items = page.getByRole('grid', { name: '字段' });
    const cell = (row: number, title: string) =>
      items.getByRole('row').nth(row).getByRole('gridcell').nth(columns.indexOf(title));
    const columns = await items.getByRole('columnheader').allTextContents();
    await cell(1, '显示名').getByRole('textbox').fill('供应商');
    await cell(4, '显示名').getByRole('textbox').fill('订单金额');
    await cell(1, '查询').getByRole('checkbox').check();
    await cell(4, '合计').getByRole('checkbox').check();
    await page.getByRole('switch', { name: '发布' }).check();
    await page.getByRole('button', { name: '保存' }).click();
    await expect(page.getByText('保存成功')).toBeVisible();
  });

  const other = await browser.newContext({ acceptDownloads: true });
  const reader = await other.newPage();
  await signIn(reader, server.url, 'purchaser', { path: '/online/cgreport/supplier_orders' });
  const rows = reader.getByRole('grid', { name: '供应商订单金额的数据' });

  await test.step('a purchaser reads its rows and totals, and searches', async () => {
    await expect(rows.getByRole('row').nth(1)).toBeVisible();
    await expect(reader.getByRole('region', { name: '合计' })).toContainText('订单金额');
    const supplier = (await rows.getByRole('row').nth(1).getByRole('gridcell').nth(1).textContent())!.trim();
    await reader.getByRole('textbox', { name: '供应商' }).fill(supplier);
    await reader.getByRole('button', { name: '查询', exact: true }).click();
    await expect(rows.getByText(supplier).first()).toBeVisible();
  });

  await test.step('draws a chart of it, which is there again after a reload', async () => {
    await reader.getByRole('button', { name: '添加图表' }).click();
    const dialog = reader.getByRole('dialog');
    await dialog.getByText('柱状图').click();
    await dialog.getByRole('button', { name: '保存' }).click();
    const chart = reader.getByRole('table', { name: /^按供应商统计/ });
    await expect(chart).toBeAttached();
    await reader.reload();
    await expect(chart).toBeAttached();
  });

  await test.step('exports it', async () => {
    const download = reader.waitForEvent('download');
    await reader.getByRole('button', { name: /^导出/ }).click();
    const workbook = read(readFileSync((await (await download).path())!));
    const [title, , columns] = utils.sheet_to_json<string[]>(workbook.Sheets[workbook.SheetNames[0]!]!, { header: 1 });
    expect(title).toEqual(['供应商订单金额']);
    expect(columns).toEqual(expect.arrayContaining(['供应商', '订单金额']));
  });

  await test.step('an expert does not get it', async () => {
    const expert = await signInToApi(server.url, 'expert');
    const { body } = await expert.get('/online/cgreport/api/getReport/supplier_orders');
    expect(body).toMatchObject({ success: false });
  });
});

test('the popup of a report is tried out from its administration', async ({ page, server }) => {
  await signIn(page, server.url, 'admin', { tenant: '锐衡装备制造集团', path: '/online/cgreport' });
  const row = page.getByRole('grid', { name: '报表列表' }).getByRole('row').filter({ hasText: '供应商报表' });
  await row.getByRole('button', { name: /^更多/ }).click();
  await page.getByRole('menuitem', { name: '弹窗试用' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio').first().check();
  await dialog.getByRole('button', { name: '确定' }).click();
  await expect(page.getByText('已选择 1 行')).toBeVisible();
});
