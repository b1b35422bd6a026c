import { readFileSync } from 'node:fs';
import { read, utils } from '@e965/xlsx';
import { signInToApi } from './support/api.ts';
import { expect, signIn, test } from './support/test.ts';

const item = (id: string, compType: string, label: string, more: object = {}) => ({
  id,
  _id: id,
  compType,
  label,
  showLabel: false,
  ...more,
});
const option = (label: string, value: string, more: object = {}) => ({ label, value, ...more });

const FIELDS = [
  item('fd_subject', 'input', '用车事由', { required: true }),
  item('fd_phone', 'input', '联系电话', { rules: [{ rule: '1[3-9][0-9]{9}', msg: '联系电话格式不正确' }] }),
  item('fd_area', 'radio', '区域', { options: [option('市内', 'in'), option('市外', 'out')] }),
  item('fd_city', 'select', '目的地', {
    linkTo: 'fd_area',
    options: [option('高新区', 'hub', { parent: 'in' }), option('邻市', 'next', { parent: 'out' })],
  }),
  item('fd_reason', 'input', '市外说明', { logic: { visible: "fd_area == 'out'", required: "fd_area == 'out'" } }),
  item('fd_people', 'inputNumber', '人数', { min: 1, max: 20, value: 1 }),
  item('fd_day', 'date', '用车日期', { value: '2026-12-01' }),
];

/** A table with a title cell over its whole width, and a row with a title for each field. */
function mergedTable() {
  const cell = (id: number, columns: object[], more: object = {}) => ({
    id,
    col: 1,
    row: 1,
    hide: false,
    compType: 'tdItem',
    style: {},
    columns,
    ...more,
  });
  const title = (at: number, text: string) => ({ id: `text_${at}`, _id: `text_${at}`, compType: 'text', text });
  return {
    id: 'table_1',
    _id: 'table_1',
    compType: 'table',
    layoutArray: [
      [cell(1, [title(0, '公务用车')], { col: 2 }), cell(2, [], { hide: true })],
      ...FIELDS.map((field, at) => [cell(10 + at, [title(at + 1, field.label)]), cell(20 + at, [field])]),
    ],
  };
}

test('a form is designed, published, filled in on a phone, found in its records, exported', async ({
  page,
  browser,
  server,
}) => {
  const api = await signInToApi(server.url, 'manager');
  const formContent = JSON.stringify({ list: [mergedTable()], config: {} });
  const { body } = await api.post<{ id: string }>('/flowable/form/add', { formName: '公务用车申请', formContent });
  const { id } = body.result;
  await signIn(page, server.url, 'manager');

  await test.step('an eighth field is added on the canvas', async () => {
    await page.goto(`${server.url}/lowcode/form-designer?id=${id}`);
    const board = page.getByRole('tree', { name: '表单画布' });
    await expect(board.getByRole('treeitem', { name: /^单行文本「用车事由」/ })).toBeVisible();
    await board.focus();
    await page.getByRole('button', { name: '多行文本', exact: true }).click();
    await page.getByRole('textbox', { name: '标签', exact: true }).fill('备注');
    await page.getByRole('textbox', { name: '标签', exact: true }).press('Enter');
    await page.getByRole('button', { name: '保存', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: '保存', exact: true }).click();
    await expect(page.getByText('保存成功')).toBeVisible();
  });

  const link = await test.step('the list of forms offers its link and QR code', async () => {
    await page.goto(`${server.url}/flowable/form`);
    await page.getByRole('button', { name: '更多 公务用车申请' }).click();
    await page.getByRole('menuitem', { name: '发布' }).click();
    const dialog = page.getByRole('dialog', { name: /公务用车申请/ });
    await expect(dialog.getByRole('figure', { name: '填写页面的二维码' })).toBeVisible();
    return dialog.getByRole('textbox', { name: '填写链接' }).inputValue();
  });
  expect(link).toBe(`${server.url}/lowcode/form-data?id=${id}`);

  await test.step('another user fills it in on a phone', async () => {
    const phone = await browser.newContext({ locale: 'zh-CN', viewport: { width: 390, height: 844 } });
    const declarer = await phone.newPage();
    await signIn(declarer, server.url, 'declarer');
    await declarer.goto(link);
    const form = declarer.getByRole('form', { name: '公务用车申请' });
    await form.getByRole('textbox', { name: '用车事由' }).fill('送检样品');
    await form.getByRole('textbox', { name: '联系电话' }).fill('123');
    await expect(form.getByRole('textbox', { name: '市外说明' })).toHaveCount(0);
    await form.getByRole('radio', { name: '市外' }).check();
    await form.getByRole('textbox', { name: '市外说明' }).fill('外地检测站');
    await form.getByRole('combobox', { name: '目的地' }).click();
    const cities = declarer.locator('.ant-select-item-option');
    await expect(cities).toHaveText(['邻市']);
    await cities.click();
    await form.getByRole('button', { name: '提交' }).click();
    await expect(form.getByText('联系电话格式不正确').first()).toBeVisible();
    await form.getByRole('textbox', { name: '联系电话' }).fill('13800138000');
    await form.getByRole('button', { name: '提交' }).click();
    await expect(declarer.getByText('提交成功')).toBeVisible();
    await declarer.getByRole('button', { name: '查看记录' }).click();
    await expect(declarer.getByText('送检样品').first()).toBeVisible();
    await phone.close();
  });

  await test.step('the record is searched and exported', async () => {
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: '数据 公务用车申请' }).click();
    await expect(page).toHaveURL(/\/online\/cgformList\//);
    await page.getByRole('textbox', { name: '用车事由' }).fill('送检');
    await page.getByRole('button', { name: '查询', exact: true }).click();
    const row = page.getByRole('row').filter({ hasText: '送检样品' });
    await expect(row).toContainText('邻市');
    await expect(row).toContainText('市外');
    const waiting = page.waitForEvent('download');
    await page.getByRole('button', { name: '导出' }).click();
    const book = read(readFileSync(await (await waiting).path()));
    const [, , heads, values] = utils.sheet_to_json<string[]>(book.Sheets['公务用车申请']!, {
      header: 1,
      raw: false,
      defval: '',
    });
    expect(heads).toEqual([...FIELDS.map(({ label }) => label), '备注']);
    expect(values).toEqual(['送检样品', '13800138000', '市外', '邻市', '外地检测站', '1', '2026-12-01', '']);
  });

  await test.step('and printed alone', async () => {
    await page.getByRole('button', { name: '查看' }).click();
    await expect(page.getByRole('dialog').getByText('外地检测站')).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { name: '公务用车申请', level: 1 })).toBeVisible();
    await expect(page.getByRole('grid')).toBeHidden();
  });
});
