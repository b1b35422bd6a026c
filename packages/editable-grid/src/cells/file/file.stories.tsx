import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { AtServer } from '../../testing/dictionaries';
import { chooseFiles, fileServer, pdfFile } from '../../testing/files';
import { CellDemo } from '../../testing/CellDemo';
import { cellAt } from '../../testing/gridCells';

const meta = {
  title: 'EditableGrid/File',
  component: CellDemo,
  args: {
    column: { title: '附件', type: 'file' },
    values: ['temp/技术协议.pdf,temp/报价单.xlsx', ''],
    onRowsChange: fn(),
  },
  decorators: [
    (Story) => (
      <AtServer server={fileServer}>
        <Story />
      </AtServer>
    ),
  ],
} satisfies Meta<typeof CellDemo>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const Empty: Story = { args: { values: [null, ''] } };
export const Invalid: Story = {
  args: {
    column: { ...meta.args.column, validateRules: [{ required: true }] },
    values: [null, 'temp/技术协议.pdf,temp/报价单.xlsx'],
    validate: true,
  },
};
export const ReadOnly: Story = { args: { readOnly: true } };
export const ReadOnlyColumn: Story = { args: { column: { ...meta.args.column, readOnly: true } } };
export const Disabled: Story = { args: { disabled: true } };
export const ClickToEdit: Story = { args: { alwaysEdit: false } };
export const English: Story = { globals: { locale: 'en-US' } };

/** Shows progress in percent; the path is written when all uploads are done. */
export const Uploading: Story = {
  async play({ canvasElement, userEvent, args }) {
    const body = within(document.body);
    const button = within(cellAt(canvasElement, 2, '附件')).getByRole('button');
    await userEvent.click(button);
    const panel = await body.findByRole('dialog', { name: '附件' });
    await chooseFiles([pdfFile('采购需求说明书.pdf')], () =>
      userEvent.click(within(panel).getByRole('button', { name: /上传/ })),
    );
    await waitFor(() => expect(button).toHaveTextContent(/采购需求说… \d+%/));
    await expect(args.onRowsChange).not.toHaveBeenCalled();
    await waitFor(() => expect(button).toHaveTextContent('采购需求说…'));
    await waitFor(() =>
      expect(args.onRowsChange).toHaveBeenLastCalledWith({
        changes: [expect.objectContaining({ value: expect.stringContaining('采购需求说明书.pdf') as unknown })],
        origin: 'user',
      }),
    );
    await userEvent.click(within(panel).getByRole('button', { name: '删除 采购需求说明书.pdf' }));
    await waitFor(() => expect(args.onRowsChange).toHaveBeenCalledTimes(2));
    await userEvent.keyboard('{Escape}');
    await expect(button).toHaveFocus();
  },
};

/** A stored file opens over the list, to which Escape returns. */
export const Preview: Story = {
  args: { values: ['temp/技术要求.txt,temp/报价单.xlsx', ''], readOnly: true },
  async play({ canvasElement, userEvent }) {
    const body = within(document.body);
    const button = within(cellAt(canvasElement, 1, '附件')).getByRole('button');
    await userEvent.click(button);
    const panel = await body.findByRole('dialog', { name: '附件' });
    const open = within(panel).getByRole('button', { name: '预览 技术要求.txt' });
    await userEvent.click(open);
    const preview = await body.findByRole('dialog', { name: '技术要求.txt' });
    await expect(await within(preview).findByText(/密封等级：IP67/)).toBeVisible();
    await expect(panel).not.toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(open).toHaveFocus());
    await expect(panel).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(button).toHaveFocus();
  },
};
