import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import type { GridColumn } from '../core/columns/GridColumn';
import { disabledBy } from '../core/disabledBy';
import { inputAt } from '../testing/gridCells';
import { materialColumns, materials, type Material } from '../testing/materials';
import { EditableGrid } from './EditableGrid';
import type { EditableGridProps } from './EditableGridProps';

const meta = {
  title: 'EditableGrid/Grid',
  component: EditableGrid<Material>,
  args: {
    columns: materialColumns,
    rows: materials(30),
    label: '需求计划物料',
    selection: 'checkbox',
    rowNumber: true,
    toolbar: true,
  },
} satisfies Meta<EditableGridProps<Material>>;
export default meta;
type Story = StoryObj<typeof meta>;

const MANY_COLUMNS: GridColumn[] = Array.from({ length: 40 }, (_, nth) => ({
  ...materialColumns[nth % 7]!,
  key: `c${nth}`,
  title: `列 ${nth + 1}`,
  validateRules: [],
}));
const MANY_VALUES = Array.from({ length: 200 }, (_, row) => {
  const made: Record<string, unknown> = { id: String(row) };
  for (let nth = 0; nth < 40; nth += 1)
    made[`c${nth}`] = nth % 7 === 2 ? 'pipe' : nth % 7 < 2 ? `值 ${row}-${nth}` : nth * row;
  return made;
});

export const Filled: Story = {};
export const Empty: Story = { args: { rows: [] } };
export const EmptyTextOfItsOwn: Story = { args: { rows: [], emptyText: '该计划没有物料，请先新增' } };
export const Loading: Story = { args: { rows: [], loading: true } };
export const LoadingAgain: Story = { args: { loading: true } };
export const Failed: Story = { args: { rows: [], error: { message: '网络超时', onRetry: () => undefined } } };
export const Disabled: Story = { args: { disabled: true } };
export const DisabledRows: Story = { args: { rowDisabled: disabledBy({ kind: ['valve', 'pump'] }) } };
export const DisabledColumn: Story = {
  args: {
    columns: materialColumns.map((column) =>
      column.key === 'price' ? { ...column, disabled: ({ urgent }: Material) => !urgent } : column,
    ),
  },
};
export const ClickToEdit: Story = { args: { alwaysEdit: false } };
export const ReadOnly: Story = { args: { readOnly: true, toolbar: false } };
export const RadioSelection: Story = { args: { selection: 'radio' } };
export const WithoutStatistics: Story = { args: { footer: false } };
export const Small: Story = { args: { size: 'small' } };
export const Mini: Story = { args: { size: 'mini' } };
export const Tiny: Story = { args: { size: 'tiny' } };
export const FewRows: Story = { args: { rows: materials(2) } };
export const English: Story = { globals: { locale: 'en-US' }, args: { label: 'Materials' } };
export const Dark: Story = { globals: { dark: 'dark' } };
export const HundredThousand: Story = { args: { rows: materials(100_000) } };
/** Forty columns: only visible ones are rendered. */
export const ManyColumns: Story = {
  render: () => (
    <EditableGrid
      selection="checkbox"
      rowNumber
      toolbar
      label="需求计划物料"
      columns={MANY_COLUMNS}
      rows={MANY_VALUES}
    />
  ),
};

/** Boxes appear only where the pointer or the focus is, as in a spreadsheet. */
export const PlainBoxes: Story = {
  args: { boxes: 'hover' },
  async play({ canvasElement, userEvent }) {
    const border = (row: number) => getComputedStyle(inputAt(canvasElement, row, '物料编码')).borderTopColor;
    await waitFor(() => expect(border(2)).toBe('rgba(0, 0, 0, 0)'));
    await userEvent.click(inputAt(canvasElement, 2, '物料编码'));
    await expect(border(2)).not.toBe('rgba(0, 0, 0, 0)');
    await expect(border(3)).toBe('rgba(0, 0, 0, 0)');
  },
};
