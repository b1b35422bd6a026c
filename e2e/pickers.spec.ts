import type { Locator, Page } from '@playwright/test';
import { expect, signIn, test } from './support/test.ts';

/** The widget with a label, and its stored value. */
const field = (page: Page, label: string) => page.getByRole('group', { name: label, exact: true });
const stored = (page: Page, label: string) => field(page, label).getByRole('status').last();
const box = (page: Page, label: string) => field(page, label).getByRole('textbox');

/** Opens a dialog with the keyboard. */
async function openBy(page: Page, label: string, title: string): Promise<Locator> {
  await box(page, label).focus();
  await page.keyboard.press('Enter');
  // The previous dialog may still be fading out.
  const dialog = page.locator(':not(.ant-zoom-leave)').and(page.getByRole('dialog', { name: title }));
  await expect(dialog).toBeVisible();
  // A menu opened during the dialog's animation would move away from the pointer.
  await expect(dialog).not.toHaveClass(/ant-zoom/);
  return dialog;
}

test("every picker selects from the server's lists", async ({ page, server }) => {
  await signIn(page, server.url, 'purchaser', { path: '/demo/pickers' });

  await test.step('a user by pinyin, with the keys alone', async () => {
    const dialog = await openBy(page, '负责人', '根据部门选择用户');
    const search = dialog.getByRole('textbox', { name: '用户账号' });
    await expect(search).toBeFocused();
    await page.keyboard.type('wxl');
    await expect(dialog.getByRole('radio', { name: '选择 王晓琳' })).toBeVisible();
    // Waits for the answer to the last keystroke: earlier ones fill the page or start with another user.
    await expect(dialog.getByRole('radio')).not.toHaveCount(10);
    await expect(dialog.getByRole('radio').first()).toHaveAccessibleName(/^选择 王/);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Space');
    await expect(dialog.getByText('已选择 1 项')).toBeVisible();
    await page.keyboard.press('Control+Enter');
    await expect(dialog).toBeHidden();
    await expect(box(page, '负责人')).toHaveValue(/^王/);
    await expect(stored(page, '负责人')).not.toBeEmpty();
  });

  await test.step('several users over departments; names of those from elsewhere; the maximum is told', async () => {
    await expect(box(page, '项目成员（最多 5 人）')).toHaveValue(/王晓琳, /);
    const dialog = await openBy(page, '项目成员（最多 5 人）', '根据部门选择用户');
    await dialog.getByRole('tree').getByText('锐衡装备制造集团有限公司').click();
    await dialog.getByRole('checkbox', { name: '选择已加载的全部' }).click();
    await expect(page.getByText('最多选择 5 项')).toBeVisible();
    await dialog.getByRole('row').nth(3).getByRole('checkbox').check();
    await expect(dialog.getByText('已选择 3 项')).toBeVisible();
    await dialog.getByRole('button', { name: '确定' }).click();
    await expect(stored(page, '项目成员（最多 5 人）')).toHaveText(/^purchaser,manager,\S+$/);
  });

  await test.step('a department by pinyin; several with all below them', async () => {
    const one = await openBy(page, '申报部门', '选择部门');
    await expect(one.getByRole('searchbox')).toBeFocused();
    await page.keyboard.type('cggl');
    await expect(one.getByText('找到 1 个部门')).toBeVisible();
    await one.getByRole('tree').getByText('采购管理部').click();
    await one.getByRole('button', { name: '确定' }).click();
    await expect(box(page, '申报部门')).toHaveValue('采购管理部');
    await expect(stored(page, '申报部门')).toHaveText(/^A\w+$/);

    const many = await openBy(page, '使用部门', '选择部门');
    const firm = many.getByRole('tree').getByText('锐衡阀门有限公司');
    await expect(firm).toBeVisible();
    await many.getByRole('button', { name: '树操作' }).click();
    await page.getByRole('menuitem', { name: '父子关联' }).click();
    await firm.click();
    await expect(many.getByText(/^已选择 ([2-9]|1\d) 项$/)).toBeVisible();
    await many.getByRole('button', { name: '确定' }).click();
    await expect(box(page, '使用部门')).toHaveValue(/锐衡阀门有限公司, /);
  });

  await test.step('roles and positions from a searchable list', async () => {
    for (const [label, choice] of [
      ['角色', '采购员'],
      ['职务', '工程师'],
    ] as const) {
      const select = field(page, label).getByRole('combobox');
      await select.fill(choice);
      await page.getByTitle(choice, { exact: true }).first().click();
      await page.keyboard.press('Escape');
      await expect(field(page, label).getByText(choice, { exact: true }).filter({ visible: true })).toBeVisible();
      await expect(stored(page, label)).not.toBeEmpty();
    }
  });

  await test.step('users of a business list', async () => {
    for (const [label, title, choice] of [['抄送人', '用户选择', '王晓琳']] as const) {
      const dialog = await openBy(page, label, title);
      await dialog.getByRole('textbox').first().fill(choice);
      await dialog.getByRole('checkbox', { name: `选择 ${choice}`, exact: true }).check();
      await expect(dialog.getByRole('region', { name: '已选' }).getByText(choice, { exact: true })).toBeVisible();
      await dialog.getByRole('button', { name: '确定' }).click();
      await expect(box(page, label)).toHaveValue(choice);
    }
  });

  await test.step('a row of a report fills two fields, clearing empties both; several rows are joined', async () => {
    const dialog = await openBy(page, '物料', '物料报表');
    await dialog.getByRole('textbox', { name: '物料名称' }).fill('轴承');
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('row', { name: /轴承/ }).first()).toBeVisible();
    await dialog.getByRole('button', { name: '确定' }).click();
    await expect(page.getByText('请选择一条记录')).toBeVisible();
    await dialog.getByRole('row', { name: /轴承/ }).first().click();
    await dialog.getByRole('button', { name: '确定' }).click();
    await expect(box(page, '物料')).toHaveValue(/轴承/);
    await expect(stored(page, '物料')).toHaveText(/^\d{8}$/);
    await field(page, '物料').getByRole('button', { name: '清空' }).click();
    await expect(box(page, '物料')).toHaveValue('');
    await expect(stored(page, '物料')).toBeEmpty();

    const suppliers = await openBy(page, '邀请供应商', '供应商报表');
    await suppliers.getByRole('row').nth(2).click();
    await suppliers.getByRole('row').nth(3).click();
    await suppliers.getByRole('button', { name: '确定' }).click();
    await expect(stored(page, '邀请供应商')).toHaveText(/^[^,]+公司,[^,]+公司$/);
  });

  await test.step('trees, level by level', async () => {
    const open = async (label: string, parent: string, child: string) => {
      await field(page, label).getByRole('combobox').click();
      const tree = page.getByRole('tree', { name: label, exact: true });
      const node = tree.locator('.ant-select-tree-treenode', { hasText: parent }).first();
      await node.locator('.ant-select-tree-switcher').click();
      await tree.getByText(child, { exact: true }).click();
      await page.keyboard.press('Escape');
    };
    await open('采购类别', '采购类别', '设备备件');
    await expect(field(page, '采购类别')).toContainText('设备备件');
    await expect(stored(page, '采购类别')).toHaveText(/^\d+$/);
    await open('采购类别（多选）', '资金来源', '技术改造');
    await expect(field(page, '采购类别（多选）')).toContainText('技术改造');
    await field(page, '物料分类').getByRole('combobox').click();
    const roots = page.getByRole('tree', { name: '物料分类' }).locator('.ant-select-tree-treenode:visible');
    await roots.last().locator('.ant-select-tree-node-content-wrapper').click();
    await expect(stored(page, '物料分类')).toHaveText(/^\d+$/);
  });

  await test.step('dictionaries', async () => {
    await field(page, '采购方式').getByRole('combobox').focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(stored(page, '采购方式')).toHaveText(/^\d+$/);
    await field(page, '计价方式').getByText('固定单价').click();
    await expect(stored(page, '计价方式')).not.toBeEmpty();
    await field(page, '优先级').getByRole('radio', { name: '紧急' }).check();
    await expect(stored(page, '优先级')).toHaveText('H');
    await field(page, '付款方式').getByRole('checkbox').nth(0).check();
    await field(page, '付款方式').getByRole('checkbox').nth(1).check();
    await expect(stored(page, '付款方式')).toHaveText(/^\w+,\w+$/);
    await field(page, '适用专业').getByRole('combobox').click();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    await expect(stored(page, '适用专业')).not.toBeEmpty();
    await field(page, '查找物料').getByRole('combobox').fill('轴承');
    await page.getByRole('option', { name: /轴承/ }).first().waitFor({ state: 'attached' });
    await page.keyboard.press('Enter');
    await expect(stored(page, '查找物料')).toHaveText(/^\d{8}$/);
    await field(page, '是否加急').getByRole('switch').focus();
    await page.keyboard.press('Space');
    await expect(stored(page, '是否加急')).toHaveText('Y');
  });
});
