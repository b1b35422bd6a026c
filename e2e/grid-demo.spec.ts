import { expect, signIn, test } from './support/test.ts';

const WINDOWS = [
  { width: 1440, height: 900 },
  { width: 1280, height: 720 },
  { width: 390, height: 844 },
];
const PAGES = ['/demo/grid-large', '/demo/grid-sync'];

test('a page with a grid ends with the window: only the grid scrolls', async ({ page, server }) => {
  await signIn(page, server.url, 'purchaser');
  for (const path of PAGES) {
    for (const size of WINDOWS) {
      await page.setViewportSize(size);
      await page.goto(`${server.url}${path}`);
      await expect(page.locator('.gezi-row').first()).toBeVisible();
      const overflow = () =>
        page.evaluate(() => {
          const { scrollHeight, scrollWidth } = document.documentElement;
          return [scrollHeight - innerHeight, scrollWidth - innerWidth];
        });
      await expect.poll(overflow, { message: `${path} at ${size.width} × ${size.height}` }).toEqual([0, 0]);
      const rest = await page.evaluate(
        () => innerHeight - document.querySelector('.gezi-card:last-of-type')!.getBoundingClientRect().bottom,
      );
      expect(rest).toBeLessThan(60);
    }
  }
});

test('100,000 rows are edited by the context menu, saved and found again', async ({ page, server }) => {
  await signIn(page, server.url, 'purchaser', { path: '/demo/grid-large' });
  const grid = page.getByRole('grid', { name: '物料台账' });
  await expect(grid.locator('.gezi-row').first()).toBeVisible();
  // Heading, rows and two footers.
  await expect(grid).toHaveAttribute('aria-rowcount', '100003', { timeout: 30_000 });

  const row = (number: number) => grid.locator(`[aria-rowindex="${number + 1}"]`);
  await row(2).locator('[aria-colindex="5"]').click({ button: 'right' });
  await page.getByRole('menuitem', { name: '复制为新行' }).click();
  await expect(grid).toHaveAttribute('aria-rowcount', '100004');
  await page.keyboard.type('复制的行');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: '保存修改' }).click();
  await expect(page.getByText('已保存 1 行修改')).toBeVisible();

  await page.reload();
  await expect(grid).toHaveAttribute('aria-rowcount', '100004', { timeout: 30_000 });
  await expect(row(3).getByRole('textbox', { name: '名称' })).toHaveValue('复制的行');

  await page.getByText('树形', { exact: true }).click();
  const tree = page.getByRole('treegrid', { name: '树形' });
  await expect(tree.locator('.gezi-row').first()).toBeVisible();
  await tree.locator('[aria-rowindex="2"] .gezi-tree-mark').click();
  await expect(tree).toHaveAttribute('aria-rowcount', '207');
});
