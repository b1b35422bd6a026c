import type { Browser, Page } from '@playwright/test';
import { enter, keyboard, mouse } from './support/hand.ts';
import { demoFolder, startServer } from './support/server.ts';
import { suppliers } from './support/suppliers.ts';
import { task } from './support/task.ts';
import { expect, test } from './support/test.ts';

// One of the longest specs, and one of the last: two workers share it.
test.describe.configure({ mode: 'parallel' });

const GROUP = '锐衡装备制造集团';
/** A colour whose parts are below 64. */
const DARK = /^rgb\((?:[0-5]?\d|6[0-3]), (?:[0-5]?\d|6[0-3]), (?:[0-5]?\d|6[0-3])\)$/;

const PASSWORD = 'Zhijian#7301';

/** A page of another user in a context of its own. */
const elsewhere = async (browser: Browser) =>
  (await browser.newContext({ locale: 'zh-CN', timezoneId: 'Asia/Shanghai', reducedMotion: 'reduce' })).newPage();

task('assigns a plan to a purchaser', async (hand, page, url) => {
  await enter(hand, page, url, 'manager');
  await hand.press(page.getByRole('menuitem', { name: '采购管理', exact: true }));
  await hand.press(page.getByRole('menuitem', { name: '需求计划', exact: true }));
  const list = page.getByRole('grid', { name: '需求计划列表' });
  await hand.press(list.getByRole('button', { name: /^采购分派/ }).first());
  const purchaser = page.getByRole('combobox', { name: '采购员' });
  await hand.choose(purchaser, '王晓琳');
  await hand.press(page.getByRole('button', { name: '保存', exact: true }));
  await expect(page.getByText('保存成功')).toBeVisible();
});

task('shows an urgent announcement to everybody at once', async (hand, page, url, browser) => {
  const reader = await elsewhere(browser);
  await enter(hand, page, url, 'admin', { tenant: GROUP });
  await enter(mouse, reader, url, 'purchaser');
  await page.goto(`${url}/isystem/annountCement`);
  await hand.press(page.getByRole('button', { name: '新增', exact: true }));
  const dialog = page.getByRole('dialog', { name: '新增通告' });
  const title = `停电检修（${hand.name}）`;
  await hand.fill(dialog.getByRole('textbox', { name: '标题', exact: true }), title);
  await hand.check(dialog.getByRole('radio', { name: '紧急', exact: true }));
  await hand.fill(dialog.getByRole('textbox', { name: '内容', exact: true }), '周六 08:00 至 12:00 停电检修。');
  await hand.press(dialog.getByRole('button', { name: '保存并发布' }));
  await hand.press(page.getByRole('dialog', { name: '发布' }).getByRole('button', { name: '确定' }));
  const urgent = reader.getByRole('dialog', { name: title });
  await expect(urgent.getByText('周六 08:00 至 12:00 停电检修。')).toBeVisible();
  await hand.press(urgent.getByRole('button', { name: '关闭' }).last());
  await expect(urgent).toBeHidden();
  await reader.context().close();
});

task('schedules a job for the last Friday of the month', async (hand, page, url) => {
  await enter(hand, page, url, 'admin', { tenant: GROUP });
  await page.goto(`${url}/isystem/QuartzJobList`);
  await hand.press(page.getByRole('button', { name: '新增', exact: true }));
  const dialog = page.getByRole('dialog', { name: '新增定时任务' });
  await hand.choose(dialog.getByRole('combobox', { name: '任务', exact: true }), '示例任务');
  await hand.press(dialog.getByRole('button', { name: '设置表达式' }));
  const builder = page.getByRole('dialog', { name: 'Cron 表达式' });
  await hand.press(builder.getByRole('tab', { name: /^周/ }));
  await hand.check(builder.getByRole('radio', { name: '最后一个星期几' }));
  await hand.choose(builder.getByRole('combobox', { name: '周 最后一个星期几 星期', exact: true }), '周五');
  await hand.press(builder.getByRole('button', { name: '确定' }));
  await expect(dialog.getByText(/^每月最后一个星期五/)).toBeVisible();
  await hand.press(dialog.getByRole('button', { name: '确定' }));
  await expect(page.getByText('保存成功')).toBeVisible();
});

