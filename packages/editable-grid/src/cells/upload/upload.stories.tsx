import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { AtServer } from '../../testing/dictionaries';
import { chooseFiles, fileServer, pdfFile } from '../../testing/files';
import { CellDemo } from '../../testing/CellDemo';
import { cellAt } from '../../testing/gridCells';

const meta = {
  title: 'EditableGrid/Upload',
  component: CellDemo,
  args: {
    column: { title: '合同扫描件', type: 'upload' },
    values: ['temp/框架协议2026.pdf', ''],
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
    values: [null, 'temp/框架协议2026.pdf'],
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
    const button = within(cellAt(canvasElement, 2, '合同扫描件')).getByRole('button');
    await userEvent.click(button);
    const panel = await body.findByRole('dialog', { name: '合同扫描件' });
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

/** `success: false` is an error with the server's message or 未知错误; the value is unchanged. */
export const Refused: Story = {
  args: { column: { ...meta.args.column, action: '/silent' } },
  async play({ canvasElement, userEvent, args }) {
    const button = within(cellAt(canvasElement, 2, '合同扫描件')).getByRole('button');
    await userEvent.click(button);
    const panel = await within(document.body).findByRole('dialog', { name: '合同扫描件' });
    await chooseFiles([pdfFile('合同.pdf')], () =>
      userEvent.click(within(panel).getByRole('button', { name: '点击上传' })),
    );
    await expect(await within(panel).findByText('未知错误')).toBeVisible();
    await expect(button).toHaveTextContent('合同.pd… 未知错误');
    await expect(args.onRowsChange).not.toHaveBeenCalled();
  },
};

/** The column sets another server and response member, and sends no token. */
export const OwnServer: Story = {
  args: { column: { ...meta.args.column, action: '/own/upload', responseName: 'url', token: false } },
  async play({ canvasElement, userEvent, args }) {
    await userEvent.click(within(cellAt(canvasElement, 2, '合同扫描件')).getByRole('button'));
    const panel = await within(document.body).findByRole('dialog', { name: '合同扫描件' });
    await chooseFiles([pdfFile('合同.pdf')], () =>
      userEvent.click(within(panel).getByRole('button', { name: '点击上传' })),
    );
    await waitFor(() =>
      expect(args.onRowsChange).toHaveBeenLastCalledWith({
        changes: [expect.objectContaining({ value: 'own/合同.pdf?token=none&isup=1' })],
        origin: 'user',
      }),
    );
  },
};

/** Download and removal are disabled by the column; the file can be previewed. */
export const OnlyUpload: Story = {
  args: { column: { ...meta.args.column, allowDownload: false, allowRemove: false } },
  async play({ canvasElement, userEvent }) {
    await userEvent.click(within(cellAt(canvasElement, 1, '合同扫描件')).getByRole('button'));
    const panel = await within(document.body).findByRole('dialog', { name: '合同扫描件' });
    await expect(within(panel).getAllByRole('button')).toHaveLength(2);
    await expect(within(panel).getByRole('button', { name: '预览 框架协议2026.pdf' })).toBeVisible();
  },
};

/** Read-only files can be downloaded. */
export const LookingOnly: Story = {
  args: { readOnly: true },
  async play({ canvasElement, userEvent }) {
    await userEvent.click(within(cellAt(canvasElement, 1, '合同扫描件')).getByRole('button'));
    const panel = await within(document.body).findByRole('dialog', { name: '合同扫描件' });
    await expect(within(panel).getByRole('button', { name: '下载 框架协议2026.pdf' })).toBeVisible();
    await expect(within(panel).queryByRole('button', { name: /删除/ })).toBeNull();
  },
};
