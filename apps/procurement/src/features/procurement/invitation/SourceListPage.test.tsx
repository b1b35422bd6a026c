import { file, reply, type FakeRoutes } from '@gezi/client/testing';
import type { SourceRow } from '@gezi/domain';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { pageOf } from '../../../testing/fixtures';
import { permissionsFor } from '../../../testing/peopleFixtures';
import { pressExport } from '../../../testing/pressExport';
import { renderPage } from '../../../testing/renderPage';
import { SourceListPage } from './SourceListPage';
import { sourceRowOf } from './testing/fixtures';

const LIST = 'GET /procurement/source/list';

async function atHall(
  rows: SourceRow[],
  { routes = {}, isNarrow = false }: { routes?: FakeRoutes; isNarrow?: boolean } = {},
) {
  const page = renderPage({
    page: <SourceListPage />,
    path: '/procurement/source',
    isNarrow,
    supplierId: 's1',
    auth: [
      ...permissionsFor('procurement:source', ['list', 'register', 'export']),
      ...permissionsFor('supplier:bidding', ['add']),
    ],
    routes: { [LIST]: reply(pageOf(rows)), 'GET /sys/savedQuery/list': reply([]), ...routes },
  });
  await screen.findByText(rows[0]!.proName);
  return page;
}

test('shows projects with the time left until the quotation starts or ends', async () => {
  await atHall([
    sourceRowOf(),
    sourceRowOf({ id: 'g2', proName: '电缆集中竞价', status: '3', status_dictText: '待开始', actions: [] }),
    sourceRowOf({ id: 'g3', proName: '润滑油公开寻源', status: '10', status_dictText: '已流标', actions: [] }),
  ]);
  const timers = screen.getAllByRole('timer').map(({ textContent }) => textContent);
  expect(timers).toEqual([expect.stringMatching(/^2天 0[12]:\d\d:\d\d$/), '即将开始']);
});

test('searches by keyword', async () => {
  const { server } = await atHall([sourceRowOf()]);
  fireEvent.change(screen.getByLabelText('关键字'), { target: { value: '阀门' } });
  fireEvent.click(screen.getByRole('button', { name: '查询' }));
  await waitFor(() => expect(server.requestsOf(LIST).at(-1)?.query).toMatchObject({ keyword: '阀门' }));
});

test('registers after a question', async () => {
  const REGISTER = 'POST /procurement/source/register';
  const { server } = await atHall([sourceRowOf()], { routes: { [REGISTER]: reply(null) } });
  fireEvent.click(screen.getByRole('button', { name: '报名 厂区阀门公开寻源' }));
  const question = await screen.findByText('报名参与采购项目“厂区阀门公开寻源”？');
  fireEvent.click(within(question.closest<HTMLElement>('.ant-popover, [role="dialog"]')!).getByText(/确\s*定/));
  await waitFor(() => expect(server.requestsOf(REGISTER)[0]?.body).toEqual({ purchaseInfoId: 'g1' }));
  expect(await screen.findByText('报名成功')).toBeInTheDocument();
});

test('leads to the page of the own quotation', async () => {
  const { address } = await atHall([sourceRowOf({ inviteStatus: '1', actions: ['bid'] })]);
  expect(screen.queryByRole('button', { name: '报名 厂区阀门公开寻源' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: '去报价 厂区阀门公开寻源' }));
  expect(address()).toBe('/procurement/source/bid?id=g1');
});

test('shows cards with the countdown on phones', async () => {
  await atHall([sourceRowOf()], { isNarrow: true });
  const cards = within(screen.getByRole('list', { name: '寻源项目列表' }));
  expect(cards.getByRole('timer')).toHaveTextContent('2天');
});

test('exports the projects that are searched for', async () => {
  const { server } = await atHall([sourceRowOf()], {
    routes: { 'GET /procurement/source/exportXls': file('x', 'x.xlsx') },
  });
  fireEvent.change(screen.getByLabelText('关键字'), { target: { value: '阀门' } });
  fireEvent.click(screen.getByRole('button', { name: '查询' }));
  await waitFor(() => expect(server.requestsOf(LIST)).toHaveLength(2));
  const { query, name } = await pressExport(server, '/procurement/source/exportXls');
  expect(query).toMatchObject({ keyword: '阀门' });
  expect(name).toMatch(/\.xlsx$/);
});
