import type { Meta, StoryObj } from '@storybook/react-vite';
import { createRef, useState } from 'react';
import { expect, fireEvent, waitFor } from 'storybook/test';
import type { GridColumn } from '../core/columns/GridColumn';
import { compose, inputAt, nextFrame } from '../testing/gridCells';
import { materialColumns, materials, type Material } from '../testing/materials';
import { EditableGrid } from './EditableGrid';
import type { EditableGridProps } from './EditableGridProps';
import type { GridApi } from './GridApi';

const meta = {
  title: 'EditableGrid/Scrolling',
  component: EditableGrid<Material>,
  args: { columns: materialColumns, rows: materials(100_000), label: '物料', rowNumber: true },
} satisfies Meta<EditableGridProps<Material>>;
export default meta;
type Story = StoryObj<typeof meta>;

const WIDE_COLUMNS: GridColumn[] = Array.from({ length: 40 }, (_, nth) => ({
  key: `c${nth}`,
  title: `列 ${nth + 1}`,
  type: 'input',
  width: 120,
}));
const WIDE_ROWS: Record<string, unknown>[] = Array.from({ length: 50 }, (_, nth) => ({ id: String(nth + 1) }));

/** The row in the middle of the grid. */
function rowInMiddle(grid: HTMLElement): number {
  const { left, top, height } = grid.getBoundingClientRect();
  const row = document.elementFromPoint(left + 100, top + height / 2)?.closest('[role=row]');
  return row ? Number(row.getAttribute('aria-rowindex')) - 2 : -1;
}

/** At any scroll step no frame is blank and every row is in place. */
export const NeverBlank: Story = {
  async play({ canvas }) {
    const grid = canvas.getByRole('grid');
    for (const step of [37, 611, -205, 90_000, -89_000, 3_000_000, -17, 2_000_000, -5_000_000]) {
      for (let nth = 0; nth < 3; nth += 1) {
        grid.scrollTop += step;
        await nextFrame();
        const middle = grid.scrollTop + grid.clientHeight / 2 - 48;
        await expect(rowInMiddle(grid)).toBe(Math.floor(middle / 61));
      }
    }
  },
};

/** Opening a grid draws only the rows in view; a press, which may begin to scroll, draws those ahead. */
export const OnlyRowsInView: Story = {
  args: { rowHeight: 40, footer: false },
  async play({ canvas, canvasElement }) {
    const grid = canvas.getByRole('grid');
    const { bottom } = grid.getBoundingClientRect();
    const boxes = () => [...canvasElement.querySelectorAll('.gezi-row')].map((row) => row.getBoundingClientRect());
    const ahead = () => boxes().filter(({ top }) => top >= bottom).length;
    await expect(Math.max(...boxes().map((box) => box.bottom))).toBeGreaterThanOrEqual(Math.floor(bottom));
    await expect(ahead()).toBe(0);
    await fireEvent.pointerDown(grid);
    await expect(ahead()).toBeGreaterThanOrEqual(3);
  },
};

const shortened = createRef<GridApi<Material>>();

/** A jump to the end, also after scrolling back in small steps or removing rows, ends at the last row. */
export const EndsAtLastRow: Story = {
  args: { apiRef: shortened },
  async play({ canvas }) {
    const grid = canvas.getByRole('grid');
    const { scrollHeight } = grid;
    grid.scrollTop = 3_000_000;
    await nextFrame();
    for (let nth = 0; nth < 10; nth += 1) {
      grid.scrollTop -= 150;
      await nextFrame();
    }
    for (let nth = 0; nth < 3; nth += 1) {
      grid.scrollTop = 9_000_000;
      await nextFrame();
      await expect(grid.scrollHeight).toBe(scrollHeight);
      await expect(rowInMiddle(grid)).toBeGreaterThan(99_990);
    }
    for (let nth = 1; nth <= 6; nth += 1) {
      shortened.current!.removeRows(
        shortened
          .current!.getRows()
          .slice(-5)
          .map(({ id }) => id),
      );
      await nextFrame();
      await nextFrame();
      await expect(grid.scrollHeight).toBe(scrollHeight - nth * 5 * 61);
      await expect(rowInMiddle(grid)).toBeGreaterThan(99_990 - nth * 5);
    }
  },
};

