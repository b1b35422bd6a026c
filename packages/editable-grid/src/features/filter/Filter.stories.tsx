import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { EditableGrid } from '../../react/EditableGrid';
import type { EditableGridProps } from '../../react/EditableGridProps';
import { materialColumns, materials, type Material } from '../../testing/materials';
import { inputAt, nextFrame } from '../../testing/gridCells';

const meta = {
  title: 'EditableGrid/Filter',
  component: EditableGrid<Material>,
  args: {
    columns: materialColumns.map((column) => ({ ...column, filter: column.type !== 'hidden' })),
    rows: materials(60),
    label: '物料',
    rowNumber: true,
    size: 'small',
    statusBar: true,
  },
} satisfies Meta<EditableGridProps<Material>>;
export default meta;
type Story = StoryObj<typeof meta>;

const panel = async () => within(await within(document.body).findByRole('dialog'));

/** Each kind has its own filter: text, numbers, days, choices; active filters are shown above the rows. */
export const ByType: Story = {
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: '筛选物料名称' }));
    await userEvent.type((await panel()).getByLabelText('包含'), '阀{Enter}');
    await waitFor(() => expect(canvas.getByRole('grid')).toHaveAttribute('aria-rowcount', '11'));
    await expect(canvas.getByRole('button', { name: '筛选物料名称' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: '筛选采购数量' }));
    await userEvent.type((await panel()).getByLabelText('从'), '50');
    await userEvent.click((await panel()).getByRole('button', { name: '筛选' }));
    await waitFor(() => expect(Number(canvas.getByRole('grid').getAttribute('aria-rowcount'))).toBeLessThan(11));
    await userEvent.click(canvas.getByRole('button', { name: '筛选物料类别' }));
    await userEvent.click((await panel()).getByRole('checkbox', { name: '阀门' }));
    await userEvent.click((await panel()).getByRole('button', { name: '筛选' }));
    const bar = within(await canvas.findByRole('group', { name: '生效的筛选' }));
    await expect(bar.getByRole('button', { name: '物料名称 包含“阀”' })).toBeVisible();
    await expect(bar.getByRole('button', { name: '采购数量 ≥ 50' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: '筛选物料名称' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(bar.getByRole('button', { name: '清除全部筛选' }));
    await waitFor(() => expect(canvas.getByRole('grid')).toHaveAttribute('aria-rowcount', '63'));
  },
};

/** The number of matching rows is announced after each change, however it is made, and shown in the status bar. */
async function countMatches({ canvas, canvasElement, userEvent }: Parameters<NonNullable<Story['play']>>[0]) {
  const announced = (text: string) =>
    waitFor(() => expect(canvasElement.querySelector('.gezi-sr')).toHaveTextContent(text));
  await userEvent.click(await canvas.findByRole('button', { name: '筛选物料名称' }));
  await userEvent.type((await panel()).getByLabelText('包含'), '阀{Enter}');
  await announced('筛选后共 8 行');
  await expect(await canvas.findByText('筛选出 8 行，共 60 行')).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: '筛选采购数量' }));
  await userEvent.type((await panel()).getByLabelText('从'), '50');
  await userEvent.click((await panel()).getByRole('button', { name: '筛选' }));
  await announced('筛选后共 5 行');
  await expect(await canvas.findByText('筛选出 5 行，共 60 行')).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: '取消筛选「采购数量」' }));
  await announced('筛选后共 8 行');
  await userEvent.click(canvas.getByRole('button', { name: '清除全部筛选' }));
  await announced('筛选后共 60 行');
  await expect(await canvas.findByText('共 60 行')).toBeVisible();
}

