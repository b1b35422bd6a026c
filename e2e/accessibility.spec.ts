import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, signIn, test } from './support/test.ts';

/** Pages everybody sees, each with a link that comes from the server. */
const SITE = { '/': /采购/, '/helpdocument': /./ };
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

      await signIn(page, server.url, 'manager');
      await page.getByText('最新公告').waitFor();
      await clean(page);

      await page.goto(`${server.url}/purchase/plan?status=2`);
      const list = page.getByRole('grid');
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
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`)).toEqual([]);
  const sideways = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(sideways).toBeLessThanOrEqual(0);
}
