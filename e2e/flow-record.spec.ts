import { randomUUID } from 'node:crypto';
import { writeBpmn, type FlowRecord, type ProcDef, type ProcessDefinition } from '@gezi/domain';
import { done, signInToApi, type ApiCaller } from './support/api.ts';
import { expect, signIn, test } from './support/test.ts';

const userTask = (id: string, name: string, people: object) => ({
  id,
  name,
  type: 'userTask' as const,
  people: { dataType: 'fixed' as const, candidateUsers: [], candidateGroups: [], ...people },
});
const flow = (from: string, to: string) => ({ id: `${from}-${to}`, name: '', from, to });

/** The application, the approver, and the manager. */
const definitionOf = (name: string): ProcessDefinition => ({
  key: `p${randomUUID().replaceAll('-', '')}`,
  name,
  nodes: [
    { id: 'start', name: '开始', type: 'start' },
    userTask('apply', '填写申请', { assignee: '${INITIATOR}' }),
    userTask('head', '主管审批', { assignee: 'approver' }),
    userTask('boss', '经理审批', { assignee: 'manager' }),
    { id: 'end', name: '结束', type: 'end' },
  ],
  flows: [flow('start', 'apply'), flow('apply', 'head'), flow('head', 'boss'), flow('boss', 'end')],
});

/** Publishes a process and starts it as the declarer. @returns its id */
async function started(url: string, name: string): Promise<{ declarer: ApiCaller; procInsId: string }> {
  const manager = await signInToApi(url, 'manager');
  const declarer = await signInToApi(url, 'declarer');
  const published = await done<ProcDef>(
    manager.post('/flowable/definition/save', { xml: await writeBpmn(definitionOf(name)) }),
  );
  const { procInsId } = await done<{ procInsId: string }>(
    declarer.post(`/flowable/definition/startByProcDefId/${published.id}`, {}),
  );
  return { declarer, procInsId };
}
const recordOf = async (caller: ApiCaller, procInsId: string) =>
  (await caller.get<FlowRecord>('/flowable/task/flowRecord', { procInsId })).body.result;

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('approves with three touches from the list of tasks', async ({ page, server: { url } }) => {
    const name = `手机审批${randomUUID().slice(0, 4)}`;
    const { declarer, procInsId } = await started(url, name);
    await signIn(page, url, 'approver', { path: '/flowable/task/todo' });
    await page
      .getByText(new RegExp(`的${name}$`))
      .first()
      .tap();
    await page.getByRole('button', { name: '通过', exact: true }).tap();
    await page.getByRole('dialog', { name: '通过' }).getByRole('button', { name: '确定' }).tap();
    await expect(page.getByText('通过成功')).toBeVisible();
    await expect(page.getByText('经理审批（周明）')).toBeVisible();
    await expect(page.getByRole('button', { name: '通过', exact: true })).toBeHidden();
    const { history } = await recordOf(declarer, procInsId);
    expect(history.at(-1)).toMatchObject({ type: 'complete', username: 'approver', nodeName: '主管审批' });
  });

  test('has the other actions in a menu, and no part wider than the screen', async ({ page, server: { url } }) => {
    const { procInsId } = await started(url, '手机菜单');
    await signIn(page, url, 'approver', { path: `/flowable/task/record?procInsId=${procInsId}` });
    await page.getByRole('button', { name: '更多' }).last().tap();
    await expect(page.getByRole('menuitem', { name: '驳回' })).toBeVisible();
    const widths = await page.evaluate(() => [document.documentElement.scrollWidth, window.innerWidth]);
    expect(widths[0]).toBeLessThanOrEqual(widths[1]!);
  });
});

test('returns a task with a reason, is submitted again, and shows both to the other', async ({
  page,
  browser,
  server: { url },
}) => {
  const { procInsId } = await started(url, '退回补充');
  const path = `/flowable/task/record?procInsId=${procInsId}`;
  const other = await (await browser.newContext({ locale: 'zh-CN', timezoneId: 'Asia/Shanghai' })).newPage();
  await signIn(other, url, 'declarer', { path });
  await expect(other.getByText('主管审批（赵志强）')).toBeVisible();
  await signIn(page, url, 'approver', { path });
  await page.getByRole('button', { name: '退回', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: '退回' });
  await expect(dialog.getByRole('radio', { name: '填写申请' })).toBeChecked();
  await dialog.getByRole('textbox', { name: '意见' }).fill('请补充行程');
  await dialog.getByRole('button', { name: '确定' }).click();
  await expect(page.getByText('退回成功')).toBeVisible();

  // The page of the initiator follows.
  await expect(other.getByText('赵志强 已退回，页面已更新')).toBeVisible();
  await expect(other.getByRole('list', { name: '流转记录' }).getByText('请补充行程')).toBeVisible();
  await other.getByRole('button', { name: '重新提交' }).click();
  await other.getByRole('dialog', { name: '重新提交' }).getByRole('button', { name: '确定' }).click();
  await expect(other.getByText('重新提交成功')).toBeVisible();
  await expect(page.getByRole('button', { name: '通过', exact: true })).toBeVisible();
  await other.context().close();
});

