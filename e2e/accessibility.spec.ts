import type { Page } from '@playwright/test';
import { findings } from './support/findings.ts';
import { expect, HOME, signIn, test } from './support/test.ts';

/** Public pages, each with a link that is loaded from the server. */
const SITE = { '/': /采购/, '/helpdocument': /./ };
/** The other public pages, each with its heading. */
const PAGES = {
  '/about': '关于我们',
  '/joinus': '加入我们',
  '/service': '产品服务',
  '/contact': '联系我们',
  '/platformintro': '平台介绍',
  '/projectintro': '采购项目',
  '/news': '新闻动态',
  '/news/detail/1800022000000000001': '采购项目公示页面全新上线，公告与结果一处可查',
  '/protocol/supplier_register': '供应商注册协议',
  '/user/register': '注册账号',
  '/register-supplier': '供应商注册',
  '/user/client/register': '采购单位注册',
};
const SIZES = { wide: { width: 1440, height: 900 }, narrow: { width: 390, height: 844 } };

for (const colorScheme of ['light', 'dark'] as const) {
  for (const [size, viewport] of Object.entries(SIZES)) {
    test(`every page is free of axe findings and fits its window: ${colorScheme}, ${size}`, async ({
      browser,
      server,
    }) => {
      const context = await browser.newContext({ colorScheme, viewport, locale: 'zh-CN', timezoneId: 'Asia/Shanghai' });
      const page = await context.newPage();

      for (const [path, shown] of Object.entries(SITE)) {
        await page.goto(`${server.url}${path}`);
        await page.getByRole('main').getByRole('link', { name: shown }).first().waitFor();
        await clean(page);
      }

      await page.goto(`${server.url}/user/login`);
      await page.getByRole('button', { name: '登录', exact: true }).waitFor();
      await clean(page);

      await signIn(page, server.url, 'manager', { path: HOME });
      await page.getByText('最新公告').waitFor();
      await clean(page);

      await page.goto(`${server.url}/purchase/plan?status=2`);
      const list = page.getByRole(size === 'narrow' ? 'list' : 'grid', { name: '需求计划列表' });
      const first = list.getByRole('button', { name: size === 'narrow' ? /^更多 / : /^采购分派 / }).first();
      await first.waitFor();
      await clean(page);

      await first.click();
      if (size === 'narrow') await page.getByRole('menuitem', { name: '采购分派', exact: true }).click();
      await page.getByRole('grid', { name: '计划物料' }).getByRole('gridcell').first().waitFor();
      await clean(page);
      await context.close();
    });
  }
}

async function clean(page: Page) {
  await page.waitForLoadState('networkidle');
  expect(await findings(page)).toEqual([]);
  expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0);
}

/** Horizontal overflow of the page in pixels. */
const horizontalOverflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test('the public site runs without errors on a phone and prints its content', async ({ browser, server }) => {
  const context = await browser.newContext({ viewport: SIZES.narrow, locale: 'zh-CN', timezoneId: 'Asia/Shanghai' });
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(`${page.url()}: ${error.message}`));
  page.on('console', (message) => message.type() === 'error' && faults.push(`${page.url()}: ${message.text()}`));
  for (const [path, title] of Object.entries(PAGES)) {
    await page.goto(`${server.url}${path}`);
    await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await horizontalOverflow(page), path).toBeLessThanOrEqual(0);
  }

  await page.goto(`${server.url}/projectintro`);
  const project = page.getByRole('main').getByRole('link', { name: '2027 年度滚动轴承框架采购', exact: true });
  const address = await project.getAttribute('href');
  await page.goto(`${server.url}${address}`);
  await expect(page.getByRole('heading', { level: 1, name: '2027 年度滚动轴承框架采购', exact: true })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await horizontalOverflow(page), 'public project').toBeLessThanOrEqual(0);
  expect(faults).toEqual([]);

  await page.goto(`${server.url}/news/detail/1800022000000000001`);
  const article = page.getByRole('article');
  await expect(article.getByText('能看到什么')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(article.getByText('能看到什么')).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await expect(page.getByRole('button')).toHaveCount(0);
  await context.close();
});
