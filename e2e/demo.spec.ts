import { findings } from './support/findings.ts';
import { expect, signIn, test } from './support/test.ts';

/** A valid picture of one pixel. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);
const picture = (name: string) => ({ name, mimeType: 'image/png', buffer: PIXEL });

test('editors and dialogs of the demo pages work with the server and its content security policy', async ({
  page,
  server,
}) => {
  const refused: string[] = [];
  page.on('console', (said) => {
    if (said.type() === 'error') refused.push(said.text());
  });
  await signIn(page, server.url, 'manager');

  await test.step('the index leads to every page', async () => {
    await page.goto(`${server.url}/demo`);
    const cards = page.getByRole('main').getByRole('link');
    await expect(cards.filter({ hasText: '内容编辑器' })).toBeVisible();
    expect(await cards.count()).toBeGreaterThanOrEqual(9);
    await cards.filter({ hasText: '内容编辑器' }).click();
    await page.waitForURL('**/demo/editors');
  });

  await test.step('rich text: a picture goes to the server and can be read by anybody', async () => {
    const text = page.getByRole('textbox', { name: '富文本', exact: true });
    await text.click();
    await page.getByRole('toolbar', { name: '富文本工具栏' }).first().getByRole('button', { name: '插入图片' }).click();
    const dialog = page.getByRole('dialog', { name: '插入图片' });
    await dialog.locator('input[type=file]').setInputFiles(picture('泵房.png'));
    await expect(page.getByText('上传成功').first()).toBeVisible();
    await dialog.getByRole('textbox', { name: '备注', exact: true }).fill('泵房现场');
    await dialog.getByRole('button', { name: '确定' }).click();
    const image = text.getByRole('img', { name: '泵房现场' });
    await expect(image).toHaveAttribute('src', /^\/api\/sys\/common\/loadOssFile\/public\/\w+$/);
    const answer = await fetch(server.url + (await image.getAttribute('src')));
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png']);
  });

  await test.step('Markdown: lists go on, a pasted picture stands in the source', async () => {
    const source = page.getByRole('textbox', { name: 'Markdown', exact: true });
    await source.fill('');
    await source.pressSequentially('- 一');
    await page.keyboard.press('Enter');
    await page.keyboard.type('二');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await expect(source).toHaveValue('- 一\n- 二\n');
    await source.evaluate(
      (area, bytes) => {
        const data = new DataTransfer();
        data.items.add(new File([new Uint8Array(bytes)], '阀门.png', { type: 'image/png' }));
        area.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
      },
      [...PIXEL],
    );
    await expect(source).toHaveValue(/^- 一\n- 二\n!\[阀门]\(\/api\/sys\/common\/loadOssFile\/public\/\w+\)$/);
    await expect(page.getByRole('region', { name: '预览' }).getByRole('img', { name: '阀门' })).toBeVisible();
    await page.keyboard.press('Control+z');
    await expect(source).toHaveValue('- 一\n- 二\n');
  });

  await test.step('code: a worker of our own, another language, the whole page', async () => {
    const code = page.locator('.gezi-code');
    await code.scrollIntoViewIfNeeded();
    await expect(code.locator('.view-lines')).toContainText('depart_name');
    await expect(code.locator('.view-line span[class*="mtk"]').nth(3)).toBeVisible();
    await code.getByRole('combobox', { name: '语言' }).click();
    await page.getByTitle('Vue', { exact: true }).click();
    await code.getByRole('button', { name: '全屏' }).click();
    expect((await code.boundingBox())?.width).toBe(1440);
    await page.keyboard.press('Escape');
    await expect(code.getByRole('button', { name: '全屏' })).toBeVisible();
    await expect.poll(() => page.workers().length).toBeGreaterThan(0);
  });

  await test.step('slide, dialog and pictures by keyboard', async () => {
    await page.goto(`${server.url}/demo/ui`);
    const slider = page.getByRole('slider', { name: '请按住滑块，拖动到最右边' }).first();
    await slider.focus();
    await page.keyboard.press('ArrowRight');
    await expect(slider).toHaveValue('1');
    await page.keyboard.press('End');
    await expect(page.getByText('验证通过').first()).toBeVisible();

    await page.getByRole('button', { name: '打开弹窗' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: '物料明细' });
    await expect(dialog.getByRole('button', { name: '全屏' })).toBeVisible();
    await page.keyboard.press('Alt+Enter');
    await expect(dialog.getByRole('button', { name: '退出全屏' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();

    await page.getByRole('button', { name: '营业执照' }).press('Enter');
    const tools = page.getByRole('toolbar', { name: '图片工具栏' });
    await page.keyboard.press('+');
    await expect(tools.getByText('150%')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(tools).toBeHidden();
    expect(await findings(page)).toEqual([]);
  });

  expect(refused).toEqual([]);
});