/** After a jump the rows in view are rendered at once; those around them by a small step, or after a moment. */
export const AfterJump: Story = {
  async play({ canvas, canvasElement }) {
    const grid = canvas.getByRole('grid');
    const bars = [...canvasElement.querySelectorAll<HTMLElement>('.gezi-head, .gezi-foot')].reduce(
      (sum, { offsetHeight }) => sum + offsetHeight,
      0,
    );
    const rendered = () =>
      [...canvasElement.querySelectorAll('.gezi-row')]
        .map((row) => Number(row.getAttribute('aria-rowindex')) - 2)
        .toSorted((a, b) => a - b);
    const inView = (top: number) => {
      const first = Math.floor(top / 61);
      const last = Math.floor((top + grid.clientHeight - bars - 1) / 61);
      return Array.from({ length: last - first + 1 }, (_, nth) => first + nth);
    };
    grid.scrollTop = 30_000;
    await nextFrame();
    const few = rendered().filter((index) => index > 100);
    await expect(few).toEqual(expect.arrayContaining(inView(30_000)));
    await expect(few.length).toBeLessThanOrEqual(inView(30_000).length + 1);
    await waitFor(() => expect(rendered()).toEqual(expect.arrayContaining([...few, few[0]! - 1, few.at(-1)! + 1])));

    grid.scrollTop = 60_000;
    await nextFrame();
    grid.scrollTop = 60_030;
    await nextFrame();
    await expect(rendered()).toEqual(expect.arrayContaining([...inView(60_030), inView(60_030).at(-1)! + 3]));
  },
};

/** Input continues while its row is scrolled away, and is there when it returns. */
export const TypingOutOfSight: Story = {
  async play({ canvas, canvasElement, userEvent }) {
    const grid = canvas.getByRole('grid');
    const input = inputAt(canvasElement, 2, '物料名称');
    await userEvent.click(input);
    input.setSelectionRange(input.value.length, input.value.length);
    compose(input, ['f', '阀']);
    grid.scrollTop = 1_000_000;
    await nextFrame();
    await expect(document.activeElement).toBe(input);
    await expect(input).toHaveValue('闸阀 DN30阀');
    await userEvent.keyboard('门');
    grid.scrollTop = 0;
    await waitFor(() => expect(inputAt(canvasElement, 2, '物料名称')).toBe(input));
    await expect(input).toHaveValue('闸阀 DN30阀门');
    await expect(canvasElement.querySelectorAll('[aria-rowindex="3"]')).toHaveLength(1);
  },
};

/** Two million rows: small steps are exact, and the last row is reachable. */
export const Compressed: Story = {
  args: {
    rows: Array.from<Material>({ length: 2_000_000 }).fill(materials(1)[0]!),
    columns: materialColumns.slice(0, 3).map((column) => ({ ...column, validateRules: [] })),
  },
  async play({ canvas, canvasElement }) {
    const grid = canvas.getByRole('grid');
    grid.scrollTop = 12_000_000;
    await nextFrame();
    const start = rowInMiddle(grid);
    await expect(start).toBeGreaterThan(700_000);
    for (let nth = 0; nth < 61; nth += 1) {
      grid.scrollTop += 10;
      await nextFrame();
    }
    await expect(rowInMiddle(grid) - start).toBe(10);
    grid.scrollTop = grid.scrollHeight;
    await nextFrame();
    await expect(canvasElement.querySelector('[aria-rowindex="2000001"]')).toBeVisible();
  },
};

