import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { CellDemo } from '../../testing/CellDemo';
import { cellAt, inputAt } from '../../testing/gridCells';

const meta = {
  title: 'EditableGrid/Input',
  component: CellDemo,
  args: {
    column: { title: '物料名称', type: 'input', placeholder: '请输入' },
    values: ['不锈钢无缝钢管', '闸阀 DN50', '一段很长的名称，长到一格之内怎么也放不下，只好在末尾省略'],
    onRowsChange: fn(),
  },
} satisfies Meta<typeof CellDemo>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const Empty: Story = { args: { values: ['', null, undefined] } };
export const Invalid: Story = {
  args: {
    column: { ...meta.args.column, validateRules: [{ required: true }, { pattern: 's6-18' }] },
    values: ['', 'abc', 'abcdef'],
    validate: true,
  },
};
export const ReadOnly: Story = { args: { readOnly: true } };
export const ReadOnlyColumn: Story = { args: { column: { ...meta.args.column, readOnly: true } } };
export const Disabled: Story = { args: { disabled: true } };
export const ClickToEdit: Story = { args: { alwaysEdit: false } };
export const English: Story = { globals: { locale: 'en-US' } };

/** Each key changes the value immediately, in the cell and for the owner. */
export const Typing: Story = {
  async play({ canvasElement, userEvent, args }) {
    await userEvent.click(inputAt(canvasElement, 2, '物料名称'));
    await userEvent.keyboard('！');
    await expect(inputAt(canvasElement, 2, '物料名称')).toHaveValue('闸阀 DN50！');
    await expect(args.onRowsChange).toHaveBeenLastCalledWith({
      changes: [{ kind: 'edit', rowId: 'r1', column: 'value', value: '闸阀 DN50！', previous: '闸阀 DN50' }],
      origin: 'user',
    });
  },
};

/** `alwaysEdit` false: a click opens the editor, a click elsewhere closes it (B§4). */
export const ClickInAndOut: Story = {
  args: { alwaysEdit: false },
  async play({ canvasElement, userEvent }) {
    const cell = cellAt(canvasElement, 1, '物料名称');
    await expect(cell.querySelector('input')).toBeNull();
    await userEvent.click(cell);
    await expect(cell.querySelector('input')).toHaveFocus();
    await userEvent.keyboard(' 304');
    await userEvent.click(canvasElement);
    await expect(cell.querySelector('input')).toBeNull();
    await expect(cell).toHaveTextContent('不锈钢无缝钢管 304');
  },
};
