import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { smallTargets } from '../../../../ui/src/testing/targets';
import { EditableGrid } from '../../react/EditableGrid';
import type { EditableGridProps } from '../../react/EditableGridProps';
import { materialColumns, materials, type Material } from '../../testing/materials';
import { sheetReady } from '../../testing/sheetEvents';

const meta = {
  title: 'EditableGrid/Columns',
  component: EditableGrid<Material>,
  args: {
    columns: materialColumns.map((column) => ({ ...column, width: 140 })),
    rows: materials(12),
    label: '物料',
    rowNumber: true,
    size: 'small',
    toolbar: true,
    columnSettings: true,
  },
  loaders: [sheetReady],
} satisfies Meta<EditableGridProps<Material>>;
export default meta;
type Story = StoryObj<typeof meta>;

const headings = (root: HTMLElement) =>
  within(root)
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent);
const heading = (root: HTMLElement, name: string) => within(root).getByRole('columnheader', { name });
const widthOf = (element: Element) => Math.round(element.getBoundingClientRect().width);

async function drag(from: Element, dx: number, to?: Element) {
  const { left, top, width, height } = from.getBoundingClientRect();
  const end = to?.getBoundingClientRect();
  const at = (x: number) => ({
    clientX: x,
    clientY: top + height / 2,
    pointerId: 7,
    button: 0,
    buttons: 1,
    bubbles: true,
    cancelable: true,
  });
  const start = left + width / 2;
  const target = end ? end.left + end.width * 0.8 : start + dx;
  from.dispatchEvent(new PointerEvent('pointerdown', at(start)));
  for (const part of [0.5, 1]) {
    document.dispatchEvent(new PointerEvent('pointermove', at(start + (target - start) * part)));
    await new Promise((done) => requestAnimationFrame(done));
  }
  document.dispatchEvent(new PointerEvent('pointerup', at(target)));
}

/** The settings button is rendered immediately, the heading tools one frame later. */
async function ready(root: HTMLElement) {
  await within(root).findByRole('button', { name: '列设置' });
  await new Promise((done) => setTimeout(done, 50));
}

/** The handle of a heading resizes; a double click fits; Escape reverts the drag. */
export const Resize: Story = {
  async play({ canvas, canvasElement, userEvent }) {
    await ready(canvasElement);
    const grip = heading(canvasElement, '物料编码').querySelector('.gezi-grip')!;
    await drag(grip, 60);
    await waitFor(() => expect(widthOf(heading(canvasElement, '物料编码'))).toBe(200));
    await userEvent.dblClick(heading(canvasElement, '物料名称').querySelector('.gezi-grip')!);
    await waitFor(() => expect(widthOf(heading(canvasElement, '物料名称'))).toBeGreaterThan(140));
    canvas.getByRole('grid').focus();
    await userEvent.keyboard('{Alt>}{Shift>}{ArrowLeft}{/Shift}{/Alt}');
    await waitFor(() => expect(widthOf(heading(canvasElement, '物料编码'))).toBe(190));
    // The same at the heading itself, which moves with its column.
    await userEvent.keyboard('{ArrowUp}{Alt>}{Shift>}{ArrowLeft}{/Shift}{/Alt}');
    await waitFor(() => expect(widthOf(heading(canvasElement, '物料编码'))).toBe(180));
    await userEvent.keyboard('{Control>}{Alt>}{Shift>}{ArrowRight}{/Shift}{/Alt}{/Control}');
    await waitFor(() => expect(headings(canvasElement).indexOf('物料编码')).toBe(2));
    await waitFor(() => expect(heading(canvasElement, '物料编码')).toHaveFocus());
  },
};

/** By single presses and by typing: the width of a column in its settings, which is large enough to press. */
export const WidthField: Story = {
  async play({ canvas, canvasElement, userEvent }) {
    await ready(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '列设置' }));
    const panel = await screen.findByRole('dialog', { name: '列设置' });
    const field = () => within(panel).getByRole('spinbutton', { name: '物料编码的列宽（像素）' });
    await expect(field()).toHaveValue(widthOf(heading(canvasElement, '物料编码')));
    await userEvent.clear(field());
    await userEvent.type(field(), '220{Enter}');
    await waitFor(() => expect(widthOf(heading(canvasElement, '物料编码'))).toBe(220));
    await expect(field()).toHaveFocus();
    // A width beyond the bounds is the nearest that is allowed; text that is no number reverts.
    await userEvent.clear(field());
    await userEvent.type(field(), '1{Enter}');
    await waitFor(() => expect(field()).toHaveValue(widthOf(heading(canvasElement, '物料编码'))));
    await expect(field()).toHaveValue(40);
    await userEvent.clear(field());
    await userEvent.type(field(), '2{Enter}');
    await expect(field()).toHaveValue(40);
    await expect(smallTargets(panel)).toEqual([]);
  },
};

