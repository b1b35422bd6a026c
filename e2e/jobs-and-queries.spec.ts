import type { Locator } from '@playwright/test';
import { expect, signIn, test } from './support/test.ts';

/** Chooses an option of an antd select, found by its label. */
async function choose(dialog: Locator, label: string, option: string) {
  await dialog.getByRole('combobox', { name: label, exact: true }).click();
  await dialog.page().locator('.ant-select-dropdown:visible').getByTitle(option, { exact: true }).click();
}

test('a job keeps the expression built by clicking: same mode, same runs', async ({ page, server }) => {
  await signIn(page, server.url, 'admin', { tenant: '锐衡装备制造集团', path: '/isystem/QuartzJobList' });
  await page.getByRole('button', { name: '新增' }).click();
  const dialog = page.getByRole('dialog', { name: '新增定时任务' });
  await choose(dialog, '任务', '示例任务');

  /** The next runs in the dialog of a job. */
  const runs = async (name: string) => {
    const list = page
      .getByRole('dialog', { name })
      .getByRole('region', { name: '最近10次运行时间' })
      .getByRole('listitem');
    await expect(list).toHaveCount(10);
    // The list is debounced: it shows the previous runs until then.
    await expect(list.first()).toContainText('09:15:00');
    return list.allTextContents();
  };

  await test.step('builds 0 15 9 ? * 6L * by clicking', async () => {
    await dialog.getByRole('button', { name: '设置表达式' }).click();
    const builder = page.getByRole('dialog', { name: 'Cron 表达式' });
    const tab = async (name: string) => builder.getByRole('tab', { name: new RegExp(`^${name}`) }).click();
    await tab('周');
    await builder.getByRole('radio', { name: '最后一个星期几' }).check();
    await choose(builder, '周 最后一个星期几 星期', '周五');
    await tab('分');
    await builder.getByRole('button', { name: '15', exact: true }).click();
    await builder.getByRole('button', { name: '0', exact: true }).click();
    await expect(builder.getByRole('textbox', { name: '表达式', exact: true })).toHaveValue('0 15 9 ? * 6L *');
    await builder.getByRole('button', { name: '确定' }).click();
  });

  await expect(dialog.getByRole('textbox', { name: 'Cron表达式', exact: true })).toHaveValue('0 15 9 ? * 6L *');
  await expect(dialog.getByText('每月最后一个星期五 09:15 执行')).toBeVisible();
  const expected = await runs('新增定时任务');
  await dialog.getByRole('button', { name: '确定' }).click();
  await expect(page.getByText('保存成功')).toBeVisible();

  await test.step('opens it again', async () => {
    await page.reload();
    const row = page.getByRole('row').filter({ hasText: '0 15 9 ? * 6L *' });
    await row.getByRole('button', { name: '编辑 示例任务' }).click();
    const again = page.getByRole('dialog', { name: '编辑定时任务' });
    await expect(again.getByRole('textbox', { name: 'Cron表达式', exact: true })).toHaveValue('0 15 9 ? * 6L *');
    expect(await runs('编辑定时任务')).toEqual(expected);
    await again.getByRole('button', { name: '设置表达式' }).click();
    const builder = page.getByRole('dialog', { name: 'Cron 表达式' });
    await builder.getByRole('tab', { name: /^周/ }).click();
    await expect(builder.getByRole('radio', { name: '最后一个星期几' })).toBeChecked();
    await builder.getByRole('button', { name: '取消' }).click();
    await again.getByRole('button', { name: '取消' }).click();
  });

  await test.step('runs it now, and finds the run in its history', async () => {
    const row = page.getByRole('row').filter({ hasText: '0 15 9 ? * 6L *' });
    await row.getByRole('button', { name: '更多 示例任务' }).click();
    await page.getByRole('menuitem', { name: '立即执行' }).click();
    await expect(page.getByText('已开始执行')).toBeVisible();
    await row.getByRole('button', { name: '执行日志 示例任务' }).click();
    const history = page.getByRole('grid', { name: '执行日志列表' });
    await expect(history.getByText('示例任务执行完成')).toBeVisible();
    await expect(history.getByText('成功')).toBeVisible();
  });
});

test('a saved advanced query finds three plans and runs again after a reload', async ({ page, server }) => {
  await signIn(page, server.url, 'manager', { path: '/purchase/plan?column=planNo&order=asc' });
  const grid = page.getByRole('grid', { name: '需求计划列表' });
  const numbers = async () => (await grid.getByText(/^JH\d+/).allTextContents()).map((text) => text.trim());
  await expect(grid.getByText(/^JH\d+/).first()).toBeVisible();
  const wanted = (await numbers()).slice(0, 3);
  const dialog = page.getByRole('dialog', { name: '高级查询构造器' });

  await page.getByRole('button', { name: '高级查询' }).click();
  await test.step('asks for three numbers', async () => {
    await dialog.getByRole('button', { name: '添加条件', exact: true }).click();
    await choose(dialog, '第 1 个条件的字段', '计划批次号');
    await choose(dialog, '第 1 个条件的规则', '在…中');
    const value = dialog.getByRole('combobox', { name: '第 1 个条件的值' });
    for (const number of wanted) {
      await value.fill(number);
      await value.press('Enter');
    }
    await dialog.getByRole('button', { name: '保存查询条件' }).click();
    await page.getByRole('textbox', { name: '保存名称', exact: true }).fill('三个计划');
    await page.getByRole('dialog', { name: '保存查询' }).getByRole('button', { name: '确定' }).click();
    await expect(page.getByText('保存成功')).toBeVisible();
    await dialog.getByRole('button', { name: '查询', exact: true }).click();
  });
  await expect.poll(numbers).toEqual(wanted);
  await expect(page.getByText(`高级查询：计划批次号是“${wanted.join('”、“')}”之一`)).toBeVisible();

  await test.step('after a reload of the whole list it is there, and finds the same', async () => {
    await page.evaluate(() => localStorage.removeItem('JSuperQuerySaved_/purchase/plan'));
    await page.goto(`${server.url}/purchase/plan?column=planNo&order=asc`);
    await expect.poll(async () => (await numbers()).length).toBeGreaterThan(3);
    await page.getByRole('button', { name: '高级查询' }).click();
    await dialog.getByRole('button', { name: '三个计划', exact: true }).click();
    await dialog.getByRole('button', { name: '查询', exact: true }).click();
    await expect.poll(numbers).toEqual(wanted);
    await page.reload();
    await expect(page.getByRole('button', { name: '高级查询（已启用）' })).toBeVisible();
    await expect.poll(numbers).toEqual(wanted);
  });
});
