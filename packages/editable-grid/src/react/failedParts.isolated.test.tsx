import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { GeziProvider } from '@gezi/ui';
import { materialColumns, materials, type Material } from '../testing/materials';
import { EditableGrid } from './EditableGrid';
import type { EditableGridProps } from './EditableGridProps';
import type { GridApi } from './GridApi';

type Original = () => Promise<object>;

const { missingAtFirst } = await vi.hoisted(() => import('../testing/missingAtFirst'));
vi.mock('../features/comments/CommentCard', (original: Original) => missingAtFirst(original));
vi.mock('../features/comments/CommentList', (original: Original) => missingAtFirst(original));
vi.mock('../features/row-actions/RowActionMenu', (original: Original) => missingAtFirst(original));
vi.mock('../features/toolbar/GridToolbarBar', (original: Original) => missingAtFirst(original));
vi.mock('../features/rows/RowFeatures', (original: Original) => missingAtFirst(original));
vi.mock('./Pager', (original: Original) => missingAtFirst(original));

// React reports errors that a boundary has caught.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));

const LI = { id: 'li', name: '李四' };
const comment = { id: 'a', rowId: '1', column: 'name', text: '请核对', author: LI, time: '2026-03-05T08:30:00Z' };
const api = createRef<GridApi<Material>>();
const MESSAGE = '部分功能未能加载，请重试；仍失败时请保存后刷新页面';

function renderGrid(props: Partial<EditableGridProps<Material>>) {
  render(
    <GeziProvider>
      <EditableGrid label="物料" apiRef={api} columns={materialColumns} rows={materials(3)} {...props} />
    </GeziProvider>,
  );
}

/** The failure is shown once, a cell can still be edited, and the part loads after 重试. */
async function retryBesideTheGrid(open = () => {}) {
  expect(await screen.findByRole('alert')).toHaveTextContent(MESSAGE);
  const grid = screen.getByRole('grid', { name: '物料' });
  const remark = within(grid).getAllByRole('textbox')[0]!;
  await userEvent.clear(remark);
  await userEvent.type(remark, 'WL-9');
  expect(remark).toHaveValue('WL-9');
  act(open);
  await userEvent.click(screen.getByRole('button', { name: '重试' }));
  await vi.waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(within(grid).getAllByRole('textbox')[0]).toHaveValue('WL-9');
}

/** Repeats a call of the API until the part that takes it is there. */
const until = (ask: () => void) =>
  vi.waitFor(
    async () => {
      act(ask);
      await act(() => new Promise((done) => void setTimeout(done, 50)));
      expect(screen.getByRole('alert')).toBeVisible();
    },
    { timeout: 20_000 },
  );

// First: the parts within it, too, are missing at first.
test('the features of rows, whose keys are neither held nor repeated', async () => {
  renderGrid({ comments: { items: [comment], author: LI, onChange: () => undefined } });
  await screen.findByRole('alert');
  const [remark] = within(screen.getByRole('grid')).getAllByRole('textbox');
  remark!.focus();
  expect(fireEvent.keyDown(remark!, { key: 'm', code: 'KeyM', ctrlKey: true, altKey: true })).toBe(true);
  await retryBesideTheGrid();
  await act(() => new Promise((done) => void setTimeout(done, 200)));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.queryByText('请核对')).toBeNull();
});

test('the thread of a cell', async () => {
  renderGrid({ comments: { items: [comment], author: LI, onChange: () => undefined } });
  const open = () => api.current!.openComments('1', 'name');
  await until(open);
  // The card, and its failure, close when another cell gets the focus.
  await retryBesideTheGrid(open);
  expect(await screen.findByText('请核对')).toBeInTheDocument();
});

test('the list of comments', async () => {
  renderGrid({ comments: { items: [comment] } });
  await until(() => api.current!.openCommentList(document.body));
  await retryBesideTheGrid();
  expect(await screen.findByText('请核对')).toBeInTheDocument();
});

test('the menu of row actions', async () => {
  const onClick = vi.fn<() => void>();
  renderGrid({ rowActions: [{ key: 'copy', label: '复制为新行', inMenu: true, onClick }] });
  await userEvent.click((await screen.findAllByRole('button', { name: /更多/ }))[0]!);
  await retryBesideTheGrid();
  await userEvent.click(await screen.findByRole('menuitem', { name: '复制为新行' }));
  expect(onClick).toHaveBeenCalledTimes(1);
});

test('the toolbar and the pager, with one press', async () => {
  renderGrid({ toolbar: true, pagination: { pageSize: 2 } });
  await vi.waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(2));
  await userEvent.click(screen.getAllByRole('button', { name: '重试' })[0]!);
  expect(await screen.findByRole('button', { name: '新增' })).toBeVisible();
  expect(await screen.findByText('1-2 共3条')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});
