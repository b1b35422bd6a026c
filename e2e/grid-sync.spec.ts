import { expect, test, type Browser, type Page } from '@playwright/test';
import { demoFolder, startServer, type RunningServer } from './support/server.ts';
import { signIn } from './support/test.ts';

test('two users edit one grid while the server is killed and restarted', async ({ browser }) => {
  // Six restarts, and reconnections that wait five seconds or more.
  test.setTimeout(600_000);
  const folder = demoFolder();
  let server = await startServer({ dataDir: folder.path });
  const li = await open(browser, server, 'purchaser');
  const wang = await open(browser, server, 'manager');

  await test.step('an edit of one is seen by the other, and who is where', async () => {
    await write(li, 1, '数量', '25');
    await expect(cell(wang, 1, '数量')).toHaveValue('25');
    await cell(li, 3, '备注').click();
    await expect(wang.locator('[aria-rowindex="4"] [data-peer]')).toHaveCount(1);
    await expect(wang.locator('[data-peer]')).toHaveAttribute('aria-description', /在此单元格/);
  });

  await test.step('what both write while the server is dead is kept, also over a reload, and comes together', async () => {
    await server.kill();
    await expect(li.getByText('连接已断开')).toBeVisible();
    await expect(wang.getByText('连接已断开')).toBeVisible();
    await write(li, 2, '备注', '李：等回价');
    await write(wang, 4, '备注', '王：已谈定');
    await write(wang, 2, '含税单价（元）', '700');
    await expect(wang.getByText('2 处修改已保留在本机')).toBeVisible();
    server = await startServer({ dataDir: folder.path, port: Number(new URL(server.url).port) });
    for (const page of [li, wang]) await expect(page.getByText('已同步')).toBeVisible({ timeout: 60_000 });
    for (const page of [li, wang]) {
      await expect(cell(page, 2, '备注')).toHaveValue('李：等回价');
      await expect(cell(page, 4, '备注')).toHaveValue('王：已谈定');
      await expect(cell(page, 2, '含税单价（元）')).toHaveValue('700');
    }
  });

  await test.step('killed right after a change was acknowledged, three times: it is there', async () => {
    for (let round = 1; round <= 3; round += 1) {
      await write(li, 5, '数量', String(100 + round));
      await write(wang, 6, '数量', String(200 + round));
      await expect(wang.getByText('已同步')).toBeVisible();
      await server.kill();
      server = await startServer({ dataDir: folder.path, port: Number(new URL(server.url).port) });
      for (const page of [li, wang]) await expect(page.getByText('已同步')).toBeVisible({ timeout: 60_000 });
    }
    for (const page of [li, wang]) {
      await expect(cell(page, 5, '数量')).toHaveValue('103');
      await expect(cell(page, 6, '数量')).toHaveValue('203');
    }
  });

  await test.step('two values for one cell are both shown, and one is chosen for both', async () => {
    await li.context().setOffline(true);
    await server.kill();
    await expect(li.getByText('连接已断开')).toBeVisible();
    await write(li, 1, '备注', '按 480 定');
    await write(wang, 1, '备注', '按 490 定');
    server = await startServer({ dataDir: folder.path, port: Number(new URL(server.url).port) });
    await expect(wang.getByText('已同步')).toBeVisible({ timeout: 60_000 });
    await li.context().setOffline(false);
    await expect(li.getByText('1 处冲突')).toBeVisible({ timeout: 60_000 });
    await wang.getByRole('button', { name: '1 处冲突' }).click();
    await wang.getByRole('button', { name: '用我的' }).click();
    for (const page of [li, wang]) {
      await expect(cell(page, 1, '备注')).toHaveValue('按 490 定');
      await expect(page.getByText('1 处冲突')).toHaveCount(0);
    }
  });

  await test.step('a reload without a settled change brings it along', async () => {
    await server.kill();
    await expect(li.getByText('连接已断开')).toBeVisible();
    await write(li, 7, '备注', '刷新前写下');
    await expect(li.getByText('1 处修改已保留在本机')).toBeVisible();
    // The server also serves the page, so the page is reloaded once the server is up.
    server = await startServer({ dataDir: folder.path, port: Number(new URL(server.url).port) });
    await li.reload();
    await expect(li.getByText('已同步')).toBeVisible({ timeout: 60_000 });
    for (const page of [li, wang]) await expect(cell(page, 7, '备注')).toHaveValue('刷新前写下', { timeout: 60_000 });
  });

  await li.context().close();
  await wang.context().close();
  expect(await server.stop()).toBe(0);
  folder.remove();
});

