import { refuse, reply } from '@gezi/client/testing';
import { positionFields, userFields, type PositionRow, type UserInList } from '@gezi/domain';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { pageOf } from '../../testing/fixtures';
import { permissionsFor } from '../../testing/peopleFixtures';
import { renderPage } from '../../testing/renderPage';
import { ListPage, type ListPageProps } from '../ListPage';

const LIST = 'GET /sys/position/list';
const list = { method: 'GET', path: '/sys/position/list' } as const;
const engineer = { id: 'p1', code: 'gcs', name: '工程师', postRank: '2' } as unknown as PositionRow;
const clerk = { id: 'p2', code: 'wy', name: '文员', postRank: '1' } as unknown as PositionRow;
const TEXTS = { title: '职务', listLabel: '职务列表' };

beforeEach(() => sessionStorage.clear());

function show(props: Partial<ListPageProps<PositionRow>> = {}, rows: object[] = [engineer, clerk]) {
  const page = (
    <ListPage
      fields={positionFields}
      endpoints={{ list, delete: { method: 'DELETE', path: '/sys/position/delete' }, deleteBatch: BATCH }}
      permission="system:position"
      texts={TEXTS}
      nameOf={({ name }) => name}
      {...props}
    />
  );
  return renderPage({
    page,
    path: '/position',
    isNarrow: true,
    auth: permissionsFor('system:position', ['list', 'edit', 'delete']),
    routes: {
      [LIST]: reply(pageOf(rows)),
      'DELETE /sys/position/deleteBatch': reply(null),
      'GET /sys/savedQuery/list': reply([]),
      'GET /': refuse('no address'),
    },
  });
}
const BATCH = { method: 'DELETE', path: '/sys/position/deleteBatch' } as const;

const cards = async () => {
  const found = await screen.findByRole('list', { name: '职务列表' });
  return within(found).getAllByRole('listitem');
};

test('shows a card per record with title and fields', async () => {
  show();
  const [first] = await cards();
  expect(within(first!).getByText('gcs')).toHaveClass('gezi-record-card-title');
  expect(within(first!).getByText('工程师')).toBeInTheDocument();
  expect(screen.queryByRole('grid')).toBeNull();
});

test('keeps the place of a field without a value', async () => {
  show({}, [{ ...engineer, postRank: undefined }]);
  const [first] = await cards();
  const rank = within(first!).getByText('职级');
  expect(rank.nextElementSibling).toBeEmptyDOMElement();
});

test('shows the status as a tag', async () => {
  const user = { id: 'u1', username: 'lihua', realname: '李华', status: 1 } as UserInList;
  show({ fields: userFields, nameOf: () => '李华' }, [user]);
  const [first] = await cards();
  expect(within(first!).getByText('正常').closest('.ant-tag')).not.toBeNull();
});

test('has all actions of a record in one menu', async () => {
  show({ form: () => null });
  await cards();
  fireEvent.click(screen.getByRole('button', { name: '更多 工程师' }));
  expect(await screen.findByRole('menuitem', { name: '编辑' })).toBeInTheDocument();
  fireEvent.click(screen.getByRole('menuitem', { name: '删除' }));
  expect(await screen.findByText('是否删除“工程师”?')).toBeInTheDocument();
});

test('sends the chosen order', async () => {
  const { server } = show();
  await cards();
  fireEvent.mouseDown(screen.getByRole('combobox', { name: '排序' }));
  fireEvent.click(await screen.findByTitle(/编码 降序$/));
  await waitFor(() => expect(server.requestsOf(LIST).at(-1)!.query).toMatchObject({ column: 'code', order: 'desc' }));
});

test('removes the selected records', async () => {
  const { server } = show();
  await cards();
  fireEvent.click(screen.getByRole('checkbox', { name: '选择 文员' }));
  expect(screen.getByText('已选 1 条')).toBeInTheDocument();
  fireEvent.click(screen.getByRole('checkbox', { name: '全选' }));
  expect(screen.getByText('已选 2 条')).toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: '批量删除' }));
  const question = await screen.findByRole('dialog');
  fireEvent.click(within(question).getByRole('button', { name: /删\s?除/ }));
  await waitFor(() =>
    expect(server.requestsOf('DELETE /sys/position/deleteBatch').at(-1)!.query).toMatchObject({ ids: 'p1,p2' }),
  );
});

test('opens the children of a record', async () => {
  const load = vi.fn<() => Promise<PositionRow[]>>(async () => [{ id: 'p3', code: 'zl', name: '助理' } as PositionRow]);
  const tree = { load };
  show({ tree }, [
    { ...engineer, hasChild: '1' },
    { ...clerk, hasChild: '0' },
  ]);
  await cards();
  expect(screen.queryByRole('button', { name: '文员 的下级' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: '工程师 的下级' }));
  expect(await screen.findByText('助理')).toBeInTheDocument();
  expect(load).toHaveBeenCalledOnce();
});

test('shows a failure with a way to retry', async () => {
  const { server } = show();
  await cards();
  server.route(LIST, refuse('暂时无法查询'));
  fireEvent.click(screen.getByRole('button', { name: '查询' }));
  expect(await screen.findByText('暂时无法查询')).toBeInTheDocument();
  server.route(LIST, reply(pageOf([clerk])));
  fireEvent.click(screen.getByRole('button', { name: '重试' }));
  await waitFor(() => expect(screen.queryByText('工程师')).toBeNull());
  expect(await cards()).toHaveLength(1);
});
