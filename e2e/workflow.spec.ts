import type { Browser, Locator, Page } from '@playwright/test';
import { done, signInToApi } from './support/api.ts';
import { expect, signIn, test } from './support/test.ts';

const item = (id: string, compType: string, label: string, more: object = {}) => ({
  id,
  _id: id,
  compType,
  label,
  showLabel: true,
  ...more,
});

/** A leave request: days, reason, and a remark of the approvers. */
const FORM = JSON.stringify({
  list: [
    item('fd_days', 'inputNumber', '请假天数', { required: true, min: 1, max: 30 }),
    item('fd_reason', 'input', '请假事由', { required: true }),
    item('fd_salary', 'input', '薪资备注'),
    item('fd_cover', 'input', '工作交接'),
  ],
  config: {},
});

/** Picks a user by the account in the picker of a field. */
async function pickUser(page: Page, within: Locator, label: string, username: string, title = label) {
  await expect(within).not.toHaveClass(/ant-zoom/);
  await within.getByRole('textbox', { name: label }).press('Enter');
  const dialog = page.locator(':not(.ant-zoom-leave)').and(page.getByRole('dialog', { name: title, exact: true }));
  await expect(dialog).not.toHaveClass(/ant-zoom/);
  await dialog.getByRole('textbox', { name: '用户账号' }).fill(username);
  const row = dialog.getByRole('row').filter({ has: page.getByText(username, { exact: true }) });
  await row.getByRole('checkbox').or(row.getByRole('radio')).check();
  await dialog.getByRole('button', { name: '确定' }).click();
  await expect(dialog).toBeHidden();
}

