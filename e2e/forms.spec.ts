import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { signInToApi } from './support/api.ts';
import { expect, signIn, test } from './support/test.ts';

const board = (page: Page) => page.getByRole('tree', { name: '表单画布' });

/** Carries something with the mouse to a place within another. */
async function carry(page: Page, from: Locator, to: Locator, at: { x: number; y: number } = { x: 0.5, y: 0.5 }) {
  const [start, end] = [(await from.boundingBox())!, (await to.boundingBox())!];
  await page.mouse.move(start.x + 12, start.y + 12);
  await page.mouse.down();
  await page.mouse.move(start.x + 30, start.y + 30, { steps: 3 });
  await page.mouse.move(end.x + end.width * at.x, end.y + end.height * at.y, { steps: 6 });
  await page.mouse.up();
}

async function saveAs(page: Page, formName: string) {
  await page.getByRole('button', { name: '保存' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('表单名称').fill(formName);
  await dialog.getByRole('button', { name: '保存' }).click();
  await expect(page.getByText('保存成功')).toBeVisible();
}

test('a requisition is designed with the mouse, filled in by another, checked on both sides', async ({
  page,
  browser,
  server,
}) => {
  await signIn(page, server.url, 'manager');
  await page.goto(`${server.url}/flowable/form`);
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
    await expect(page).toHaveURL(/\/flowable\/form$/);
  });

  await test.step('opened again by its id', async () => {
    await page.getByRole('link', { name: '设计 用鼠标设计的申请单' }).click();
    await expect(page).toHaveURL(/\/lowcode\/form-designer\?id=/);
    await expect(board(page).getByRole('treeitem', { name: /物资名称/ })).toBeVisible();
  });
  const id = new URL(page.url()).searchParams.get('id')!;

  const other = await browser.newContext({ locale: 'zh-CN' });
  const declarer = await other.newPage();
  await signIn(declarer, server.url, 'declarer');
  await declarer.goto(`${server.url}/lowcode/form-data?id=${id}`);

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

test('the same with the keyboard alone', async ({ page, server }) => {
  await signIn(page, server.url, 'manager');
  await page.goto(`${server.url}/flowable/form`);
  const press = (...keys: string[]) =>
    keys.reduce((before, key) => before.then(() => page.keyboard.press(key)), Promise.resolve());

  await page.getByRole('button', { name: '新建表单' }).focus();
  await press('Enter');

  // A row, and a date carried into its second column.
  await page.getByRole('button', { name: '栅格布局', exact: true }).focus();
  await press('Enter');
  await expect(board(page).getByRole('treeitem', { name: /^栅格布局/ })).toBeFocused();
  await page.getByRole('button', { name: '日期', exact: true }).focus();
  await press('Space', 'ArrowRight', 'ArrowDown', 'Enter');
  await expect(page.getByRole('group', { name: '第 2 栏' }).getByRole('treeitem', { name: /^日期/ })).toBeFocused();

  // Its label, by Enter; back by Escape; saved by Ctrl+S.
  await press('Enter');
  await expect(page.getByRole('textbox', { name: '标签', exact: true })).toBeFocused();
  await press('Control+a');
  await page.keyboard.type('需求日期');
  await press('Escape');
  await expect(board(page).getByRole('treeitem', { name: '日期「需求日期」' })).toBeFocused();
  await press('Control+s');
  await expect(page.getByRole('dialog').getByLabel('表单名称')).toBeFocused();
  await page.keyboard.type('用键盘设计的表单');
  await press('Enter');
  await expect(page.getByText('保存成功')).toBeVisible();
  await expect(page.getByRole('link', { name: '设计 用键盘设计的表单' })).toBeVisible();
});

test('saved forms of other designers go through load, preview, submit and save', async ({ page, server }) => {
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