/** Only visible columns are rendered; focus scrolls others into view. */
export const Sideways: Story = {
  render: () => <EditableGrid rowNumber label="物料" columns={WIDE_COLUMNS} rows={WIDE_ROWS} />,
  async play({ canvas, canvasElement, userEvent }) {
    const grid = canvas.getByRole('grid');
    const first = () => canvasElement.querySelector('.gezi-row')!;
    await expect(first().children.length).toBeLessThan(20);
    grid.focus();
    await userEvent.keyboard('{End}');
    await nextFrame();
    await expect(inputAt(canvasElement, 1, '列 40')).toHaveFocus();
    await expect(grid.scrollLeft).toBeGreaterThan(3000);
    await expect([...first().children].map((cell) => Number(cell.getAttribute('aria-colindex')))).toEqual(
      [...first().children].map((cell) => Number(cell.getAttribute('aria-colindex'))).toSorted((a, b) => a - b),
    );
  },
};

const PINNED_COLUMNS = WIDE_COLUMNS.map((column, nth) => ({
  ...column,
  ...(nth === 0 ? { pin: 'start' as const } : nth === 39 ? { pin: 'end' as const } : {}),
}));

/** Visible cells that are not below their heading, or have none. */
const misplaced = (grid: HTMLElement) =>
  [...grid.querySelectorAll('.gezi-row > [role=gridcell]')].filter((cell) => {
    const column = cell.getAttribute('aria-colindex');
    const head = grid.querySelector(`[role=columnheader][aria-colindex="${column}"]`);
    const [box, own] = [head, cell].map((each) => each?.getBoundingClientRect());
    return !box || !own || Math.abs(box.left - own.left) + Math.abs(box.width - own.width) > 1;
  });

/** However far the grid is scrolled sideways, cells are below their headings, the active one also after it was away. */
export const BelowHeadings: Story = {
  render: () => <EditableGrid rowNumber label="物料" columns={PINNED_COLUMNS} rows={WIDE_ROWS} />,
  async play({ canvas, canvasElement, userEvent }) {
    const grid = canvas.getByRole('grid');
    const input = inputAt(canvasElement, 2, '列 3');
    await userEvent.click(input);
    for (const left of [0, 130, 700, 2500, 100_000, 1200, 240, 0]) {
      grid.scrollLeft = left;
      await nextFrame();
      await nextFrame();
      await expect(misplaced(grid)).toEqual([]);
      await expect(input).toHaveFocus();
    }
  },
};

/** Only the headings in view are drawn at first; keys reach the others. */
export const HeadingsInView: Story = {
  render: () => <EditableGrid label="物料" columns={WIDE_COLUMNS} rows={WIDE_ROWS} />,
  async play({ canvas, canvasElement, userEvent }) {
    const grid = canvas.getByRole('grid');
    await nextFrame();
    await expect(canvas.getAllByRole('columnheader').length).toBeLessThan(20);
    await expect(grid).toHaveAttribute('aria-colcount', '40');
    await expect(misplaced(grid)).toEqual([]);
    await userEvent.click(inputAt(canvasElement, 1, '列 1'));
    await userEvent.keyboard('{Escape}{ArrowUp}{End}');
    const last = canvas.getByRole('columnheader', { name: '列 40' });
    await expect(last).toHaveFocus();
    await expect(last).toHaveAttribute('aria-colindex', '40');
    await userEvent.keyboard('{Home}');
    await expect(canvas.getByRole('columnheader', { name: '列 1' })).toHaveFocus();
    await nextFrame();
    await expect(misplaced(grid)).toEqual([]);
  },
};

const MANY_COLUMNS: GridColumn[] = Array.from({ length: 200 }, (_, nth) => ({ ...WIDE_COLUMNS[0]!, key: `c${nth}` }));

/** The headings of many columns follow the cells from right to left, too. */
export const ManyFromRightToLeft: Story = {
  render: () => (
    <div dir="rtl">
      <EditableGrid readOnly label="物料" columns={MANY_COLUMNS} rows={WIDE_ROWS} />
    </div>
  ),
  async play({ canvas }) {
    const grid = canvas.getByRole('grid');
    for (const left of [-600, -12_000, -300, -100_000, 0]) {
      grid.scrollLeft = left;
      await nextFrame();
      await nextFrame();
      await expect(canvas.getAllByRole('columnheader').length).toBeLessThan(60);
      await expect(misplaced(grid)).toEqual([]);
    }
  },
};

