import { readFileSync } from 'node:fs';
import { read, utils } from '@e965/xlsx';
import type { Locator, Page } from '@playwright/test';
import { enter, mouse, type Hand } from './support/hand.ts';
import { task } from './support/task.ts';
import { expect, test } from './support/test.ts';

/** Labels of the eight fields with their entries in the palette, row by row, two in a row. */
const FIELDS = [
  ['用车事由', '单行文本'],
  ['联系电话', '单行文本'],
  ['区域', '单选框'],
  ['市外说明', '单行文本'],
  ['用车日期', '日期'],
  ['用车天数', '计数器'],
  ['每日费用', '计数器'],
  ['费用合计', '计数器'],
] as const;

/** Day of the browser, `yyyy-MM-dd`. */
const TODAY = new Date().toLocaleDateString('sv-SE', { timeZone: 'Asia/Shanghai' });

/** Cells before the first row of fields: the merged one. */
const HEAD_CELLS = 1;

/** The designer as one hand uses it. */
function designer(hand: Hand, page: Page) {
  const board = page.getByRole('tree', { name: '表单画布' });
  const panel = page.getByRole('complementary', { name: '属性' });
  const cell = (at: number) => board.getByRole('treeitem', { name: '单元格', exact: true }).nth(at);
  return {
    board,
    panel,
    cell,
    menu: async (at: number, entry: string) => {
      await hand.openMenu(cell(at));
      await hand.press(page.getByRole('menuitem', { name: entry, exact: true }));
      await expect(page.getByRole('menuitem', { name: entry, exact: true })).toBeHidden();
    },
    add: (type: string) => hand.press(page.getByRole('button', { name: type, exact: true })),
    select: (label: string) =>
      hand.focus(board.getByRole('treeitem', { name: new RegExp(`^(?!文本「).*「${label}」`) })),
    type: (name: string, text: string) => hand.fill(panel.getByRole('textbox', { name, exact: true }), text),
    line: (name: string): Locator => panel.getByRole('group', { name, exact: true }),
    openLogic: () => hand.press(panel.getByText('条件逻辑', { exact: true })),
  };
}

async function build(hand: Hand, page: Page) {
  const { board, panel, cell, menu, add, select, type, line, openLogic } = designer(hand, page);
  await add('表格布局');
  await expect(cell(7)).toBeVisible();
  for (let merged = 0; merged < 3; merged += 1) await menu(0, '合并右侧');
  for (let row = 0; row < 3; row += 1) await menu(HEAD_CELLS, '在下方插入行');
  await expect(cell(16)).toBeVisible();
  await hand.focus(cell(0));
  await add('文本');
  await type('文字', '公务用车');

  for (const [at, [label, entry]] of FIELDS.entries()) {
    // Each field has a title cell before its own.
    await hand.focus(cell(HEAD_CELLS + 2 * at + 1));
    await add(entry);
    await type('标签', label);
  }
  // The titles follow the labels.
  for (const [label] of FIELDS)
    await expect(board.getByRole('treeitem', { name: `文本「${label}」`, exact: true })).toBeVisible();

  // A required field, and a rule.
  await select('用车事由');
  await hand.check(panel.getByRole('switch', { name: '必填', exact: true }));
  await select('联系电话');
  await hand.press(line('校验规则').getByRole('button', { name: '添加规则' }));
  await type('正则表达式 1', '1[3-9][0-9]{9}');
  await type('提示信息 1', '联系电话格式不正确');

  // A choice of two, and a field that only one of them shows.
  await select('区域');
  await type('显示文字 1', '市内');
  await type('显示文字 2', '市外');
  await hand.press(panel.getByRole('button', { name: '删除选项 选项三', exact: true }));
  await select('市外说明');
  await openLogic();
  const condition = line('显示条件');
  await hand.press(condition.getByRole('button', { name: '添加条件' }));
  await hand.choose(condition.getByRole('combobox', { name: '字段 1' }), '区域');
  await hand.choose(condition.getByRole('combobox', { name: '比较值 1' }), '市外');

  // A value calculated from two others.
  await select('费用合计');
  await openLogic();
  const formula = line('计算值');
  const insert = async (label: string) => {
    const fields = formula.getByRole('combobox', { name: '计算值：字段' });
    const option = await fields.locator('option').filter({ hasText: label }).textContent();
    await hand.choose(fields, option!.trim());
    await hand.press(formula.getByRole('button', { name: '插入字段' }));
  };
  await insert('用车天数');
  await page.keyboard.type(' * ');
  await insert('每日费用');
  await expect(formula.getByRole('textbox')).not.toHaveAttribute('aria-invalid', 'true');
}

