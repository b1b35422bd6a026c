import { file, refuse, reply, type FakeRoutes } from '@gezi/client/testing';
import type { ExpertTask } from '@gezi/domain';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expertAuth, taskOf } from '../../../testing/appraisalFixtures';
import { pageOf } from '../../../testing/fixtures';
import { permissionsFor } from '../../../testing/peopleFixtures';
import { pressExport } from '../../../testing/pressExport';
import { renderPage } from '../../../testing/renderPage';
import { AppraiseListPage } from './AppraiseListPage';

const drawn = taskOf({ status: '0', status_dictText: '已抽取', actions: ['accept', 'decline'] });

async function atList(rows: ExpertTask[], routes: FakeRoutes = {}, isNarrow = false, auth = expertAuth) {
  const page = renderPage({
    page: <AppraiseListPage />,
    path: '/procurement/appraise',
    auth,
    isNarrow,
    routes: {
      'GET /procurement/appraise/myTasks': reply(pageOf(rows)),
      'GET /sys/savedQuery/list': reply([]),
      ...routes,
    },
  });
  await screen.findByText(rows[0]!.proName);
  return page;
}
const names = ['评分', '查看', '接受', '拒绝'];
const offered = ({ proName }: ExpertTask) =>
  names.filter((name) => screen.queryByRole('button', { name: `${name} ${proName}` }) !== null);

test.each([
  ['scoring', taskOf(), ['评分']],
  ['submitted', taskOf({ status: '4', actions: [] }), ['查看']],
  ['declined', taskOf({ status: '2', actions: [] }), []],
])('offers the actions of a task that is %s', async (_name, task, actions) => {
  await atList([task]);
  expect(offered(task)).toEqual(actions);
});

test('accepts a task after a question', async () => {
  const ACCEPT = 'POST /procurement/appraise/accept';
  const { server } = await atList([drawn], { [ACCEPT]: reply(taskOf({ status: '1' })) });
  fireEvent.click(screen.getByRole('button', { name: `接受 ${drawn.proName}` }));
  const question = await screen.findByText(/没有利害关系/);
  fireEvent.click(within(question.closest<HTMLElement>('.ant-popover, [role="dialog"]')!).getByText(/确\s*定/));
  await waitFor(() => expect(server.requestsOf(ACCEPT).map(({ body }) => body)).toEqual([{ id: 't1' }]));
});

test('a refused decline shows the task as somebody else left it, with the reason kept', async () => {
  let task = drawn;
  await atList([drawn], {
    'GET /procurement/appraise/myTasks': () => reply(pageOf([task])),
    'POST /procurement/appraise/decline': () => {
      task = taskOf({ status: '4', status_dictText: '已提交', actions: [] });
      return refuse('任务状态已变更', { field: 'status' });
    },
  });
  fireEvent.click(screen.getByRole('button', { name: `拒绝 ${drawn.proName}` }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(dialog.getByRole('textbox'), { target: { value: '出差' } });
  fireEvent.click(dialog.getByRole('button', { name: /确\s?定/ }));
  expect(await screen.findByText('已提交')).toBeInTheDocument();
  expect(dialog.getByText('任务状态已变更')).toBeVisible();
  expect(dialog.getByRole('textbox')).toHaveValue('出差');
});

test('shows tasks as cards on a phone', async () => {
  await atList([drawn], {}, true);
  expect(screen.getByText(drawn.proName)).toBeVisible();
  expect(screen.queryByRole('grid')).toBeNull();
});

test('exports the tasks', async () => {
  const auth = [...expertAuth, ...permissionsFor('procurement:appraise', ['export'])] as typeof expertAuth;
  const routes = { 'GET /procurement/appraise/exportXls': file('x', 'x.xlsx') } satisfies FakeRoutes;
  const { server } = await atList([drawn], routes, false, auth);
  expect((await pressExport(server, '/procurement/appraise/exportXls')).name).toMatch(/\.xlsx$/);
});
