import type { Meta, StoryObj } from '@storybook/react-vite';
import { Rate } from 'antd';
import { expect, fn, within } from 'storybook/test';
import { CellDemo } from '../../testing/CellDemo';
import { cellAt } from '../../testing/gridCells';

const meta = {
  title: 'EditableGrid/Slot',
  component: CellDemo,
  args: {
    column: {
      title: '供货评分',
      type: 'slot',
      render: ({ label, value }, _, write) => (
        <Rate
          aria-label={`${label}供货评分`}
          value={Number(value)}
          onChange={(stars) => write(stars)}
          disabled={value === null}
        />
      ),
    },
    values: [4, 2, null],
    onRowsChange: fn(),
  },
} satisfies Meta<typeof CellDemo>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
/** Without `render` the plain field is shown. */
export const Plain: Story = { args: { column: { title: '供货评分', type: 'slot' } } };
export const Empty: Story = { args: { values: [null], column: { title: '供货评分', type: 'slot' } } };
export const ReadOnly: Story = {
  args: { column: { title: '供货评分', type: 'slot', render: ({ value }) => `${String(value)} 星` }, readOnly: true },
};
export const English: Story = { globals: { locale: 'en-US' } };

/** The content can write values like any other edit. */
export const Writing: Story = {
  async play({ canvasElement, userEvent, args }) {
    const stars = within(cellAt(canvasElement, 2, '供货评分')).getAllByRole('radio');
    await userEvent.click(stars[4]!);
    await expect(args.onRowsChange).toHaveBeenLastCalledWith({
      changes: [{ kind: 'edit', rowId: 'r1', column: 'value', value: 5, previous: 2 }],
      origin: 'user',
    });
  },
};
