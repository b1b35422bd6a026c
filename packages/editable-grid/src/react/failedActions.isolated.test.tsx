import { act, createEvent, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { GeziProvider } from '@gezi/ui';
import type { LazyCode } from '../dom/lazyCode';
import { sheetCode } from '../features/sheetCode';
import { materialColumns, materials, type Material } from '../testing/materials';
import { EditableGrid } from './EditableGrid';
import type { GridApi } from './GridApi';

type Original = () => Promise<Record<string, LazyCode<unknown>>>;

const { server, fromServer } = vi.hoisted(() => {
  const state = { isDown: true };
  /** Code that only loads while the server is up. */
  const withServer = (code: LazyCode<unknown>): LazyCode<unknown> => ({
    get loaded() {
      return state.isDown ? undefined : code.loaded;
    },
    async load() {
      if (state.isDown) throw new TypeError('Failed to fetch dynamically imported module');
      return code.load();
    },
  });
  const from = async (original: Original) => {
    const codes = Object.entries(await original());
    return Object.fromEntries(codes.map(([name, code]) => [name, withServer(code)]));
  };
  return { server: state, fromServer: from };
});
vi.mock('../features/clipboard/clipboardCode', (original: Original) => fromServer(original));
vi.mock('../features/fill/fillCode', (original: Original) => fromServer(original));
vi.mock('../features/find/findCode', (original: Original) => fromServer(original));

beforeEach(() => {
  server.isDown = true;
  // React reports errors that a boundary has caught.
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

const api = createRef<GridApi<Material>>();
const codes = () => api.current!.getRows().map(({ code }) => code);
const TABLE = 'WL-1\t球阀\nWL-2\t闸阀\n';

/** A grid whose cell in the first row and column has the focus. */
async function renderGrid() {
  render(
    <GeziProvider>
      <EditableGrid label="物料" apiRef={api} spreadsheet columns={materialColumns} rows={materials(3)} />
    </GeziProvider>,
  );
  await act(() => sheetCode.load());
  const [input] = within(await screen.findByRole('grid')).getAllByRole('textbox');
  act(() => input!.focus());
  return input!;
}

function paste(text: string) {
  const focused = document.activeElement!;
  const clipboardData = { getData: (type: string) => (type === 'text/plain' ? text : '') };
  const event = createEvent.paste(focused, { clipboardData });
  fireEvent(focused, event);
  // The browser would write the whole table into one input.
  expect(event.defaultPrevented).toBe(true);
}

/** The failure is shown outside of the grid role; 重试 loads the code. */
async function retry() {
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('部分功能未能加载，请重试；仍失败时请保存后刷新页面');
  expect(alert.closest('[role=grid]')).toBeNull();
  server.isDown = false;
  await userEvent.click(screen.getByRole('button', { name: '重试' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: '重试' })).toBeNull());
}

test('a paste is carried out after the retry, at the cells where it was asked for', async () => {
  await renderGrid();
  paste(TABLE);
  await screen.findByRole('alert');
  expect(codes()).toEqual(['WL100001', 'WL100002', 'WL100003']);
  await retry();
  expect(codes()).toEqual(['WL-1', 'WL-2', 'WL100003']);
  expect(api.current!.getRows()[1]!.name).toBe('闸阀');
  expect(document.activeElement).toHaveValue('WL-1');
});

test('a retry that fails again keeps the paste', async () => {
  await renderGrid();
  paste(TABLE);
  await userEvent.click(await screen.findByRole('button', { name: '重试' }));
  await retry();
  expect(codes()).toEqual(['WL-1', 'WL-2', 'WL100003']);
});

test('a paste is dropped with a message when other cells were selected before the retry', async () => {
  await renderGrid();
  paste(TABLE);
  await screen.findByRole('alert');
  fireEvent.keyDown(document.activeElement!, { key: 'ArrowDown' });
  await retry();
  expect(codes()).toEqual(['WL100001', 'WL100002', 'WL100003']);
  expect(await screen.findByText('选区已改变，操作未执行，请重新操作')).toBeInTheDocument();
});

test('Delete empties the cell after the retry', async () => {
  const input = await renderGrid();
  fireEvent.keyDown(input, { key: 'Delete' });
  await retry();
  expect(codes()).toEqual(['', 'WL100002', 'WL100003']);
});

test.each(['Delete', 'd'])(
  '%s is dropped with a message when the cell has a new value before the retry',
  async (key) => {
    fireEvent.keyDown(await renderGrid(), { key: 'ArrowDown' });
    const input = document.activeElement!;
    fireEvent.keyDown(input, { key, ctrlKey: key === 'd' });
    await screen.findByRole('alert');
    fireEvent.input(input, { target: { value: 'WL-NEW' } });
    await retry();
    expect(codes()).toEqual(['WL100001', 'WL-NEW', 'WL100003']);
    expect(await screen.findByText('单元格已改变，操作未执行，请重新操作')).toBeInTheDocument();
  },
);

test('a paste is dropped when one of the cells that it would overwrite has changed before the retry', async () => {
  await renderGrid();
  paste(TABLE);
  await screen.findByRole('alert');
  const { id } = api.current!.getRows()[1]!;
  act(() => api.current!.setValue(id, 'code', 'WL-NEW'));
  await retry();
  expect(codes()).toEqual(['WL100001', 'WL-NEW', 'WL100003']);
  expect(await screen.findByText('单元格已改变，操作未执行，请重新操作')).toBeInTheDocument();
});

test('a paste is carried out when cells that it does not overwrite have changed before the retry', async () => {
  await renderGrid();
  paste(TABLE);
  await screen.findByRole('alert');
  const [first, , third] = api.current!.getRows();
  act(() => api.current!.setValue(first!.id, 'price', 3));
  act(() => api.current!.setValue(third!.id, 'code', 'WL-NEW'));
  await retry();
  expect(codes()).toEqual(['WL-1', 'WL-2', 'WL-NEW']);
});

test('Delete empties its own cell when a row was removed above it before the retry', async () => {
  await renderGrid();
  fireEvent.keyDown(document.activeElement!, { key: 'ArrowDown' });
  fireEvent.keyDown(document.activeElement!, { key: 'Delete' });
  await screen.findByRole('alert');
  act(() => api.current!.removeRows([api.current!.getRows()[0]!.id]));
  await retry();
  expect(codes()).toEqual(['', 'WL100003']);
});

test('Delete that is pressed twice empties the cell, without a message', async () => {
  const input = await renderGrid();
  fireEvent.keyDown(input, { key: 'Delete' });
  fireEvent.keyDown(input, { key: 'Delete' });
  await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(2));
  server.isDown = false;
  await userEvent.click(screen.getAllByRole('button', { name: '重试' })[0]!);
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(codes()[0]).toBe('');
  expect(screen.queryByText('选区已改变，操作未执行，请重新操作')).toBeNull();
});

test.each(['Delete', 'v'])('%s whose code loads on the second try leaves the focus to the user', async (key) => {
  const other = document.body.appendChild(document.createElement('input'));
  const input = await renderGrid();
  if (key === 'v') paste(TABLE);
  else fireEvent.keyDown(input, { key });
  server.isDown = false;
  act(() => other.focus());
  await waitFor(() => expect(codes()[0]).toBe(key === 'v' ? 'WL-1' : ''));
  expect(other).toHaveFocus();
  other.remove();
});

test('a paste selects its cells, so that a Delete that waits behind it is dropped with a message', async () => {
  const input = await renderGrid();
  paste(TABLE);
  fireEvent.keyDown(input, { key: 'Delete' });
  await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(2));
  server.isDown = false;
  await userEvent.click(screen.getAllByRole('button', { name: '重试' })[0]!);
  expect(await screen.findByText('选区已改变，操作未执行，请重新操作')).toBeInTheDocument();
  expect(codes()).toEqual(['WL-1', 'WL-2', 'WL100003']);
});

test('Ctrl+D fills after the retry', async () => {
  const input = await renderGrid();
  fireEvent.keyDown(input, { key: 'ArrowDown' });
  fireEvent.keyDown(document.activeElement!, { key: 'd', ctrlKey: true });
  await retry();
  await waitFor(() => expect(codes()).toEqual(['WL100001', 'WL100001', 'WL100003']));
});

test('Ctrl+F opens the search after the retry', async () => {
  const input = await renderGrid();
  fireEvent.keyDown(input, { key: 'f', ctrlKey: true });
  await retry();
  expect(screen.getByRole('searchbox', { name: '查找' })).toBeVisible();
});
