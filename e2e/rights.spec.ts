import type { Browser } from '@playwright/test';
import { expect, HOME, signIn, test } from './support/test.ts';

const EXPIRED = '很抱歉，登录已过期，请重新登录';

// The server may be shared, so no other test signs in as editor or expert.
test("an administrator's changes reach signed-in users", async ({ page, browser, server }) => {
  const editor = await elsewhere(browser);
  const expert = await elsewhere(browser);
  await Promise.all([
    signIn(page, server.url, 'admin', { tenant: '锐衡装备制造集团', path: HOME }),
    signIn(editor, server.url, 'editor', { path: HOME }),
    signIn(expert, server.url, 'expert', { path: HOME }),
  ]);

  await test.step('a menu granted to a role is there for its members after a refresh', async () => {
    const menu = editor.getByRole('navigation').getByRole('menuitem', { name: '系统管理', exact: true });
    await expect(editor.getByRole('menuitem', { name: '表单管理', exact: true })).toBeVisible();
    await expect(menu).toHaveCount(0);

    await page.goto(`${server.url}/isystem/roleUserList`);
    await page.getByRole('button', { name: '授权 内容编辑', exact: true }).click();
    const rights = page.getByRole('dialog', { name: '角色权限配置：内容编辑' });
    await rights
      .locator('.ant-tree-treenode')
      .filter({ has: page.getByText('职务管理', { exact: true }) })
      .locator('.ant-tree-checkbox')
      .click();
    await rights.getByRole('button', { name: '保存并关闭', exact: true }).click();
    await expect(page.getByText('保存成功', { exact: true })).toBeVisible();

    await editor.reload();
    await menu.click();
    await editor.getByRole('menuitem', { name: '职务管理', exact: true }).click();
    await expect(editor.getByRole('grid', { name: '职务列表' }).getByRole('gridcell').first()).toBeVisible();
  });

  await test.step('a frozen user is signed out and told so', async () => {
    await page.goto(`${server.url}/isystem/user?username=expert`);
    await page.getByRole('button', { name: /^更多 / }).click();
    await page.getByRole('menuitem', { name: '冻结', exact: true }).click();
    await expect(page.getByText('冻结成功', { exact: true })).toBeVisible();

    await expect(expert.getByText(EXPIRED).first()).toBeVisible();
    await expect(expert).toHaveURL(/\/user\/login/);
  });

  await test.step('a forced logout ends the session of the other', async () => {
    await page.goto(`${server.url}/isystem/online`);
    const end = page.getByRole('button', { name: '强退 editor', exact: true });
    await end.click();
    await page.getByRole('dialog').getByRole('button', { name: '强退', exact: true }).click();
    await expect(page.getByText('强退成功', { exact: true })).toBeVisible();
    await expect(end).toHaveCount(0);

    await expect(editor.getByText(EXPIRED).first()).toBeVisible();
    await expect(editor).toHaveURL(/\/user\/login/);
  });

  await editor.context().close();
  await expert.context().close();
});

/** A page of another user in a separate browser context. */
const elsewhere = async (browser: Browser) =>
  (await browser.newContext({ locale: 'zh-CN', timezoneId: 'Asia/Shanghai', reducedMotion: 'reduce' })).newPage();
