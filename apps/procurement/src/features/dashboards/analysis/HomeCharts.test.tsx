import { never, refuse, reply } from '@gezi/client/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { permissionsFor } from '../../../testing/peopleFixtures';
import { renderPage } from '../../../testing/renderPage';
import { HomeCharts } from './HomeCharts';

const VISITS = 'GET /sys/visitInfo';
const week = [1, 2, 0, 4, 5, 6, 7].map((visit, nth) => ({
  type: `11-1${nth}`,
  tian: `2026-11-1${nth}`,
  visit,
  ip: 1,
}));

const show = (visits: ReturnType<typeof reply>, action = 'list') =>
  renderPage({
    page: <HomeCharts />,
    path: '/dashboard/analysis',
    auth: permissionsFor('system:log', [action]),
    routes: { [VISITS]: visits },
  });

const bars = async () =>
  within(await screen.findByRole('list', { name: '登录次数' }))
    .getAllByRole('listitem')
    .map((bar) => bar.textContent);

test('shows the sign-ins of the last days', async () => {
  show(reply(week));
  expect(await bars()).toEqual(['111-10', '211-11', '011-12', '411-13', '511-14', '611-15', '711-16']);
  fireEvent.click(screen.getByText('近 3 天'));
  expect(await bars()).toEqual(['511-14', '611-15', '711-16']);
});

test('states that there are no figures', async () => {
  show(reply(week.map((day) => ({ ...day, visit: 0 }))));
  expect(await screen.findByText('暂无数据')).toBeInTheDocument();
});

test('shows that figures are loaded', async () => {
  show(never());
  expect(await screen.findByText('登录次数')).toBeInTheDocument();
  expect(document.querySelector('.ant-skeleton')).not.toBeNull();
});

test('loads again after a failure', async () => {
  const { server } = show(refuse('统计服务繁忙'));
  const retry = await screen.findByRole('button', { name: /重\s?试/ });
  server.route(VISITS, reply(week));
  fireEvent.click(retry);
  expect(await bars()).toHaveLength(7);
});

test('shows the number of plans per state', async () => {
  renderPage({
    page: <HomeCharts />,
    path: '/dashboard/analysis',
    auth: permissionsFor('purchase:purchasePlan', ['list']),
    routes: {
      'GET /purchase/purchasePlan/list': ({ query }) => reply({ records: [], total: query.status === '1' ? 8 : 2 }),
      'GET /sys/dict/getDictItems/{dictCode}': reply([{ value: '1', text: '审批中' }]),
    },
  });
  const chart = within(await screen.findByRole('list', { name: '各状态的需求计划' }));
  expect((await chart.findByText('审批中')).closest('li')).toHaveTextContent('8审批中');
});

test('shows charts only to those who may read their records', async () => {
  const { server } = show(reply(week), 'other');
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(server.requestsOf(VISITS)).toEqual([]);
  expect(screen.queryByText('登录次数')).toBeNull();
});
