import type { QuartzJob } from '@gezi/domain';
import { refuse, reply, type FakeRoutes } from '@gezi/client/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { pageOf } from '../../../testing/fixtures';
import { renderPage } from '../../../testing/renderPage';
import { JobListPage } from './JobListPage';

const LIST = 'GET /sys/quartzJob/list';
const job: QuartzJob = {
  id: 'j1',
  jobClassName: 'planStatistics',
  jobClassName_dictText: '需求计划统计',
  cronExpression: '0 15 9 ? * 6L *',
  timeZone: 'Asia/Shanghai',
  parameter: null,
  description: null,
  status: 0,
  status_dictText: '正常',
  delFlag: 0,
  nextRunTime: '2026-11-27 09:15:00',
  lastRunTime: '2026-10-30 09:15:00',
  lastResult: 'success',
  createBy: 'admin',
  createTime: '2026-10-01 08:00:00',
  updateBy: null,
  updateTime: '2026-10-01 08:00:00',
  sysOrgCode: null,
  tenantId: 1,
};
const rights = ['list', 'add', 'edit', 'delete', 'export', 'import'].map((action) => ({
  action: `system:quartzJob:${action}`,
  type: '2',
  describe: action,
}));

async function atList(routes: FakeRoutes = {}, auth = rights) {
  const app = renderPage({
    page: <JobListPage />,
    path: '/isystem/QuartzJobList',
    auth,
    routes: {
      [LIST]: reply(pageOf([job])),
      'GET /sys/quartzJob/jobOptions': reply([{ value: 'planStatistics', text: '需求计划统计' }]),
      'GET /sys/savedQuery/list': reply([]),
      ...routes,
    },
  });
  await within(await screen.findByRole('grid', { name: '定时任务列表' })).findByText('0 15 9 ? * 6L *');
  return app;
}

describe('the list', () => {
  test('shows schedules in words, and the last results', async () => {
    await atList();
    expect(screen.getByText('每月最后一个星期五 09:15 执行')).toBeVisible();
    expect(screen.getByText('2026-11-27 09:15:00')).toBeVisible();
    expect(screen.getByText('成功')).toBeVisible();
    expect(screen.getByRole('button', { name: '导出' })).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: '导入' }));
    expect(await screen.findByRole('dialog')).toBeInTheDocument();
  });

  test('offers no actions with read-only permissions', async () => {
    await atList({}, rights.slice(0, 1));
    for (const name of ['新增', '导入', '导出']) expect(screen.queryByRole('button', { name })).toBeNull();
    expect(screen.queryByRole('button', { name: /^编辑/ })).toBeNull();
    expect(screen.getByRole('button', { name: '执行日志 需求计划统计' })).toBeVisible();
  });

  test('runs a job immediately', async () => {
    const EXECUTE = 'GET /sys/quartzJob/execute';
    const { server } = await atList({ [EXECUTE]: reply(null) });
    fireEvent.click(screen.getByRole('button', { name: '更多 需求计划统计' }));
    fireEvent.click(await screen.findByText('立即执行'));
    expect(await screen.findByText('已开始执行')).toBeInTheDocument();
    expect(server.requestsOf(EXECUTE)[0]!.query).toMatchObject({ id: 'j1' });
  });
});

describe('the dialog', () => {
  test('sends changes and shows a refusal', async () => {
    const EDIT = 'PUT /sys/quartzJob/edit';
    const { server } = await atList({ [EDIT]: refuse('数据已被他人修改，请刷新后重试') });
    fireEvent.click(screen.getByRole('button', { name: '编辑 需求计划统计' }));
    const dialog = within(screen.getByRole('dialog'));
    fireEvent.change(dialog.getByLabelText('参数'), { target: { value: ' 30 ' } });
    fireEvent.click(dialog.getByRole('button', { name: '确定' }));
    expect(await dialog.findByText('数据已被他人修改，请刷新后重试')).toBeInTheDocument();
    expect(server.requestsOf(EDIT)[0]!.body).toMatchObject({
      id: 'j1',
      cronExpression: '0 15 9 ? * 6L *',
      parameter: '30',
      status: 0,
      updateTime: job.updateTime,
    });
    server.route(EDIT, reply(job));
    fireEvent.click(dialog.getByRole('button', { name: '确定' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('requires a job and a valid expression', async () => {
    const { server } = await atList();
    fireEvent.click(screen.getByRole('button', { name: '新增' }));
    const dialog = within(screen.getByRole('dialog'));
    fireEvent.change(dialog.getByLabelText('Cron表达式'), { target: { value: '' } });
    fireEvent.click(dialog.getByRole('button', { name: '确定' }));
    expect(await dialog.findByText('请选择任务')).toBeInTheDocument();
    expect(dialog.getByText('请输入Cron表达式')).toBeInTheDocument();
    expect(server.requestsOf('POST /sys/quartzJob/add')).toHaveLength(0);
  });
});

test('shows the results of past runs', async () => {
  const run = {
    id: 'r1',
    jobId: 'j1',
    trigger: 'manual',
    startTime: '2026-11-20 10:00:00',
    endTime: '2026-11-20 10:00:01',
    costTime: 1200,
    result: 'failure',
    message: '参数不正确',
    createBy: 'admin',
  };
  await atList({ 'GET /sys/quartzJob/runs': reply(pageOf([run])) });
  fireEvent.click(screen.getByRole('button', { name: '执行日志 需求计划统计' }));
  const grid = within(await screen.findByRole('grid', { name: '执行日志列表' }));
  expect(await grid.findByText('参数不正确')).toBeVisible();
  expect(grid.getByText('失败')).toBeVisible();
  expect(grid.getByText('手动 admin')).toBeVisible();
  expect(grid.getByText('1.2 秒')).toBeVisible();
});