test('two users discuss a cell, and the thread outlasts a reload', async ({ browser }) => {
  test.setTimeout(180_000);
  const folder = demoFolder();
  const server = await startServer({ dataDir: folder.path });
  const li = await open(browser, server, 'purchaser');
  const wang = await open(browser, server, 'manager');
  const place = '批注：第 2 行 · 数量';

  await test.step('one comments, the other sees the mark', async () => {
    const card = await openThread(li, place);
    await card.getByRole('textbox', { name: '批注内容' }).fill('请核对数量');
    await card.getByRole('button', { name: '发送' }).click();
    await li.keyboard.press('Escape');
    for (const page of [li, wang]) await expect(page.getByRole('img', { name: '有 1 条批注' })).toBeVisible();
  });

  await test.step('the other answers and resolves it', async () => {
    const card = await openThread(wang, place);
    await expect(card.getByText('请核对数量')).toBeVisible();
    await expect(card.getByRole('button', { name: /^编辑/ })).toHaveCount(0);
    await card.getByRole('textbox', { name: '回复' }).fill('已核对，改为 25');
    await card.getByRole('textbox', { name: '回复' }).press('Control+Enter');
    await expect(card.getByText('已核对，改为 25')).toBeVisible();
    await card.getByRole('button', { name: '标为已解决' }).click();
    for (const page of [li, wang]) await expect(page.getByRole('img', { name: '有 2 条批注，已解决' })).toBeVisible();
  });

  await test.step('a reload keeps both comments with their authors', async () => {
    await expect(li.getByText('已同步')).toBeVisible();
    await li.reload();
    await expect(li.getByRole('img', { name: '有 2 条批注，已解决' })).toBeVisible({ timeout: 30_000 });
    const card = await openThread(li, place);
    await expect(card.getByRole('listitem')).toHaveText([/请核对数量/, /已核对，改为 25/]);
    await card.getByRole('button', { name: '重新打开' }).click();
    await li.keyboard.press('Escape');
    await expect(wang.getByRole('img', { name: '有 2 条批注', exact: true })).toBeVisible();
  });

  await test.step('only the rows with open comments are shown', async () => {
    await wang.getByRole('button', { name: '批注列表' }).click();
    await wang.getByRole('checkbox', { name: '表格只显示有未解决批注的行' }).check();
    await wang.keyboard.press('Escape');
    await expect(wang.locator('.gezi-row')).toHaveCount(1);
    await wang.getByRole('button', { name: '取消筛选「有未解决的批注」' }).click();
    await expect(wang.locator('.gezi-row')).not.toHaveCount(1);
  });

  await li.context().close();
  await wang.context().close();
  expect(await server.stop()).toBe(0);
  folder.remove();
});

/** Opens the comments of the quantity in the second row by its key. */
async function openThread(page: Page, name: string) {
  await cell(page, 2, '数量').click();
  await page.keyboard.press('Shift+F2');
  const card = page.getByRole('dialog', { name });
  await expect(card).toBeVisible();
  return card;
}

/** Wide enough for all columns, since hidden ones are not rendered. */
async function open(browser: Browser, server: RunningServer, username: string): Promise<Page> {
  const context = await browser.newContext({ locale: 'zh-CN', viewport: { width: 1800, height: 900 } });
  const page = await context.newPage();
  await signIn(page, server.url, username, { path: '/demo/grid-sync' });
  await expect(page.getByText('已同步')).toBeVisible();
  return page;
}

/** The input of a cell; rows count from 1. */
const cell = (page: Page, row: number, column: string) =>
  page.locator(`[role=row][aria-rowindex="${row + 1}"]`).getByRole('textbox', { name: column, exact: true });

async function write(page: Page, row: number, column: string, text: string) {
  await cell(page, row, column).fill(text);
  await cell(page, row, column).press('Enter');
}
