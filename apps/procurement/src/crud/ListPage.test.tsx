import { refuse, reply } from '@gezi/client/testing';
import { positionFields, type PositionRow } from '@gezi/domain';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { pageOf } from '../testing/fixtures';
import { permissionsFor } from '../testing/peopleFixtures';
import { renderPage } from '../testing/renderPage';
import { ListPage, type ListEndpoints } from './ListPage';

const LIST = 'GET /sys/position/list';
const list = { method: 'GET', path: '/sys/position/list' } as const;
const NO_DELETE = { method: 'DELETE', path: '' } as const;
const engineer = { id: 'p1', code: 'gcs', name: '工程师' } as PositionRow;
const ACTIONS = ['remove'] as const;
const TEXTS = { title: '职务', listLabel: '职务列表' };

function show(endpoints: ListEndpoints<PositionRow>) {
  const page = (
    <ListPage
      fields={positionFields}
      endpoints={endpoints}
      permission="system:position"
      texts={TEXTS}
      nameOf={({ name }) => name}
      rowActions={ACTIONS}
    />
  );
  return renderPage({
    page,
    path: '/position',
    auth: permissionsFor('system:position', ['list', 'delete']),
    routes: { [LIST]: reply(pageOf([engineer])), 'GET /sys/savedQuery/list': reply([]), 'GET /': refuse('no address') },
  });
}

test('a list without an address asks for one', async () => {
  const { server } = show({ list: { ...list, path: '' } });
  expect(await screen.findByText('请设置url.list属性!')).toBeInTheDocument();
  expect(server.requestsOf(LIST)).toEqual([]);
});

test('removing a record without an address asks for one', async () => {
  show({ list });
  fireEvent.click(await screen.findByRole('button', { name: '删除 工程师' }));
  expect(await screen.findByText('请设置url.delete属性!')).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('removing several without an address asks for one', async () => {
  show({ list, delete: { method: 'DELETE', path: '/sys/position/delete' }, deleteBatch: NO_DELETE });
  await within(await screen.findByRole('grid', { name: '职务列表' })).findByText('工程师');
  fireEvent.click(screen.getByRole('checkbox', { name: '选择第 1 行' }));
  fireEvent.click(screen.getByRole('button', { name: '批量删除' }));
  expect(await screen.findByText('请设置url.deleteBatch属性!')).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a list receives its visible columns', async () => {
  const { server } = show({ list });
  await within(await screen.findByRole('grid', { name: '职务列表' })).findByText('工程师');
  expect(server.requestsOf(LIST)[0]!.query.field).toMatch(/^id,code,name,/);
});
