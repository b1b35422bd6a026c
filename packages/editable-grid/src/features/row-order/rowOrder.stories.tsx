import type { Meta, StoryObj } from '@storybook/react-vite';
import { createRef } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { disabledBy } from '../../core/disabledBy';
import { EditableGrid } from '../../react/EditableGrid';
import type { EditableGridProps } from '../../react/EditableGridProps';
import type { GridApi } from '../../react/GridApi';
import { cellAt, inputAt } from '../../testing/gridCells';
import { materialColumns, materials, type Material } from '../../testing/materials';
import { pointer } from '../../testing/pointer';
import { sheetReady } from '../../testing/sheetEvents';

const api = createRef<GridApi<Material>>();
const rows = materials(8);
const numbered = rows.map((row, nth) => ({ ...row, orderNum: (nth + 1) * 10 }));

const meta = {
  title: 'EditableGrid/RowOrder',
  component: EditableGrid<Material>,
  args: {
    apiRef: api,
    columns: materialColumns,
    rows: numbered,
    label: '物料',
    dragSort: true,
    rowNumber: true,
    selection: 'checkbox',
    size: 'small',
    onRowsChange: fn(),
  },
  loaders: [sheetReady],
} satisfies Meta<EditableGridProps<Material>>;
export default meta;
type Story = StoryObj<typeof meta>;

const codes = () => api.current!.getRows().map(({ code }) => code.slice(-2));
const numbers = () => api.current!.getRows().map((row) => (row as Material & { orderNum: number }).orderNum);
const handleOf = (root: HTMLElement, row: number) => within(root).getByRole('button', { name: `移动第 ${row} 行` });
const spoken = (root: HTMLElement) => root.querySelector('.gezi-sr');

/** Sorting is loaded with the first grid that uses it. */
const ready = (root: HTMLElement) =>
  waitFor(async () => {
    const handle = handleOf(root, 1);
    drag(handle, [8, 8], 'Escape');
    if (!spoken(root)?.textContent) throw new Error('not there yet');
  });

/** A drag by mouse or touch. */
function drag(
  handle: HTMLElement,
  steps: readonly number[],
  end: 'pointerup' | 'pointercancel' | 'Escape' = 'pointerup',
) {
  const { left, top, height } = handle.getBoundingClientRect();
  const at = (y: number) => ({ button: 0, clientX: left + 10, clientY: top + height / 2 + y });
  pointer(handle, 'pointerdown', at(0));
  for (const y of steps) pointer(document, 'pointermove', at(y));
  if (end === 'Escape') document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  else pointer(document, end, at(steps.at(-1) ?? 0));
}

/** Handles, numbers, boxes. */
export const Handles: Story = {};
export const English: Story = { globals: { locale: 'en-US' } };
export const Dark: Story = { globals: { dark: 'dark' } };

/** Dragged down two positions: the rows between exchange their sort numbers; one undo reverts it. */
export const DraggedByPointer: Story = {
  async play({ canvasElement }) {
    await ready(canvasElement);
    drag(handleOf(canvasElement, 1), [10, 60, 49 * 2 + 4]);
    await waitFor(() => expect(codes().slice(0, 4)).toEqual(['02', '03', '01', '04']));
    await expect(numbers().slice(0, 4)).toEqual([10, 20, 30, 40]);
    await expect(spoken(canvasElement)).toHaveTextContent('已移到第 3 行');
    await expect(document.querySelector('.gezi-drag-ghost')).toBeNull();
    api.current!.undo();
    await waitFor(() => expect(codes().slice(0, 3)).toEqual(['01', '02', '03']));
    await expect(api.current!.isDirty()).toBe(false);
  },
};

/** During a drag a line marks the target and the row is faded. */
export const Dragging: Story = {
  async play({ canvasElement }) {
    await ready(canvasElement);
    const handle = handleOf(canvasElement, 2);
    const { left, top } = handle.getBoundingClientRect();
    pointer(handle, 'pointerdown', { button: 0, clientX: left + 10, clientY: top + 10 });
    pointer(document, 'pointermove', { clientX: left + 40, clientY: top + 160 });
    await expect(document.querySelector('.gezi-drag-ghost')).toHaveTextContent('第 2 行 · WL100002');
    await expect(canvasElement.querySelector('.gezi-drop-line')).toBeVisible();
    await expect(canvasElement.querySelector('.gezi-row-held')).toHaveAttribute('aria-rowindex', '3');
  },
};

