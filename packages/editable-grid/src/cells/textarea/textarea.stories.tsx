import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { CellDemo } from '../../testing/CellDemo';
import { cellAt, inputAt } from '../../testing/gridCells';

const meta = {
  title: 'EditableGrid/Textarea',
  component: CellDemo,
  args: {
    column: { title: '备注', type: 'textarea', placeholder: '请输入备注' },
    values: ['需附材质证明书\n到货前电话通知', '无'],
    onRowsChange: fn(),
  },
} satisfies Meta<typeof CellDemo>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const Empty: Story = { args: { values: ['', null] } };
export const Invalid: Story = {
  args: {
    column: { ...meta.args.column, validateRules: [{ required: true }, { maxLength: 5 }] },
    values: ['', '超过五个字的备注'],
    validate: true,
  },
};
export const ReadOnly: Story = { args: { readOnly: true } };
export const ReadOnlyColumn: Story = { args: { column: { ...meta.args.column, readOnly: true } } };
export const Disabled: Story = { args: { disabled: true } };
export const ClickToEdit: Story = { args: { alwaysEdit: false } };
export const English: Story = { globals: { locale: 'en-US' } };

/** The editor covers the cell and keeps line breaks; Escape reverts everything. */
export const SeveralLines: Story = {
  async play({ canvasElement, userEvent, args }) {
    await userEvent.click(inputAt(canvasElement, 2, '备注'));
    const area = inputAt(canvasElement, 2, '备注');
    await expect(area).toHaveFocus();
    await expect(area.tagName).toBe('TEXTAREA');
    await userEvent.click(area);
    await userEvent.keyboard('，{Enter}见附件');
    await expect(area).toHaveValue('无，\n见附件');
    await userEvent.keyboard('{Escape}');
    await expect(area).toHaveValue('无');
    await userEvent.keyboard('急{Alt>}{Enter}{/Alt}用{Control>}{Enter}{/Control}');
    await expect(args.onRowsChange).toHaveBeenLastCalledWith({
      changes: [expect.objectContaining({ value: '急\n用' })],
      origin: 'user',
    });
    await userEvent.click(cellAt(canvasElement, 1, '行'));
    await expect(inputAt(canvasElement, 2, '备注')).toHaveValue('急 用');
  },
};
