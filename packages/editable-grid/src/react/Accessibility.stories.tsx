import { walkFocus } from '../../../ui/src/testing/focusWalk';
import { hiddenFocus } from '../../../ui/src/testing/targets';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { startReader } from '../../../ui/src/testing/screenReader';
import { materialColumns, materials, type Material } from '../testing/materials';
import { cellAt, inputAt } from '../testing/gridCells';
import { EditableGrid } from './EditableGrid';
import type { EditableGridProps } from './EditableGridProps';

/** Main tasks by keyboard alone, with what a screen reader reads out. */
const meta = {
  title: 'EditableGrid/Accessibility',
  component: EditableGrid<Material>,
  args: {
    columns: materialColumns,
    rows: materials(40),
    label: '需求计划物料',
    selection: 'checkbox',
    toolbar: true,
    rowNumber: true,
  },
} satisfies Meta<EditableGridProps<Material>>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Task 1: find a cell and change it; a faulty value is read at its cell, counted below the grid, and reached again. */
export const CellEdited: Story = {
  async play({ canvas }) {
    const reader = startReader();
    if (!reader) return;
    canvas.getByRole('grid', { name: '需求计划物料' }).focus();
    await reader.reads('', 'textbox "物料编码" WL100001, required, row 2 of 43, column 3 of 10 物料编码');
    await reader.reads(
      '{ArrowDown}{ArrowRight}',
      'textbox "物料名称" 闸阀 DN30, required, row 3 of 43, column 4 of 10',
    );
    await reader.reads('{ArrowRight}', 'combobox "物料类别" 阀门, hasPopup=listbox, expanded=false, row 3 of 43');
    await reader.reads(
      '{ArrowRight}{Delete}',
      'invalid, required, row 3 of 43, column 6 of 10 采购数量: 采购数量不能为空',
      '1 处校验未通过',
    );
    await reader.reads('{Enter}', 'textbox "采购数量" 14, required, row 4 of 43');
    // The button beside the count leads back to the cell, and the corrected cell is no longer counted.
    canvas.getByRole('button', { name: '定位' }).focus();
    await reader.reads('{Enter}', 'invalid, required, row 3 of 43, column 6 of 10 采购数量: 采购数量不能为空');
    await reader.reads('12{Enter}{ArrowUp}', 'textbox "采购数量" 12, required, row 3 of 43');
    await expect(canvas.queryByRole('button', { name: '定位' })).toBeNull();
    reader.stop();
  },
};

/** Task 2: sort by a heading, and leave the grid. */
export const Sorted: Story = {
  async play({ canvas }) {
    const reader = startReader();
    if (!reader) return;
    canvas.getByRole('grid').focus();
    await reader.reads('{ArrowRight}{ArrowUp}', 'columnheader "物料名称", required, row 1 of 43, column 4 of 10');
    await reader.reads('{Enter}', 'column 4 of 10, ascending', '物料名称 升序');
    await reader.reads('{Enter}', 'column 4 of 10, descending', '物料名称 降序');
    await reader.reads('{ArrowDown}', 'row 2 of 43, column 4 of 10 物料名称');
    await reader.press('{Escape}{Tab}');
    await expect(canvas.getByRole('grid')).not.toContainElement(document.activeElement as HTMLElement);
    reader.stop();
  },
};

/** Task 3: select rows, delete them, take it back, and add a row. */
export const RowsChanged: Story = {
  async play({ canvas }) {
    const reader = startReader();
    if (!reader) return;
    canvas.getByRole('grid').focus();
    await reader.reads('{Home}', 'checkbox "选择第 1 行", checked=false, row 2 of 43, column 1 of 10');
    await reader.reads(' ', 'checkbox "选择第 1 行", checked, row 2 of 43, row selected', '选中 1 行');
    await reader.reads('{ArrowDown} ', 'checkbox "选择第 2 行", checked', '选中 2 行');
    canvas.getByRole('button', { name: '删除' }).focus();
    await reader.reads('{Enter}', 'button "确定"');
    await reader.reads('{Enter}', 'row 2 of 41', '已删除 2 行');
    await reader.reads('{Control>}z{/Control}', 'of 43');
    canvas.getByRole('button', { name: '新增' }).focus();
    await reader.reads('{Enter}', 'textbox "物料编码", required, row 42 of 44');
    reader.stop();
  },
};