task('works in English and in the dark', async (hand, page, url) => {
  await enter(hand, page, url, 'manager');
  await hand.press(page.getByRole('button', { name: 'Switch to English' }));
  await hand.press(page.getByRole('button', { name: 'Switch to dark' }));
  await expect(page.getByRole('button', { name: 'Switch to light' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toMatch(DARK);
  await hand.press(page.getByRole('menuitem', { name: 'Purchasing', exact: true }));
  await hand.press(page.getByRole('menuitem', { name: 'Demand plans', exact: true }));
  await expect(page.getByRole('columnheader', { name: /^Status/ })).toBeVisible();
  await hand.press(page.getByRole('button', { name: '切换到中文' }));
  await hand.press(page.getByRole('button', { name: '切换到浅色' }));
  await expect.poll(() => page.evaluate(() => getComputedStyle(document.body).backgroundColor)).not.toMatch(DARK);
});

task('saves a nested query and uses it again', async (hand, page, url) => {
  await enter(hand, page, url, 'manager');
  await page.goto(`${url}/purchase/plan`);
  const grid = page.getByRole('grid', { name: '需求计划列表' });
  const numbers = async () => (await grid.getByText(/^JH\d+/).allTextContents()).map((text) => text.trim());
  const sorted = (texts: readonly (string | undefined)[]) => texts.map(String).toSorted((a, b) => a.localeCompare(b));
  await expect(grid.getByText(/^JH\d+/).first()).toBeVisible();
  const [first, second] = await numbers();
  const dialog = page.getByRole('dialog', { name: '高级查询构造器' });
  const title = `两个计划（${hand.name}）`;

  await test.step('all of: a name, and one of two numbers', async () => {
    await hand.press(page.getByRole('button', { name: '高级查询', exact: true }));
    await hand.press(dialog.getByRole('button', { name: '添加条件', exact: true }));
    await hand.choose(dialog.getByRole('combobox', { name: '第 1 个条件的字段' }), '计划批次号');
    await hand.fill(dialog.getByRole('textbox', { name: '第 1 个条件的值' }), 'JH');
    await hand.press(dialog.getByRole('button', { name: '添加条件组', exact: true }));
    const group = dialog.getByRole('group', { name: '第 2 组条件', exact: true });
    await hand.check(group.getByRole('radio', { name: '满足任一条件' }));
    for (const [index, number] of [first!, second!].entries()) {
      const at = `2.${index + 1}`;
      const field = group.getByRole('combobox', { name: `第 ${at} 个条件的字段` });
      if ((await field.count()) === 0) await hand.press(group.getByRole('button', { name: '添加条件', exact: true }));
      await hand.choose(field, '计划批次号');
      await hand.choose(group.getByRole('combobox', { name: `第 ${at} 个条件的规则` }), '等于');
      await hand.fill(group.getByRole('textbox', { name: `第 ${at} 个条件的值` }), number);
    }
    await hand.press(dialog.getByRole('button', { name: '保存查询条件' }));
    await hand.fill(page.getByRole('textbox', { name: '保存名称', exact: true }), title);
    await hand.press(page.getByRole('dialog', { name: '保存查询' }).getByRole('button', { name: '确定' }));
    await expect(page.getByText('保存成功')).toBeVisible();
    await hand.press(dialog.getByRole('button', { name: '查询', exact: true }));
    await expect.poll(async () => sorted(await numbers())).toEqual(sorted([first, second]));
  });

  await test.step('used again', async () => {
    await page.goto(`${url}/purchase/plan`);
    await expect.poll(async () => (await numbers()).length).toBeGreaterThan(2);
    await hand.press(page.getByRole('button', { name: '高级查询', exact: true }));
    await hand.press(dialog.getByRole('button', { name: title, exact: true }));
    await hand.press(dialog.getByRole('button', { name: '查询', exact: true }));
    await expect.poll(async () => sorted(await numbers())).toEqual(sorted([first, second]));
  });
});

task('creates a role and a user who signs in with its menus', async (hand, page, url, browser) => {
  const role = `质检（${hand.name}）`;
  const username = `checker_${hand.name}`;
  await enter(hand, page, url, 'admin', { tenant: GROUP });

  await test.step('a role with one menu', async () => {
    await page.goto(`${url}/isystem/roleUserList`);
    await hand.press(page.getByRole('button', { name: '新增', exact: true }));
    const dialog = page.getByRole('dialog', { name: '新增角色' });
    await hand.fill(dialog.getByRole('textbox', { name: '角色名称' }), role);
    await hand.fill(dialog.getByRole('textbox', { name: '角色编码' }), `check_${hand.name}`);
    await hand.press(dialog.getByRole('button', { name: '确定' }));
    await expect(dialog).toBeHidden();
    await hand.press(page.getByRole('button', { name: `授权 ${role}`, exact: true }));
    const rights = page.getByRole('dialog', { name: `角色权限配置：${role}` });
    await hand.check(rights.getByRole('treeitem', { name: /职务管理/ }));
    await hand.press(rights.getByRole('button', { name: '保存并关闭', exact: true }));
    await expect(page.getByText('保存成功', { exact: true }).first()).toBeVisible();
  });

  await test.step('a user of the role', async () => {
    await page.goto(`${url}/isystem/user`);
    await hand.press(page.getByRole('button', { name: '新增', exact: true }));
    const drawer = page.getByRole('dialog', { name: '新增用户' });
    await hand.fill(drawer.getByRole('textbox', { name: '用户账号' }), username);
    await hand.fill(drawer.getByRole('textbox', { name: '用户姓名' }), '周检');
    await hand.fill(drawer.getByLabel('登录密码', { exact: true }), PASSWORD);
    await hand.fill(drawer.getByLabel('确认密码', { exact: true }), PASSWORD);
    await hand.choose(drawer.getByRole('combobox', { name: '角色' }), role);
    await hand.press(drawer.getByRole('button', { name: '确定' }));
    await expect(drawer).toBeHidden();
  });

  const other = await elsewhere(browser);
  await enter(hand, other, url, username, { password: PASSWORD });
  await hand.press(other.getByRole('menuitem', { name: '系统管理', exact: true }));
  await hand.press(other.getByRole('menuitem', { name: '职务管理', exact: true }));
  await expect(other.getByRole('grid', { name: '职务列表' }).getByRole('gridcell').first()).toBeVisible();
  await other.context().close();
});

task('imports a workbook and corrects its refused rows', async (hand, page, url) => {
  const from = hand.name === 'mouse' ? 6_000_000 : 7_000_000;
  await enter(hand, page, url, 'purchaser');
  await page.goto(`${url}/demo/upload`);
  await hand.press(page.getByRole('button', { name: '导入供应商' }));
  const dialog = page.getByRole('dialog', { name: '导入EXCEL' });
  const importFile = async (wrong: boolean) => {
    const chooser = page.waitForEvent('filechooser');
    await hand.press(dialog.getByRole('button', { name: /点击选择文件/ }));
    await (await chooser).setFiles(suppliers(20, wrong ? from : from + 1_000, wrong));
    await hand.press(dialog.getByRole('button', { name: '下一步' }));
    await expect(dialog.getByText(/^共 20 行/)).toBeVisible();
    await hand.press(dialog.getByRole('button', { name: '开始上传' }));
  };
  await importFile(true);
  await expect(dialog.getByText('共20行，成功17行，失败3行')).toBeVisible();
  await expect(dialog.getByRole('cell', { name: '联系人不能为空' })).toBeVisible();
  await hand.press(dialog.getByRole('button', { name: '继续导入' }));
  await importFile(false);
  await expect(dialog).toBeHidden();
});

task('pastes 50 × 8 cells, takes it back, fills, replaces and filters', async (hand, page, url) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin: url });
  await page.setViewportSize({ width: 1800, height: 900 });
  await enter(hand, page, url, 'purchaser');
  await page.goto(`${url}/demo/grid-sync`);
  await expect(page.getByText('已同步')).toBeVisible();
  const cell = (row: number, column: string) =>
    page.locator(`[role=row][aria-rowindex="${row + 1}"]`).getByRole('textbox', { name: column, exact: true });
  const name = (at: number) => `${hand.name} 阀门 ${at}`;
  const block = Array.from({ length: 50 }, (_, at) =>
    [name(at), 'DN50', '台', at + 1, 10.5, '华东精密', '2026-12-01', '是'].join('\t'),
  ).join('\n');
  await page.evaluate((text) => navigator.clipboard.writeText(text), block);

  await hand.focus(cell(1, '物料名称'));
  await page.keyboard.press('Control+v');
  await expect(page.getByText(/^已写入 400 个单元格/).last()).toBeVisible();
  await expect(cell(2, '物料名称')).toHaveValue(name(1));
  await hand.press(page.getByRole('button', { name: '撤销', exact: true }).first());
  await expect(cell(2, '物料名称')).not.toHaveValue(name(1));
  await hand.press(page.getByRole('button', { name: '重做', exact: true }).first());
  await hand.focus(page.getByRole('grid').getByRole('textbox').first());
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+Home');
  await expect(cell(2, '物料名称')).toHaveValue(name(1));

  await test.step('fills the remark down', async () => {
    await hand.fill(cell(1, '备注'), `急件 ${hand.name}`);
    await page.keyboard.press('Enter');
    await hand.focus(cell(1, '备注'));
    if (hand === mouse) await cell(5, '备注').click({ modifiers: ['Shift'] });
    else for (let step = 0; step < 4; step += 1) await page.keyboard.press('Shift+ArrowDown');
    await page.keyboard.press('Control+d');
    await expect(cell(5, '备注')).toHaveValue(`急件 ${hand.name}`);
  });

  await test.step('replaces', async () => {
    await hand.press(page.getByRole('button', { name: '查找和替换' }));
    await hand.fill(page.getByRole('searchbox', { name: '查找' }), 'DN50');
    await hand.fill(page.getByRole('textbox', { name: '替换为' }), 'DN80');
    await hand.press(page.getByRole('button', { name: '全部替换' }));
    await expect(page.getByText(/^已替换 \d+ 个单元格/).last()).toBeVisible();
    await expect(cell(1, '规格型号')).toHaveValue('DN80');
    await hand.press(page.getByRole('button', { name: '关闭查找' }));
  });

  await test.step('filters', async () => {
    await hand.press(page.getByRole('button', { name: '筛选', exact: true }));
    await hand.press(page.getByRole('menuitem', { name: '物料名称' }));
    const panel = page.getByRole('dialog', { name: '筛选「物料名称」' });
    await hand.fill(panel.getByRole('textbox', { name: '包含' }), name(49));
    await hand.press(panel.getByRole('button', { name: '筛选' }));
    await expect(cell(1, '物料名称')).toHaveValue(name(49));
    await hand.press(page.getByRole('button', { name: '清除全部筛选' }));
    await expect(cell(1, '物料名称')).toHaveValue(name(0));
  });
});