/** Rows that come back after the grid was scrolled sideways show the columns that are visible now. */
export const RowsComeBack: Story = {
  render: function Render() {
    const [rows, setRows] = useState(WIDE_ROWS);
    return (
      <>
        <button onClick={() => setRows(WIDE_ROWS.slice(0, 1))}>一行</button>
        <button onClick={() => setRows(WIDE_ROWS)}>全部</button>
        <EditableGrid readOnly label="物料" columns={WIDE_COLUMNS} rows={rows} />
      </>
    );
  },
  async play({ canvas, canvasElement, userEvent }) {
    const grid = canvas.getByRole('grid');
    await userEvent.click(canvas.getByRole('button', { name: '一行' }));
    await waitFor(() => expect(canvasElement.querySelectorAll('.gezi-row')).toHaveLength(1));
    grid.scrollLeft = 2400;
    await nextFrame();
    await userEvent.click(canvas.getByRole('button', { name: '全部' }));
    await waitFor(() => expect(canvasElement.querySelectorAll('.gezi-row').length).toBeGreaterThan(5));
    await expect(misplaced(grid)).toEqual([]);
    for (const row of canvasElement.querySelectorAll('.gezi-row'))
      await expect(row.querySelector('[aria-colindex="24"]')).toBeInTheDocument();
  },
};

const TEXT_ROWS = [
  { id: '1', name: '阀门', code: 'WL100001', note: 'DN50' },
  {
    id: '2',
    name: '不锈钢法兰连接闸阀（带手轮）',
    code: 'WL-2026-0000-1234-5678',
    note: 'Wafer butterfly valve with lever '.repeat(9),
  },
];
const TEXT_COLUMNS: GridColumn<(typeof TEXT_ROWS)[number]>[] = [
  { key: 'name', title: '名称', width: 120 },
  { key: 'code', title: '编码', type: 'input', width: 120 },
  { key: 'note', title: '备注', type: 'input', width: 120 },
];

/** Only texts that may not fit are clipped, and no text reaches the next cell, whatever spacing the user sets. */
export const LongTexts: Story = {
  render: () => <EditableGrid readOnly label="物料" columns={TEXT_COLUMNS} rows={TEXT_ROWS} />,
  async play({ canvas }) {
    const cells = canvas.getAllByRole('gridcell');
    const clipped = () => cells.map((cell) => getComputedStyle(cell).overflowX === 'hidden');
    await expect(clipped()).toEqual([false, false, false, true, true, true]);
    for (const cell of cells.slice(0, 3)) {
      // The widest spacing of WCAG 1.4.12.
      cell.style.letterSpacing = '0.12em';
      cell.style.wordSpacing = '0.16em';
      const text = document.createRange();
      text.selectNodeContents(cell);
      await expect(text.getBoundingClientRect().right).toBeLessThanOrEqual(cell.getBoundingClientRect().right);
    }
  },
};

/** Narrowing the window rearranges the cells without disturbing input. */
export const Narrower: Story = {
  decorators: [
    (Show) => (
      <div id="narrower" style={{ width: 1200 }}>
        <Show />
      </div>
    ),
  ],
  async play({ canvas, canvasElement, userEvent }) {
    const input = inputAt(canvasElement, 1, '物料编码');
    await userEvent.click(input);
    await userEvent.keyboard('X');
    canvasElement.querySelector<HTMLElement>('#narrower')!.style.width = '390px';
    await waitFor(() => expect(canvas.getByRole('grid').clientWidth).toBeLessThan(390));
    await expect(input).toHaveFocus();
    await expect(input).toHaveValue('WL100001X');
    await waitFor(() => expect(canvas.getByRole('grid').scrollWidth).toBeGreaterThan(1000));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    canvasElement.querySelector<HTMLElement>('#narrower')!.style.width = '1260px';
    await waitFor(() =>
      expect(canvasElement.querySelector('.gezi-row')!.getBoundingClientRect().width).toBeGreaterThan(1200),
    );
  },
};