/** Keys that are pressed before the code of the column tools wait for it. */
export const KeysAtOnce: Story = {
  async play({ canvas, canvasElement, userEvent }) {
    canvas.getByRole('grid').focus();
    await waitFor(() => expect(document.activeElement!.closest('[role=gridcell]')).not.toBeNull());
    await userEvent.keyboard('{Alt>}{Shift>}{ArrowRight}{ArrowRight}{/Shift}{/Alt}');
    await userEvent.keyboard('{Control>}{Alt>}{Shift>}{ArrowRight}{/Shift}{/Alt}{/Control}');
    await waitFor(() => expect(headings(canvasElement).indexOf('物料编码')).toBe(2));
    await waitFor(() => expect(widthOf(heading(canvasElement, '物料编码'))).toBe(160));
  },
};

/** From right to left the left arrow goes on: with Alt+Shift it widens the column, at a cell or heading. */
export const ResizeFromRightToLeft: Story = {
  globals: { direction: 'rtl' },
  async play({ canvas, canvasElement, userEvent }) {
    await ready(canvasElement);
    const codeWidth = () => widthOf(heading(canvasElement, '物料编码'));
    const before = codeWidth();
    canvas.getByRole('grid').focus();
    await userEvent.keyboard('{Alt>}{Shift>}{ArrowLeft}{/Shift}{/Alt}');
    await waitFor(() => expect(codeWidth()).toBe(before + 10));
    await userEvent.keyboard('{ArrowUp}{Alt>}{Shift>}{ArrowLeft}{/Shift}{/Alt}');
    await waitFor(() => expect(codeWidth()).toBe(before + 20));
    await userEvent.keyboard('{Alt>}{Shift>}{ArrowRight}{/Shift}{/Alt}');
    await waitFor(() => expect(codeWidth()).toBe(before + 10));
    await userEvent.keyboard('{Control>}{Alt>}{Shift>}{ArrowLeft}{/Shift}{/Alt}{/Control}');
    await waitFor(() => expect(headings(canvasElement).indexOf('物料编码')).toBe(2));
    await waitFor(() => expect(heading(canvasElement, '物料编码')).toHaveFocus());
  },
};

/** Dragging a heading moves its column, as does Ctrl+Alt+Shift with an arrow key. */
export const Reorder: Story = {
  async play({ canvas, canvasElement, userEvent }) {
    await ready(canvasElement);
    await drag(
      heading(canvasElement, '需求时间').querySelector('.gezi-th-text')!,
      0,
      heading(canvasElement, '物料编码'),
    );
    await waitFor(() =>
      expect(headings(canvasElement).slice(0, 4)).toEqual(['序号', '物料编码', '需求时间', '物料名称']),
    );
    canvas.getByRole('grid').focus();
    await userEvent.keyboard('{Control>}{Alt>}{Shift>}{ArrowRight}{/Shift}{/Alt}{/Control}');
    await waitFor(() => expect(headings(canvasElement).slice(0, 3)).toEqual(['序号', '需求时间', '物料编码']));
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName('物料编码'));
    await expect(document.activeElement?.closest('[role=gridcell]')).toHaveAttribute('aria-colindex', '3');
  },
};

/** The settings hide, pin, move and search columns, and restore the defaults. */
export const Settings: Story = {
  async play({ canvas, canvasElement, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: '列设置' }));
    const panel = within(await within(document.body).findByRole('dialog', { name: '列设置' }));
    await expect(panel.getByRole('searchbox', { name: '搜索列' })).toHaveFocus();
    await userEvent.click(panel.getByRole('checkbox', { name: '物料类别' }));
    await expect(headings(canvasElement)).not.toContain('物料类别');
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-colcount', '8');
    await userEvent.click(panel.getByRole('button', { name: '「需求时间」固定在左侧' }));
    await waitFor(() => expect(headings(canvasElement).slice(0, 2)).toEqual(['序号', '需求时间']));
    panel.getByRole('button', { name: /移动「物料名称」/ }).focus();
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(headings(canvasElement).slice(2, 4)).toEqual(['物料名称', '物料编码']));
    await userEvent.type(panel.getByRole('searchbox'), '单价');
    await expect(panel.getAllByRole('listitem')).toHaveLength(1);
    await userEvent.clear(panel.getByRole('searchbox'));
    await userEvent.click(panel.getByRole('button', { name: '恢复默认' }));
    await expect(headings(canvasElement).slice(0, 5)).toEqual(['序号', '物料编码', '物料名称', '物料类别', '采购数量']);
  },
};

/** With an id, a user's column settings are stored in the browser, per user. */
export const Kept: Story = {
  args: { columnSettings: { id: 'stories.columns', user: 'u1' } },
  beforeEach() {
    localStorage.setItem(
      'gezi.editable-grid.columns.stories.columns.u1',
      JSON.stringify({ order: ['name', 'code'], hidden: ['remark'], widths: { name: 260 }, pins: { name: 'start' } }),
    );
    return () => localStorage.removeItem('gezi.editable-grid.columns.stories.columns.u1');
  },
  async play({ canvas, canvasElement, userEvent }) {
    await ready(canvasElement);
    await expect(headings(canvasElement).slice(0, 3)).toEqual(['物料名称', '序号', '物料编码']);
    await expect(widthOf(heading(canvasElement, '物料名称'))).toBe(260);
    canvas.getByRole('grid').focus();
    await userEvent.keyboard('{Alt>}{Shift>}{ArrowRight}{/Shift}{/Alt}');
    await waitFor(() => expect(localStorage.getItem('gezi.editable-grid.columns.stories.columns.u1')).toContain('270'));
  },
};
