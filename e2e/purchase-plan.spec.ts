import { HOME, signIn, test, expect } from './support/test.ts';
import { demoFolder, startServer } from './support/server.ts';

test('a plan saved by a purchaser survives a restart', async ({ page }) => {
  const folder = demoFolder();
  let server = await startServer({ dataDir: folder.path });
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/purchasePlan/edit')) sent.push(request.postData() ?? '');
  });

  await signIn(page, server.url, 'manager', { path: '/purchase/plan?status=2' });
  const list = page.getByRole('grid');
  await expect(list.getByText('待分派').first()).toBeVisible();
  await list.getByRole('button', { name: '采购分派' }).first().click();
  await expect(page.getByRole('heading', { name: '需求计划' }).first()).toBeVisible();
  const address = page.url();

  await test.step('without a purchaser nothing is sent', async () => {
    await page.getByRole('button', { name: '保存' }).click();
    await expect(page.getByText('请选择采购员').first()).toBeVisible();
    expect(sent).toHaveLength(0);
  });

  await test.step('chooses a purchaser by name', async () => {
    const purchaser = page.getByRole('combobox', { name: '采购员' });
    await purchaser.click();
    await purchaser.fill('王晓琳');
    // antd renders the options of its popup invisibly, for assistive technology only.
    await page
      .getByRole('option', { name: /王晓琳/ })
      .first()
      .waitFor({ state: 'attached' });
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
  });

  const materials = page.getByRole('grid', { name: '计划物料' });
  const quantity = materials.getByRole('textbox', { name: /采购数量/ }).first();
  const reason = materials.getByRole('textbox', { name: /变更原因/ }).first();

  await test.step('another quantity needs a reason', async () => {
    await quantity.fill('7');
    await page.getByRole('button', { name: '保存' }).click();
    await expect(page.getByText('请填写数量变更原因').first()).toBeVisible();
    expect(sent).toHaveLength(0);
  });

  await test.step('what was entered stays while another page is in front, and where it was scrolled to', async () => {
    await page.setViewportSize({ width: 1440, height: 500 });
    await quantity.scrollIntoViewIfNeeded();
    const top = await page.evaluate(() => window.scrollY);
    expect(top).toBeGreaterThan(0);
    const tabs = page.getByRole('navigation', { name: '已打开的页面' });
    await tabs.getByRole('link', { name: '首页' }).click();
    await expect(quantity).toBeHidden();
    await tabs.getByRole('link', { name: /^JH/ }).click();
    await expect(quantity).toHaveValue('7');
    expect(await page.evaluate(() => window.scrollY)).toBe(top);
  });

  await test.step('saves', async () => {
    await reason.fill('库存可调拨');
    await page.getByRole('button', { name: '保存' }).click();
    await expect(page.getByText('保存成功')).toBeVisible();
    expect(sent).toHaveLength(1);
  });

  await test.step('is there after a restart', async () => {
    const { port } = new URL(server.url);
    expect(await server.stop()).toBe(0);
    server = await startServer({ dataDir: folder.path, port: Number(port) });
    await page.goto(address);
    await expect(quantity).toHaveValue('7');
    await expect(reason).toHaveValue('库存可调拨');
  });

  await server.stop();
  folder.remove();
});

test('a supplier sees no plan: neither in the menu, nor by address, nor through the API', async ({ page, server }) => {
  await signIn(page, server.url, 'supplier', { path: HOME });
  await expect(page.getByRole('navigation').first()).toBeVisible();
  await expect(page.getByRole('menuitem', { name: '需求计划' })).toHaveCount(0);

  await page.goto(`${server.url}/purchase/plan`);
  await expect(page).toHaveURL(/\/(404|403)/);

  const status = await page.evaluate(async () => {
    const token = JSON.parse(localStorage.getItem('Access-Token') ?? '{}');
    const answer = await fetch('/api/purchase/purchasePlan/list', {
      headers: { 'X-Access-Token': token.value ?? token, 'tenant-id': '0' },
    });
    return answer.status;
  });
  expect(status).toBe(403);
});
