import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { signInToApi } from './support/api.ts';
import { expect, signIn, test } from './support/test.ts';

interface Point {
  x: number;
  y: number;
}

const board = (page: Page) => page.getByRole('tree', { name: '表单画布' });

/** Drags an element with the mouse to a point within another. */
async function carry(page: Page, from: Locator, to: Locator, at: { x: number; y: number } = { x: 0.5, y: 0.5 }) {
  const [start, end] = [(await from.boundingBox())!, (await to.boundingBox())!];
  await page.mouse.move(start.x + 12, start.y + 12);
  await page.mouse.down();
  await page.mouse.move(start.x + 30, start.y + 30, { steps: 3 });
  await page.mouse.move(end.x + end.width * at.x, end.y + end.height * at.y, { steps: 6 });
  await page.mouse.up();
}

async function saveAs(page: Page, formName: string) {
  await page.getByRole('button', { name: '保存', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: /^\*?表单名称$/ }).fill(formName);
  await dialog.getByRole('button', { name: '保存', exact: true }).click();
  await expect(page.getByText('保存成功')).toBeVisible();
}

test('a requisition form is designed by mouse, filled in by another user, and validated in browser and server', async ({
  page,
  browser,
  server,
}) => {
  await signIn(page, server.url, 'manager', { path: '/flowable/form' });
  await page.getByRole('button', { name: '新建表单' }).click();

  await test.step('from an empty board', async () => {
    await carry(page, page.getByRole('button', { name: '单行文本', exact: true }), board(page));
    await page.getByRole('textbox', { name: '标签', exact: true }).fill('物资名称');
    await page.getByRole('switch', { name: '必填', exact: true }).click();
    await carry(page, page.getByRole('button', { name: '计数器', exact: true }), board(page), { x: 0.5, y: 0.9 });
    await page.getByRole('textbox', { name: '标签', exact: true }).fill('数量');
    await page.getByRole('textbox', { name: '标签', exact: true }).press('Enter');
    await expect(board(page).getByRole('treeitem', { name: /物资名称.*必填/ })).toBeVisible();
    await expect(board(page).getByRole('treeitem', { name: /数量/ })).toBeVisible();
    await saveAs(page, '用鼠标设计的申请单');
    // The form stays open, now under its id.
    await expect(page).toHaveURL(/\/lowcode\/form-designer\?id=/);
    await expect(page.getByRole('button', { name: '撤销' })).toBeEnabled();
  });

  await test.step('opened again by its id', async () => {
    await page.getByRole('button', { name: '返回', exact: true }).click();
    await expect(page).toHaveURL(/\/flowable\/form$/);
    await page.getByRole('link', { name: '设计 用鼠标设计的申请单' }).click();
    await expect(page).toHaveURL(/\/lowcode\/form-designer\?id=/);
    await expect(board(page).getByRole('treeitem', { name: /物资名称/ })).toBeVisible();
  });
  const id = new URL(page.url()).searchParams.get('id')!;

  const other = await browser.newContext({ locale: 'zh-CN' });
  const declarer = await other.newPage();
  await signIn(declarer, server.url, 'declarer', { path: `/lowcode/form-data?id=${id}` });

  await test.step('wrong values are refused in the browser', async () => {
    await declarer.getByRole('button', { name: '提交' }).click();
    await expect(declarer.getByRole('alert').getByText('物资名称不能为空')).toBeVisible();
    await expect(declarer.getByRole('textbox', { name: '物资名称' })).toBeFocused();
  });

  await test.step('and at their fields, where the form was changed in between', async () => {
    const api = await signInToApi(server.url, 'manager');
    const stored = await api.get<{ formName: string; formContent: string }>(`/flowable/form/${id}`);
    const { formName, formContent } = stored.body.result;
    const changed = JSON.parse(formContent) as { list: { compType: string; maxLength?: number }[] };
    for (const item of changed.list) if (item.compType === 'input') item.maxLength = 5;
    await api.put('/flowable/form/edit', { id, formName, formContent: JSON.stringify(changed) });
    await declarer.getByRole('textbox', { name: '物资名称' }).fill('深沟球轴承与轴承座');
    await declarer.getByRole('button', { name: '提交' }).click();
    await expect(declarer.getByRole('textbox', { name: '物资名称' })).toHaveAccessibleDescription(/5/);
    await expect(declarer.getByRole('textbox', { name: '物资名称' })).toBeFocused();
  });

  await test.step('right ones are stored and read back', async () => {
    await declarer.getByRole('textbox', { name: '物资名称' }).fill('深沟球轴承');
    await declarer.getByRole('button', { name: '提交' }).click();
    await expect(declarer.getByText('提交成功')).toBeVisible();
    await declarer.getByRole('button', { name: '查看记录' }).click();
    await expect(declarer.getByRole('row').filter({ hasText: '深沟球轴承' })).toBeVisible();
  });
  await other.close();

  await test.step('and by the server when sent past it, in the same words', async () => {
    const { url } = server;
    const api = await signInToApi(url, 'declarer');
    const path = `/online/cgform/api/form/${id}`;
    expect((await api.post(path, {})).body).toMatchObject({ success: false, message: '物资名称不能为空' });
    expect((await api.post(path, { fd_other: 1 })).body).toMatchObject({ success: false, field: 'fd_other' });
  });
});

