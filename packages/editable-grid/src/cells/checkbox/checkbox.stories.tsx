import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { CellDemo } from '../../testing/CellDemo';
import { cellAt, inputAt } from '../../testing/gridCells';

const meta = {
  title: 'EditableGrid/Checkbox',
  component: CellDemo,
  args: {
    column: { title: '加急', type: 'checkbox', customValue: ['Y', 'N'] },
    values: ['Y', 'N'],
    onRowsChange: fn(),
  },
} satisfies Meta<typeof CellDemo>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const Empty: Story = { args: { values: [null, ''] } };
export const Invalid: Story = {
  args: {
    column: { ...meta.args.column, validateRules: [{ handler: ({ value }) => value === 'Y' || '请勾选' }] },
    values: ['N', 'Y'],
    validate: true,
  },
};
export const ReadOnly: Story = { args: { readOnly: true } };
export const ReadOnlyColumn: Story = { args: { column: { ...meta.args.column, readOnly: true } } };
export const Disabled: Story = { args: { disabled: true } };
export const ClickToEdit: Story = { args: { alwaysEdit: false } };
export const English: Story = { globals: { locale: 'en-US' } };

/** Space and click toggle; the column's own values are written. */
export const Switching: Story = {
  async play({ canvasElement, userEvent, args }) {
    await userEvent.click(inputAt(canvasElement, 2, '加急'));
    await expect(args.onRowsChange).toHaveBeenLastCalledWith({
      changes: [{ kind: 'edit', rowId: 'r1', column: 'value', value: 'Y', previous: 'N' }],
      origin: 'user',
    });
    await userEvent.keyboard(' ');
    await expect(inputAt(canvasElement, 2, '加急')).not.toBeChecked();
    await userEvent.keyboard('{ArrowUp} ');
    await expect(inputAt(canvasElement, 1, '加急')).not.toBeChecked();
    await expect(cellAt(canvasElement, 1, '加急')).toContainElement(document.activeElement as HTMLElement);
  },
};