async function openAs(browser: Browser, url: string, username: string, viewport = { width: 1440, height: 900 }) {
  const context = await browser.newContext({ locale: 'zh-CN', viewport, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await signIn(page, url, username);
  return page;
}

test('a leave request is drawn, given a form, started, returned, countersigned and approved', async ({
  page,
  browser,
  server,
}) => {
  test.setTimeout(180_000);
  const api = await signInToApi(server.url, 'manager');
  await done(api.post('/flowable/form/add', { formName: '请假单', formContent: FORM }));
  await signIn(page, server.url, 'admin', { tenant: '锐衡装备制造集团' });

  const addStep = async (before: string, hint: string) => {
    await page.getByRole('button', { name: `在“${before}”之后添加步骤` }).click();
    await page.getByText(hint, { exact: true }).click();
  };
  /** Opens the settings of a step, names it and chooses who approves. */
  const setUp = async (card: string, name: string, kind: string, more?: (drawer: Locator) => Promise<void>) => {
    await page.getByRole('button', { name: card, exact: true }).click();
    const drawer = page.getByRole('dialog');
    await drawer.getByRole('textbox', { name: '名称' }).fill(name);
    await drawer.getByRole('combobox', { name: '审批人' }).click();
    await page.locator('.ant-select-dropdown:visible').getByTitle(kind, { exact: true }).click();
    await more?.(drawer);
    await drawer.getByRole('button', { name: /关闭|Close/ }).click();
    await expect(drawer).toBeHidden();
  };

  await test.step('the administrator draws it in the simple designer', async () => {
    await page.goto(`${server.url}/flowable/definition`);
    await page.getByRole('button', { name: '新建流程' }).click();
    await expect(page.getByRole('button', { name: '发布', exact: true })).toBeVisible();
    await page.getByRole('textbox', { name: '流程名称' }).fill('请假审批');
    await page.getByRole('textbox', { name: '流程标识' }).fill('leave_request');
    await page.getByRole('button', { name: '发起设置：发起' }).click();
    const drawer = page.getByRole('dialog');
    await drawer.getByRole('combobox', { name: '主表单' }).fill('请假单');
    await page.locator('.ant-select-dropdown:visible').getByTitle('请假单', { exact: true }).click();
    await expect(drawer.getByRole('table')).toContainText('请假天数');
    await drawer.getByRole('button', { name: /关闭|Close/ }).click();
    await addStep('发起', '由指定的人处理');
    await setUp('审批：审批', '填写申请', '发起人自己');
    await addStep('填写申请', '各条同时进行');
    await addStep('分支1', '由指定的人处理');
    await setUp('审批：审批', '主管审批', '指定成员', async (settings) => {
      await pickUser(page, settings, '成员', 'approver', '根据部门选择用户');
      const rights = settings.getByRole('table');
      await rights.getByRole('radio', { name: '薪资备注：隐藏' }).check();
      await rights.getByRole('radio', { name: '工作交接：必填' }).check();
    });
    await addStep('分支2', '由指定的人处理');
    await setUp('审批：审批', '人事审批', '指定成员', async (settings) => {
      await pickUser(page, settings, '成员', 'manager', '根据部门选择用户');
    });
  });

  await test.step('opens it in the modeler, and publishes it', async () => {
    await page.getByText('流程图', { exact: true }).click();
    const canvas = page.locator('.djs-container');
    await expect(canvas.getByText('主管审批')).toBeVisible();
    await expect(canvas.getByText('人事审批')).toBeVisible();
    await page.getByText('简易设计器', { exact: true }).click();
    await expect(page.getByRole('button', { name: '审批：人事审批' })).toBeVisible();
    await page.getByText('流程图', { exact: true }).click();
    await expect(canvas.getByText('人事审批')).toBeVisible();
    await page.getByRole('button', { name: '发布' }).click();
    await expect(page.getByText('发布成功')).toBeVisible();
  });

  const declarer = await openAs(browser, server.url, 'declarer');
  await test.step('a declarer starts it', async () => {
    await declarer.goto(`${server.url}/flowable/task/process`);
    await declarer.getByRole('button', { name: '发起流程' }).click();
    await declarer.getByRole('dialog').getByText('请假审批').click();
    await declarer.getByRole('button', { name: '提交申请' }).click();
    await expect(declarer.getByText('请假事由').first()).toBeVisible();
    await declarer.getByRole('spinbutton', { name: '请假天数' }).fill('3');
    await declarer.getByRole('textbox', { name: '请假事由' }).fill('回家探亲');
    await declarer.getByRole('textbox', { name: '薪资备注' }).fill('扣全勤');
    await declarer.getByRole('button', { name: '提交申请' }).click();
    await expect(declarer.getByText('流程启动成功')).toBeVisible();
    await expect(declarer).toHaveURL(/procInsId=/);
  });
  const path = declarer.url();

  const approver = await openAs(browser, server.url, 'approver');
  const history = (reader: Page) => reader.getByRole('list', { name: '流转记录' });
  const confirm = async (actor: Page, action: string, fill?: (dialog: Locator) => Promise<void>) => {
    const dialog = actor.getByRole('dialog', { name: action, exact: true });
    await fill?.(dialog);
    await dialog.getByRole('button', { name: '确定' }).click();
    await expect(dialog).toBeHidden();
  };
  const more = async (actor: Page, action: string) => {
    await actor.getByRole('button', { name: '更多' }).last().click();
    await actor.getByRole('menuitem', { name: action }).click();
  };

  await test.step('an approver finds it in the list of tasks, without the field that is hidden there', async () => {
    await approver.goto(`${server.url}/flowable/task/todo`);
    await approver.getByRole('link', { name: /^办理/ }).first().click();
    await expect(approver.getByText('回家探亲')).toBeVisible();
    await expect(approver.getByText('薪资备注')).toHaveCount(0);
    await expect(approver.getByRole('textbox', { name: '请假事由' })).toHaveCount(0);
  });

  await test.step('the approver asks one more to sign', async () => {
    await more(approver, '加签');
    await confirm(approver, '加签', (dialog) => pickUser(approver, dialog, '加签人', 'purchaser'));
    await expect(history(approver).getByText('加签', { exact: true })).toBeVisible();
  });

  const manager = await openAs(browser, server.url, 'manager');
  await test.step('the other approver returns it with a reason', async () => {
    await manager.goto(path);
    await expect(manager.getByText('扣全勤')).toBeVisible();
    await manager.getByRole('button', { name: '退回', exact: true }).click();
    await confirm(manager, '退回', async (dialog) => {
      await dialog.getByRole('radio', { name: '填写申请' }).check();
      await dialog.getByRole('textbox', { name: '意见' }).fill('请写明航班');
    });
  });

  await test.step('the declarer corrects it and submits it again', async () => {
    await expect(history(declarer).getByText('请写明航班')).toBeVisible();
    await declarer.getByRole('textbox', { name: '请假事由' }).fill('回家探亲，12 月 1 日航班');
    await declarer.getByRole('button', { name: '重新提交' }).click();
    await confirm(declarer, '重新提交');
    await expect(declarer.getByText('重新提交成功')).toBeVisible();
  });

  await test.step('a required field is asked for, then both approve', async () => {
    await approver.reload();
    await expect(approver.getByText('回家探亲，12 月 1 日航班')).toBeVisible();
    await approver.getByRole('button', { name: '通过', exact: true }).click();
    await expect(approver.getByText(/工作交接.*不能为空|该字段不能为空/).first()).toBeVisible();
    await approver.getByRole('textbox', { name: '工作交接' }).fill('已交接给李工');
    await approver.getByRole('button', { name: '通过', exact: true }).click();
    await confirm(approver, '通过');
    await manager.reload();
    await manager.getByRole('button', { name: '通过', exact: true }).click();
    await confirm(manager, '通过');
  });

  await test.step('the page of the declarer shows the end and the whole way', async () => {
    await expect(declarer.getByText('审批通过').first()).toBeVisible();
    await expect(declarer.getByText('已交接给李工')).toBeVisible();
    const drawing = declarer.getByRole('group', { name: '流程图' });
    await expect(drawing.locator('.djs-shape.is-current')).toHaveCount(0);
    // Start, application, both gateways, both approvals and the end.
    await expect(drawing.locator('.djs-shape.is-done')).toHaveCount(7);
    for (const event of ['发起', '加签', '退回', '流程结束']) {
      await expect(history(declarer).getByText(event, { exact: true }).first()).toBeVisible();
    }
  });
});