test('the same works with the keyboard alone', async ({ page, server }) => {
  await signIn(page, server.url, 'manager', { path: '/flowable/form' });
  const press = (...keys: string[]) =>
    keys.reduce((before, key) => before.then(() => page.keyboard.press(key)), Promise.resolve());

  await page.getByRole('button', { name: '新建表单' }).focus();
  await press('Enter');

  // A row, and a date moved into its second column.
  await page.getByRole('button', { name: '栅格布局', exact: true }).focus();
  await press('Enter');
  await expect(board(page).getByRole('treeitem', { name: /^栅格布局/ })).toBeFocused();
  await page.getByRole('button', { name: '日期', exact: true }).focus();
  await press('Space', 'ArrowRight', 'ArrowDown', 'Enter');
  await expect(page.getByRole('group', { name: '第 2 栏' }).getByRole('treeitem', { name: /^日期/ })).toBeFocused();

  // Edits the label with Enter, leaves with Escape, saves with Ctrl+S.
  await press('Enter');
  await expect(page.getByRole('textbox', { name: '标签', exact: true })).toBeFocused();
  await press('Control+a');
  await page.keyboard.type('需求日期');
  await press('Escape');
  await expect(board(page).getByRole('treeitem', { name: '日期「需求日期」' })).toBeFocused();
  await press('Control+s');
  await expect(page.getByRole('dialog').getByRole('textbox', { name: /^\*?表单名称$/ })).toBeFocused();
  await page.keyboard.type('用键盘设计的表单');
  await press('Enter');
  await expect(page.getByText('保存成功')).toBeVisible();
  await page.getByRole('button', { name: '返回', exact: true }).press('Enter');
  await expect(page.getByRole('link', { name: '设计 用键盘设计的表单' })).toBeVisible();
});

test('forms saved by other designers load, preview, submit and save', async ({ page, server }) => {
  const api = await signInToApi(server.url, 'manager');
  await signIn(page, server.url, 'manager');
  for (const [file, says] of [
    ['01-every-component', /成功/],
    ['02-purchase-requisition', '有 8 处需要修改'],
    ['03-merged-table', '有 3 处需要修改'],
  ] as const) {
    const formContent = readFileSync(
      new URL(`../packages/form-designer/testdata/${file}.json`, import.meta.url),
      'utf8',
    );
    const { body } = await api.post<{ id: string }>('/flowable/form/add', { formName: file, formContent });
    await page.goto(`${server.url}/lowcode/form-designer?id=${body.result.id}`);
    await page.getByRole('button', { name: '预览' }).click();
    await page.getByRole('dialog').getByRole('button', { name: '提交' }).click();
    await expect(page.getByText(says).first()).toBeVisible();
    await page.keyboard.press('Escape');
    await saveAs(page, file);
    const stored = await api.get<{ formContent: string }>(`/flowable/form/${body.result.id}`);
    expect(JSON.parse(stored.body.result.formContent)).toEqual(JSON.parse(formContent));
  }
});

