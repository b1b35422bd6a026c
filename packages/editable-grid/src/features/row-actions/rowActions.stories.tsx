import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import type { RowAction } from '../../core/columns/RowAction';
import { EditableGrid } from '../../react/EditableGrid';
import type { EditableGridProps } from '../../react/EditableGridProps';
import { cellAt } from '../../testing/gridCells';
import { materialColumns, materials, type Material } from '../../testing/materials';

/** Messages and questions load when there is first something to say. */
const LATER = { timeout: 8000 };
const done = fn<(key: string, id: string) => void>();
const action = (key: string, label: string, more: Partial<RowAction<Material>> = {}): RowAction<Material> => ({
  key,
  label,
  onClick: (row) => done(key, row.id),
  ...more,
});
const view = action('view', '查看');
const edit = action('edit', '编辑', { disabled: ({ kind }) => kind === 'valve' });
const remove = action('remove', '删除', { danger: true, confirm: '是否删除选中数据?' });

const meta = {
  title: 'EditableGrid/ListActions',
  component: EditableGrid<Material>,
  args: {
    columns: materialColumns.slice(0, 6),
    rows: materials(8),
    label: '需求计划',
    readOnly: true,
    selection: 'checkbox',
    rowNumber: true,
    size: 'mini',
    rowActions: [view, edit, remove],
    batchActions: [
      { key: 'batch_export', label: '批量导出', onClick: (rows) => done('export', rows.map(({ id }) => id).join()) },
      {
        key: 'batch_delete',
        label: '批量删除',
        danger: true,
        confirm: '是否删除选中数据?',
        onClick: (rows) => done('batch', rows.map(({ id }) => id).join()),
      },
    ],
    onRowActivate: fn(),
  },
  beforeEach: () => void done.mockClear(),
} satisfies Meta<EditableGridProps<Material>>;
export default meta;
type Story = StoryObj<typeof meta>;

const actionsOf = (root: HTMLElement, row: number) => within(cellAt(root, row, '操作'));

/** Buttons of a row do what they say and do not open the row; what a row may not do is greyed. */
export const OfARow: Story = {
  async play({ canvasElement, userEvent, args }) {
    await waitFor(async () => {
      await userEvent.click(actionsOf(canvasElement, 1).getByRole('button', { name: '查看' }));
      await expect(done).toHaveBeenCalledWith('view', '1');
    });
    await expect(args.onRowActivate).not.toHaveBeenCalled();
    await expect(actionsOf(canvasElement, 2).getByRole('button', { name: '编辑' })).toBeDisabled();
    await userEvent.click(actionsOf(canvasElement, 3).getByRole('button', { name: '删除' }));
    const dialog = await within(document.body).findByRole('dialog', { name: '删除' }, LATER);
    await userEvent.click(within(dialog).getByRole('button', { name: '确定' }));
    await waitFor(() => expect(done).toHaveBeenLastCalledWith('remove', '3'));
  },
};

/** More than three: the last ones stand in a menu. */
export const More: Story = {
  args: { rowActions: [view, edit, action('copy', '复制'), action('history', '操作记录'), remove] },
  async play({ canvasElement, userEvent }) {
    await waitFor(async () => {
      await userEvent.click(actionsOf(canvasElement, 2).getByRole('button', { name: '更多' }));
      within(document.body).getByRole('menu', { name: '更多' });
    });
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(done).toHaveBeenLastCalledWith('history', '2');
  },
};

/** An authorisation takes buttons and columns away. */
export const NotAuthorised: Story = {
  args: { excluded: ['edit', 'batch_delete', 'price'] },
  async play({ canvas, canvasElement }) {
    await expect(actionsOf(canvasElement, 1).queryByRole('button', { name: '编辑' })).toBeNull();
    await canvas.findByRole('button', { name: '批量导出' }, LATER);
    await expect(canvas.queryByRole('button', { name: '批量删除' })).toBeNull();
    await expect(canvas.queryByRole('columnheader', { name: '预估单价' })).toBeNull();
  },
};

/** Without a selection a warning; with one the question, then the rows. */
export const OfTheSelection: Story = {
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: '批量删除' }, LATER));
    await within(document.body).findByText('请选择一条记录！', {}, LATER);
    await userEvent.click(canvas.getByRole('checkbox', { name: '选择第 2 行' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: '选择第 4 行' }));
    await canvas.findByText('已选 2 行');
    await userEvent.click(await canvas.findByRole('button', { name: '批量删除' }));
    const dialog = await within(document.body).findByRole('dialog', { name: '批量删除' });
    await expect(dialog).toHaveTextContent('是否删除选中数据?');
    await userEvent.click(within(dialog).getByRole('button', { name: '确定' }));
    await waitFor(() => expect(done).toHaveBeenLastCalledWith('batch', '2,4'));
    await userEvent.click(await canvas.findByRole('button', { name: '清空选择' }));
    await canvas.findByText('已选 0 行');
  },
};
