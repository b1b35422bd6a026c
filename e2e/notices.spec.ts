import { expect, HOME, signIn, test } from './support/test.ts';

test('a notice published in one browser updates the bell in another', async ({ page, browser, server }) => {
  const other = await browser.newContext();
  const reader = await other.newPage();
  await Promise.all([
    signIn(page, server.url, 'admin', { tenant: '锐衡装备制造集团', path: HOME }),
    signIn(reader, server.url, 'purchaser', { path: HOME }),
  ]);
  const bell = reader.getByRole('button', { name: /^消息通知，\d+ 条未读$/ });
  const countOf = async () => Number(/\d+/.exec((await bell.getAttribute('aria-label')) ?? '')![0]);
  await expect(bell).toBeVisible();
  const before = await countOf();

  await page.goto(`${server.url}/isystem/annountCement`);
  await page.getByRole('button', { name: '新增' }).click();
  const dialog = page.getByRole('dialog', { name: '新增通告' });
  await dialog.getByRole('textbox', { name: '标题', exact: true }).fill('周六停电检修');
  await dialog.getByText('紧急', { exact: true }).click();
  await dialog.getByRole('textbox', { name: '内容', exact: true }).fill('周六 08:00 至 12:00 停电检修。');
  await dialog.getByRole('button', { name: '保存并发布' }).click();
  await page.getByRole('dialog', { name: '发布' }).getByRole('button', { name: '确定' }).click();
  await expect(page.getByText('发布成功')).toBeVisible();

  await expect.poll(countOf).toBe(before + 1);
  const urgent = reader.getByRole('dialog', { name: '周六停电检修' });
  await expect(urgent.getByText('周六 08:00 至 12:00 停电检修。')).toBeVisible();
  await urgent.getByRole('button', { name: '关闭' }).last().click();
  await expect.poll(countOf).toBe(before);
  await other.close();
});