const requisition = readFileSync(
  new URL('../packages/form-designer/testdata/02-purchase-requisition.json', import.meta.url),
  'utf8',
);
const part = (page: Page, name: RegExp) => board(page).getByRole('treeitem', { name });
/** Components on the canvas, by id. */
const order = (page: Page) =>
  board(page)
    .locator('> [role=presentation] > [data-key]')
    .evaluateAll((parts) => parts.map((each) => (each as HTMLElement).dataset['key']));

test('touch: a swipe scrolls, a long press drags, the edge scrolls, a cancelled touch changes nothing', async ({
  browser,
  server,
}) => {
  const api = await signInToApi(server.url, 'manager');
  const { body } = await api.post<{ id: string }>('/flowable/form/add', {
    formName: '用手指调整的表单',
    formContent: requisition,
  });
  const context = await browser.newContext({
    locale: 'zh-CN',
    hasTouch: true,
    isMobile: true,
    viewport: { width: 900, height: 640 },
  });
  const page = await context.newPage();
  await signIn(page, server.url, 'manager', { path: `/lowcode/form-designer?id=${body.result.id}` });
  const chromium = await context.newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel', ...touchPoints: Point[]) =>
    chromium.send('Input.dispatchTouchEvent', { type, touchPoints });
  const canvas = page.locator('.gezi-fd-canvas');
  const scrolled = () => canvas.evaluate((element) => element.scrollTop);
  const ghost = page.locator('.gezi-fd-ghost');
  const grip = async (name: RegExp): Promise<Point> => {
    await part(page, name).scrollIntoViewIfNeeded();
    const box = (await part(page, name).boundingBox())!;
    return { x: box.x + 24, y: box.y + box.height / 2 };
  };
  /** Moves the finger from one point by an offset. */
  const glide = async ({ x, y }: Point, by: Point) => {
    for (let step = 1; step <= 5; step++)
      await touch('touchMove', { x: x + (by.x * step) / 5, y: y + (by.y * step) / 5 });
  };
  await expect(part(page, /采购类型/)).toBeVisible();
  const before = await order(page);

  await test.step('a swipe scrolls and carries nothing', async () => {
    const from = await grip(/采购类型/);
    await touch('touchStart', from);
    await glide(from, { x: 0, y: -150 });
    await touch('touchEnd');
    await expect.poll(scrolled).toBeGreaterThan(0);
    await expect(ghost).toHaveCount(0);
    // The canvas rolls on after the finger has left it.
    await expect(async () => {
      await canvas.evaluate((element) => element.scrollTo(0, 0));
      await page.waitForTimeout(200);
      expect(await scrolled()).toBe(0);
    }).toPass();
  });

  await test.step('a long press picks up; what is carried goes with the finger and the page stays', async () => {
    const from = await grip(/采购类型/);
    const at = await scrolled();
    await touch('touchStart', from);
    await expect(ghost).toBeVisible();
    await glide(from, { x: 0, y: -60 });
    expect(await scrolled()).toBe(at);
    await touch('touchCancel');
    await expect(ghost).toHaveCount(0);
    await expect(page.getByRole('log')).toHaveText('已取消移动下拉框「采购类型」');
    expect(await order(page)).toEqual(before);
  });

  await test.step('a second finger lets go', async () => {
    const from = await grip(/采购类型/);
    await touch('touchStart', from);
    await expect(ghost).toBeVisible();
    await touch('touchStart', from, { x: from.x + 120, y: from.y });
    await expect(ghost).toHaveCount(0);
    await touch('touchEnd');
    expect(await order(page)).toEqual(before);
  });

  await test.step('near the edge the canvas scrolls until its end; dropped there', async () => {
    await canvas.evaluate((element) => element.scrollTo(0, 0));
    const from = await grip(/采购申请单/);
    const frame = (await canvas.boundingBox())!;
    await touch('touchStart', from);
    await expect(ghost).toBeVisible();
    await glide(from, { x: 0, y: frame.y + frame.height - 12 - from.y });
    await expect
      .poll(() =>
        canvas.evaluate(({ scrollTop, clientHeight, scrollHeight }) => scrollHeight - clientHeight - scrollTop),
      )
      .toBeLessThan(2);
    await touch('touchEnd');
    await expect(page.getByRole('log')).toContainText('已放到画布');
    expect(await order(page)).toEqual([...before.slice(1), before[0]]);
  });
  await context.close();
});