export const Counted: Story = { play: countMatches };
/** The matches on one page of a server's rows are not announced as all. */
export const PageOfServer: Story = {
  args: { pagination: { pageSize: 60, total: 200 } },
  async play({ canvas, canvasElement, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: '筛选物料名称' }));
    await userEvent.type((await panel()).getByLabelText('包含'), '阀{Enter}');
    await canvas.findByRole('group', { name: '生效的筛选' });
    await nextFrame();
    await expect(canvasElement.querySelector('.gezi-sr')).not.toHaveTextContent('筛选后共');
  },
};
/** Headings of groups are no rows. */
export const CountedInGroups: Story = {
  args: { group: { by: ['kind'], totals: { counts: 'sum' } } },
  play: countMatches,
};
/** Rows of a collapsed group are counted too. */
export const CountedInClosedGroups: Story = {
  args: { group: { by: ['kind'], expanded: false } },
  play: countMatches,
};

/** Rows changed under a filter stay visible until the filter changes. */
export const EditedRowsStay: Story = {
  async play({ canvas, canvasElement, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: '筛选物料名称' }));
    await userEvent.type((await panel()).getByLabelText('包含'), '闸阀{Enter}');
    await waitFor(() => expect(canvas.getByRole('grid')).toHaveAttribute('aria-rowcount', '11'));
    await userEvent.click(inputAt(canvasElement, 1, '物料名称'));
    await userEvent.keyboard('{Control>}a{/Control}蝶阀{Enter}');
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-rowcount', '11');
    await expect(inputAt(canvasElement, 1, '物料名称')).toHaveValue('蝶阀');
  },
};

/** For a list filtered by the server, the grid only reports and shows the filters. */
export const OnTheServer: Story = {
  args: {
    readOnly: true,
    filters: {
      demandTime: { kind: 'date', from: '2026-01-01', to: '2026-03-31' },
      urgent: { kind: 'choice', values: ['true'] },
    },
    onFiltersChange: fn(),
  },
  async play({ args, canvas, userEvent }) {
    await expect(await canvas.findByRole('button', { name: '需求时间 2026-01-01 ~ 2026-03-31' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: '加急 是' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '取消筛选「加急」' }));
    await expect(args.onFiltersChange).toHaveBeenCalledWith({
      demandTime: { kind: 'date', from: '2026-01-01', to: '2026-03-31' },
    });
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-rowcount', '63');
  },
};

/** Empty cells can always be chosen when the server filters: they may be on another page. */
export const EmptyOnTheServer: Story = {
  args: { readOnly: true, filters: {}, onFiltersChange: fn() },
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: '筛选物料类别' }));
    await userEvent.click((await panel()).getByRole('checkbox', { name: '（空白）' }));
    await userEvent.click((await panel()).getByRole('button', { name: '筛选' }));
    await expect(args.onFiltersChange).toHaveBeenCalledWith({ kind: { kind: 'choice', values: [''] } });
    // Back at the filter's button, the grid has no other Tab stop.
    (document.activeElement as HTMLElement).blur();
  },
};

/** A Shift click adds a heading to the sort order. */
export const SortByTwo: Story = {
  args: { columns: materialColumns.map((column) => ({ ...column, isOrder: true })) },
  async play({ canvas, canvasElement, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: '物料类别' }));
    await userEvent.keyboard('{Shift>}');
    await userEvent.click(canvas.getByRole('button', { name: '采购数量' }));
    await userEvent.click(canvas.getByRole('button', { name: /采购数量/ }));
    await userEvent.keyboard('{/Shift}');
    await expect(canvas.getByRole('columnheader', { name: /物料类别/ })).toHaveAttribute('aria-sort', 'ascending');
    await expect(canvas.getByRole('columnheader', { name: /采购数量/ })).toHaveAttribute('aria-sort', 'descending');
    // Rows are drawn in the next frame.
    await waitFor(() => expect(inputAt(canvasElement, 1, '物料类别')).toHaveValue('泵类'));
    await expect(Number(inputAt(canvasElement, 1, '采购数量').value)).toBeGreaterThanOrEqual(
      Number(inputAt(canvasElement, 2, '采购数量').value),
    );
  },
};