/** Enters today into a date field. */
async function enterDay(hand: Hand, field: Locator) {
  const page = field.page();
  await hand.focus(field);
  if (hand === mouse) return page.locator('.ant-picker-dropdown:visible').getByTitle(TODAY).click();
  await page.keyboard.insertText(TODAY);
  await page.keyboard.press('Enter');
}

task('builds a form of 8 fields in a merged table and uses it', async (hand, page, url, browser) => {
  // Some hundred keys are pressed one after the other.
  test.setTimeout(300_000);
  const name = `公务用车申请（${hand.name}）`;
  await enter(hand, page, url, 'manager');
  await page.goto(`${url}/flowable/form`);
  await hand.press(page.getByRole('button', { name: '新建表单', exact: true }));
  await build(hand, page);
  await hand.press(page.getByRole('button', { name: '保存', exact: true }));
  const saving = page.getByRole('dialog');
  await hand.fill(saving.getByRole('textbox', { name: /表单名称/ }), name);
  await hand.press(saving.getByRole('button', { name: '保存并返回', exact: true }));
  await expect(page).toHaveURL(/\/flowable\/form$/);

  await hand.press(page.getByRole('button', { name: `更多 ${name}`, exact: true }));
  await hand.press(page.getByRole('menuitem', { name: '发布', exact: true }));
  const publishing = page.getByRole('dialog', { name: `发布：${name}` });
  const link = await publishing.getByRole('textbox', { name: '填写链接' }).inputValue();
  await hand.press(publishing.getByRole('button', { name: '保存', exact: true }));
  await expect(publishing).toBeHidden();

  const phone = await browser.newContext({
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    reducedMotion: 'reduce',
    viewport: { width: 390, height: 844 },
  });
  const declarer = await phone.newPage();
  await enter(hand, declarer, url, 'declarer');
  await declarer.goto(link);
  const form = declarer.getByRole('form', { name });
  const box = (label: string) => form.getByRole('textbox', { name: label, exact: true });
  await expect(
    form.getByRole('heading', { name: '公务用车' }).or(form.getByText('公务用车', { exact: true })),
  ).toBeVisible();
  await hand.press(form.getByRole('button', { name: '提交' }));
  await expect(form.getByText('用车事由不能为空').first()).toBeVisible();
  await hand.fill(box('用车事由'), '送检样品');
  await hand.fill(box('联系电话'), '123');
  await expect(box('市外说明')).toHaveCount(0);
  await hand.check(form.getByRole('radio', { name: '市外' }));
  await hand.fill(box('市外说明'), '外地检测站');
  await enterDay(hand, box('用车日期'));
  await hand.fill(form.getByRole('spinbutton', { name: '用车天数' }), '2');
  await hand.fill(form.getByRole('spinbutton', { name: '每日费用' }), '40');
  await declarer.keyboard.press('Tab');
  await expect(form.getByRole('spinbutton', { name: '费用合计' })).toHaveValue('80');
  await hand.press(form.getByRole('button', { name: '提交' }));
  await expect(form.getByText('联系电话格式不正确').first()).toBeVisible();
  await hand.fill(box('联系电话'), '13800138000');
  await hand.press(form.getByRole('button', { name: '提交' }));
  await expect(declarer.getByText('提交成功')).toBeVisible();
  await phone.close();

  await hand.press(page.getByRole('link', { name: `数据 ${name}`, exact: true }));
  await hand.fill(page.getByRole('textbox', { name: '用车事由', exact: true }), '送检');
  await hand.press(page.getByRole('button', { name: '查询', exact: true }));
  await expect(page.getByRole('row').filter({ hasText: '送检样品' })).toContainText('市外');
  const waiting = page.waitForEvent('download');
  await hand.press(page.getByRole('button', { name: '导出', exact: true }));
  const book = read(readFileSync(await (await waiting).path()));
  const [, , heads, values] = utils.sheet_to_json<string[]>(book.Sheets[book.SheetNames[0]!]!, {
    header: 1,
    raw: false,
    defval: '',
  });
  expect(heads).toEqual(FIELDS.map(([label]) => label));
  expect(values).toEqual(['送检样品', '13800138000', '市外', '外地检测站', TODAY, '2', '40', '80']);
});