test.describe('conflicts', () => {
  for (const hand of [mouse, keyboard])
    test(`two people choose between their values (${hand.name})`, async ({ browser }) => {
      test.setTimeout(240_000);
      const folder = demoFolder();
      let server = await startServer({ dataDir: folder.path });
      const open = async (username: string) => {
        const context = await browser.newContext({ locale: 'zh-CN', viewport: { width: 1800, height: 900 } });
        const page = await context.newPage();
        await enter(hand, page, server.url, username);
        await page.goto(`${server.url}/demo/grid-sync`);
        await expect(page.getByText('已同步')).toBeVisible();
        return page;
      };
      const [li, wang] = [await open('purchaser'), await open('manager')];
      const remark = (page: Page) =>
        page.locator('[role=row][aria-rowindex="2"]').getByRole('textbox', { name: '备注', exact: true });
      await li.context().setOffline(true);
      await server.kill();
      await expect(li.getByText('连接已断开')).toBeVisible();
      await hand.fill(remark(li), '按 480 定');
      await hand.fill(remark(wang), '按 490 定');
      for (const page of [li, wang]) await page.keyboard.press('Enter');
      server = await startServer({ dataDir: folder.path, port: Number(new URL(server.url).port) });
      await expect(wang.getByText('已同步')).toBeVisible({ timeout: 60_000 });
      await li.context().setOffline(false);
      await expect(li.getByText('1 处冲突')).toBeVisible({ timeout: 60_000 });
      await hand.press(wang.getByRole('button', { name: '1 处冲突' }));
      await hand.press(wang.getByRole('button', { name: '用我的' }));
      for (const page of [li, wang]) {
        await expect(remark(page)).toHaveValue('按 490 定');
        await expect(page.getByText('1 处冲突')).toHaveCount(0);
        await page.context().close();
      }
      await server.stop();
      folder.remove();
    });
});
