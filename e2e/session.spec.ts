import { expect, signIn, test } from './support/test.ts';

test('a user of two tenants switches and sees only the records of the active one', async ({ page, server }) => {
  await signIn(page, server.url, 'admin', { tenant: '锐衡装备制造集团', path: '/purchase/plan' });
  const rows = page.getByRole('grid').getByText(/^JH\d+/);
  await expect(rows.first()).toBeVisible();
  const first = await rows.first().textContent();

  await page.getByRole('button', { name: /^用户菜单/ }).click();
  await page.getByRole('menuitem', { name: '切换租户' }).click();
  const dialog = page.getByRole('dialog', { name: '切换租户' });
  await dialog.getByRole('button', { name: '确定' }).click();
  await expect(page.getByText('请选择您要切换的租户')).toBeVisible();
  await dialog.getByRole('combobox', { name: '租户' }).press('ArrowDown');
  await dialog.getByRole('combobox', { name: '租户' }).press('Enter');
  await dialog.getByRole('button', { name: '确定' }).click();

  // The tenant has no address of its own, so the application reloads in place.
  await page.waitForURL((target) => target.pathname === '/dashboard/analysis');
  await page.goto(`${server.url}/purchase/plan`);
  await expect(rows.first()).toBeVisible();
  await expect(page.getByText('共6条')).toBeVisible();
  await expect(page.getByText(first!, { exact: true })).toBeHidden();
});