/** From right to left: the first column is at the right, and the left arrow goes on. */
export const RightToLeft: Story = {
  args: {
    columns: materialColumns.map((column) => (column.key === 'code' ? { ...column, pin: 'start' as const } : column)),
    columnSettings: true,
    rowActions: [{ key: 'edit', label: '编辑', onClick: () => undefined }],
  },
  globals: { direction: 'rtl' },
  async play({ canvas, canvasElement, userEvent }) {
    canvas.getByRole('grid').focus();
    const left = (heading: string) => cellAt(canvasElement, 1, heading).getBoundingClientRect().left;
    await expect(left('物料编码')).toBeGreaterThan(left('物料名称'));
    await userEvent.keyboard('{ArrowLeft}');
    await expect(inputAt(canvasElement, 1, '物料名称')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(inputAt(canvasElement, 1, '物料编码')).toHaveFocus();
    // The last columns come into view, between the pinned ones.
    const code = left('物料编码');
    await userEvent.keyboard('{End}{ArrowRight}');
    await waitFor(() => expect(inputAt(canvasElement, 1, '备注')).toHaveFocus());
    await expect(left('物料编码')).toBe(code);
    await expect(left('备注')).toBeGreaterThanOrEqual(left('操作'));
  },
};
export const Compact: Story = { globals: { look: 'compact' } };
export const HighContrast: Story = {
  globals: { look: 'contrast' },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('checkbox', { name: '选择第 2 行' }));
  },
};

const afterwards = () => () => globalThis.readerTools?.emulate({});

/** Colours of the system: selection, focus and faults are outlined, icons are drawn. */
export const ForcedColours: Story = {
  beforeEach: afterwards,
  async play({ canvas, canvasElement, userEvent }) {
    await globalThis.readerTools?.emulate({ forcedColors: true });
    await userEvent.click(await canvas.findByRole('checkbox', { name: '选择第 3 行' }));
    await userEvent.click(inputAt(canvasElement, 1, '物料名称'));
    await userEvent.keyboard('{Control>}a{/Control}{Delete}');
    if (!globalThis.readerTools) return;
    const outlineOf = (element: Element) => getComputedStyle(element).outlineStyle;
    await waitFor(() => expect(outlineOf(inputAt(canvasElement, 1, '物料名称'))).toBe('dashed'));
    await expect(outlineOf(cellAt(canvasElement, 3, '物料名称').parentElement!)).toBe('solid');
  },
};

/** On paper: every row of the page with every column, without toolbar and boxes. */
export const Printed: Story = {
  args: { rows: materials(60), maxHeight: 200 },
  beforeEach: afterwards,
  async play({ canvas }) {
    if (!globalThis.readerTools) return;
    await globalThis.readerTools.emulate({ media: 'print' });
    const table = await canvas.findByRole('table', { name: '需求计划物料' });
    await expect(within(table).getAllByRole('row')).toHaveLength(1 + 60 + 2);
    await expect(within(table).getAllByRole('columnheader')).toHaveLength(8);
    await expect(canvas.queryByRole('grid')).toBeNull();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** The active cell scrolls out from under headings, totals and pinned columns (WCAG 2.4.11); targets have space (2.5.8). */
export const FocusSeen: Story = {
  args: {
    rows: materials(60),
    maxHeight: 320,
    columns: materialColumns.map((column) => ({
      ...column,
      width: 240,
      ...(column.key === 'code' ? { pin: 'start' as const } : {}),
      ...(column.key === 'remark' ? { pin: 'end' as const } : {}),
    })),
    columnSettings: true,
    rowActions: [{ key: 'edit', label: '编辑', onClick: () => undefined }],
  },
  async play({ canvas, canvasElement }) {
    const grid = canvas.getByRole('grid');
    await walkFocus(canvasElement, '{Tab}', 30);
    grid.focus();
    await walkFocus(grid, '{ArrowRight}', 12);
    await walkFocus(grid, '{ArrowDown}', 30);
    await walkFocus(grid, '{ArrowLeft}', 12);
    await walkFocus(grid, '{ArrowUp}', 32);
    await walkFocus(grid, '{ArrowRight}', 12);
    if (!globalThis.readerTools) return;
    // The measurement itself: a cell that is scrolled below the headings counts as hidden.
    const topOf = (element: Element) => element.getBoundingClientRect().top;
    grid.scrollTop += topOf(document.activeElement!) - topOf(grid) - 8;
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    await expect(hiddenFocus()).toBeDefined();
  },
};