/** Escape during a drag changes nothing. */
export const DragCancelled: Story = {
  async play({ canvasElement, args }) {
    await ready(canvasElement);
    drag(handleOf(canvasElement, 1), [10, 110], 'Escape');
    await expect(spoken(canvasElement)).toHaveTextContent('未移动，仍在第 1 行');
    await expect(args.onRowsChange).not.toHaveBeenCalled();
    drag(handleOf(canvasElement, 1), [10, 110], 'pointercancel');
    await expect(codes()[0]).toBe('01');
  },
};

/** Space picks up, arrow keys move, Space drops; each step is announced. Escape cancels. */
export const MovedByKeyboard: Story = {
  async play({ canvasElement, userEvent, args }) {
    await ready(canvasElement);
    handleOf(canvasElement, 2).focus();
    await userEvent.keyboard(' ');
    await expect(spoken(canvasElement)).toHaveTextContent('已拿起第 2 行，用上下方向键移动，空格放下，Esc 取消');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(spoken(canvasElement)).toHaveTextContent('移到第 4 行，共 8 行');
    await expect(args.onRowsChange).not.toHaveBeenCalled();
    await userEvent.keyboard(' ');
    await expect(codes().slice(0, 5)).toEqual(['01', '03', '04', '02', '05']);
    await expect(args.onRowsChange).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(handleOf(canvasElement, 4)).toHaveFocus());
    await userEvent.keyboard(' {Home}{Escape}');
    await expect(spoken(canvasElement)).toHaveTextContent('未移动，仍在第 4 行');
    await expect(codes().slice(0, 4)).toEqual(['01', '03', '04', '02']);
  },
};

/** Alt+Shift+arrow moves the active row from any of its cells. */
export const MovedByShortcut: Story = {
  async play({ canvasElement, userEvent }) {
    await ready(canvasElement);
    handleOf(canvasElement, 2);
    inputAt(canvasElement, 2, '物料名称').focus();
    await userEvent.keyboard('{Alt>}{Shift>}{ArrowUp}{/Shift}{/Alt}');
    await expect(codes().slice(0, 2)).toEqual(['02', '01']);
    await waitFor(() => expect(inputAt(canvasElement, 1, '物料名称')).toHaveFocus());
  },
};

/** The row's menu opens at its handle. Warns about inserting twice within 1.5 s. */
export const RowMenu: Story = {
  async play({ canvasElement, userEvent }) {
    await ready(canvasElement);
    const body = within(document.body);
    drag(handleOf(canvasElement, 3), []);
    let menu = await body.findByRole('menu', { name: '第 3 行的操作' });
    await userEvent.click(within(menu).getByRole('menuitem', { name: '上移' }));
    await expect(codes().slice(0, 3)).toEqual(['01', '03', '02']);
    handleOf(canvasElement, 1).focus();
    await userEvent.keyboard('{Enter}');
    menu = await body.findByRole('menu', { name: '第 1 行的操作' });
    await expect(within(menu).getByRole('menuitem', { name: '上移' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(within(menu).getByRole('menuitem', { name: '在下方插入一行' }));
    await waitFor(() => expect(inputAt(canvasElement, 2, '物料编码')).toHaveFocus());
    await expect(numbers().slice(0, 4)).toEqual([10, 11, 20, 30]);
    pointer(cellAt(canvasElement, 2, '序号'), 'contextmenu', { button: 2, clientX: 200, clientY: 120 });
    await userEvent.click(await body.findByRole('menuitem', { name: '在下方插入一行' }));
    await body.findByText('你点击的太快了，请慢点点击!');
    await expect(codes()).toHaveLength(9);
  },
};

/** Rows cannot be moved while a column sorts; disabled rows stay in place. */
export const NotNow: Story = {
  args: { rowDisabled: disabledBy({ kind: 'valve' }) },
  async play({ canvas, canvasElement, userEvent }) {
    await ready(canvasElement);
    await expect(handleOf(canvasElement, 2)).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(canvas.getByRole('button', { name: /采购数量/ }));
    drag(handleOf(canvasElement, 1), [10, 100]);
    await within(document.body).findByText('表格正按列排序，取消排序后才能移动行');
    await expect(codes().slice(0, 3)).toEqual(['01', '02', '03']);
  },
};