test('refuses a stale action, keeps what was entered and shows the present state', async ({
  page,
  server: { url },
}) => {
  const { declarer, procInsId } = await started(url, '过期操作');
  await signIn(page, url, 'approver', { path: `/flowable/task/record?procInsId=${procInsId}` });
  await page.getByRole('button', { name: '驳回', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: '驳回' });
  await dialog.getByRole('textbox', { name: '意见' }).fill('金额不符');
  await done(declarer.post('/flowable/task/revokeProcess', { instanceId: procInsId }));
  await dialog.getByRole('button', { name: '确定' }).click();
  await expect(dialog.getByText('流程已结束')).toBeVisible();
  await expect(dialog.getByRole('textbox', { name: '意见' })).toHaveValue('金额不符');
  await expect(page.getByText('刘建国 已撤回，页面已更新')).toBeVisible();
});

test('starts a process with its form, after what is missing is filled in', async ({ page, server: { url } }) => {
  const manager = await signInToApi(url, 'manager');
  const field = { compType: 'input', ele: 'el-input', compName: '单行文本', compIcon: 'input', viewType: 'text' };
  const list = [{ ...field, id: 'reason', _id: 'reason', label: '用途', required: true, value: '' }];
  const form = await done<{ id: string }>(
    manager.post('/flowable/form/add', { formName: '用车单', formContent: JSON.stringify({ list, config: {} }) }),
  );
  const { deploymentId } = await done<ProcDef>(
    manager.post('/flowable/definition/save', { xml: await writeBpmn(definitionOf('用车')) }),
  );
  await done(
    manager.post('/flowable/sysDeployForm/add', {
      formId: form.id,
      deployId: deploymentId,
      nodeKey: 'apply',
      formFlag: '1',
    }),
  );
  await signIn(page, url, 'declarer', { path: `/flowable/task/record?deployId=${deploymentId}` });
  const reason = page.getByRole('textbox', { name: '用途' });
  await expect(page.getByText('主管审批（赵志强）')).toBeVisible();
  await page.getByRole('button', { name: '提交申请' }).click();
  await expect(reason).toBeFocused();
  await expect(page).toHaveURL(/deployId=/);
  await reason.fill('拜访客户');
  await page.getByRole('button', { name: '提交申请' }).click();
  await expect(page.getByText('流程启动成功')).toBeVisible();
  await expect(page).toHaveURL(/procInsId=/);
  await expect(page.getByText('拜访客户')).toBeVisible();
  await expect(page.getByRole('button', { name: '撤回' })).toBeVisible();
});

test('draws the way that was taken', async ({ page, server: { url } }) => {
  const { procInsId } = await started(url, '流程图');
  await signIn(page, url, 'approver', { path: `/flowable/task/record?procInsId=${procInsId}` });
  const drawing = page.getByRole('group', { name: '流程图' });
  await expect(drawing.locator('.djs-shape.is-current')).toHaveAttribute('data-element-id', 'head');
  await expect(drawing.locator('.djs-shape.is-done')).toHaveCount(2);
  await expect(drawing.locator('.djs-connection.is-taken')).toHaveCount(2);
});

test('asks a visitor to sign in, and returns', async ({ page, server: { url } }) => {
  const { procInsId } = await started(url, '访客');
  const path = `/flowable/task/record?procInsId=${procInsId}`;
  await page.goto(`${url}${path}`);
  await expect(page.getByRole('heading', { name: '请先登录' })).toBeVisible();
  await page.getByRole('button', { name: '登录' }).click();
  await expect(page).toHaveURL(`${url}/user/login?redirect=${encodeURIComponent(path)}`);
  expect((await fetch(`${url}/api/flowable/task/flowRecord?procInsId=${procInsId}`)).status).toBe(401);
});