test('copies components between tabs, with and without clipboard permission, and restores them after leaving', async ({
  page,
  server,
}) => {
  const api = await signInToApi(server.url, 'manager');
  const { body } = await api.post<{ id: string }>('/flowable/form/add', {
    formName: '两个标签页',
    formContent: requisition,
  });
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn(page, server.url, 'manager', { path: `/lowcode/form-designer?id=${body.result.id}` });
  const second = await page.context().newPage();
  await second.goto(`${server.url}/lowcode/form-designer`);
  const paste = async () => {
    await board(second).click({ button: 'right', position: { x: 20, y: 20 } });
    await second.getByRole('menuitem', { name: /粘贴/ }).click();
  };

  await test.step('by keys and by the menu', async () => {
    await part(page, /采购类型/).click();
    await page.keyboard.press('Control+c');
    await board(second).focus();
    await second.keyboard.press('Control+v');
    await expect(part(second, /采购类型/)).toHaveCount(1);
    await part(page, /预算金额/).click();
    await page.keyboard.press('Control+x');
    await expect(part(page, /预算金额/)).toHaveCount(0);
    await paste();
    await expect(part(second, /预算金额/)).toHaveCount(1);
  });

  await test.step('the clipboard may not be read: what a designer copied last, and that is said', async () => {
    await second.context().clearPermissions();
    await part(page, /采购理由/).click();
    await page.keyboard.press('Control+c');
    await second.bringToFront();
    await paste();
    await expect(second.getByText('浏览器不允许读取剪贴板，已粘贴最近在设计器中复制的组件').first()).toBeVisible();
    await expect(part(second, /采购理由/)).toHaveCount(1);
  });

  await test.step('kept as a template of one’s own, used where it was not made', async () => {
    await page.bringToFront();
    await page.getByRole('button', { name: '模板', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: '模板名称' }).fill('我的申请单');
    await dialog.getByRole('button', { name: '将当前表单存为模板' }).click();
    await expect(dialog.getByRole('button', { name: '使用 我的申请单' })).toBeVisible();
    await second.bringToFront();
    await second.getByRole('button', { name: '模板', exact: true }).click();
    await second.getByRole('dialog').getByRole('button', { name: '使用 我的申请单' }).click();
    await expect(part(second, /申请单号/)).toBeVisible();
    await second.getByRole('button', { name: '撤销' }).click();
    await expect(board(second).locator('> [role=presentation] > [data-key]')).toHaveCount(3);
  });

  await test.step('a pane is moved by its edge and by keys', async () => {
    const slider = second.getByRole('slider', { name: '调整组件栏宽度' });
    const edge = (await second.locator('.gezi-fd-edge').first().boundingBox())!;
    await second.mouse.move(edge.x, edge.y + 200);
    await second.mouse.down();
    await second.mouse.move(edge.x + 40, edge.y + 200, { steps: 3 });
    await second.mouse.up();
    await expect(slider).toHaveValue('288');
    await slider.press('ArrowRight');
    await expect(slider).toHaveValue('304');
  });

  await test.step('leaving is asked within the application and by the window; the draft is offered', async () => {
    await second.getByRole('button', { name: '退出全屏' }).click();
    await second.getByRole('link', { name: '首页' }).first().click();
    const question = second.getByRole('dialog', { name: '有未保存的修改' });
    await question.getByRole('button', { name: '继续编辑' }).click();
    await expect(part(second, /采购理由/)).toHaveCount(1);
    const asked = second.waitForEvent('dialog');
    const reloaded = second.reload();
    const dialog = await asked;
    expect(dialog.type()).toBe('beforeunload');
    await dialog.accept();
    await reloaded;
    await second.getByRole('button', { name: '恢复草稿' }).click();
    await expect(board(second).locator('> [role=presentation] > [data-key]')).toHaveCount(3);
    await expect(second.getByRole('slider', { name: '调整组件栏宽度' })).toHaveValue('304');
  });
  second.on('dialog', (dialog) => void dialog.accept());
});
