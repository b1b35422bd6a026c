import { GeziProvider } from '@gezi/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { seen } from '../../testing/seen';
import { pdfFile, xlsxFile } from '../../testing/files';
import { UploadGround } from '../../testing/UploadGround';
import { ImportDialog, type ImportDialogProps } from './ImportDialog';

interface HeldProps extends ImportDialogProps {
  delayMs?: number;
}

function Held({ open, onClose, delayMs = 0, ...rest }: HeldProps) {
  const [isOpen, setOpen] = useState(open);
  return (
    <UploadGround delayMs={delayMs}>
      <ImportDialog
        {...rest}
        open={isOpen}
        onClose={() => {
          setOpen(false);
          onClose();
        }}
      />
    </UploadGround>
  );
}

const meta = {
  title: 'Upload/ImportDialog',
  component: ImportDialog,
  render: (args) => <Held {...args} />,
  args: { open: true, url: '/import/good', pollMs: 100, onClose: fn(), onDone: fn() },
  // An open dialog covers the docs page, so it is rendered in a frame.
  parameters: { docs: { story: { inline: false, height: '640px' } } },
} satisfies Meta<HeldProps>;

export default meta;
type Story = StoryObj<HeldProps>;

async function start(file = xlsxFile('用户导入.xlsx')) {
  const dialog = await screen.findByRole('dialog', { name: '导入EXCEL' });
  const input = dialog.querySelector<HTMLInputElement>('input[type=file]')!;
  await userEvent.upload(input, file, { applyAccept: false });
  await userEvent.click(within(dialog).getByRole('button', { name: '开始上传' }));
}

/** Import is disabled without a file, and validation is off by default. */
export const Empty: Story = {
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: '导入EXCEL' }));
    await expect(dialog.getByRole('button', { name: '开始上传' })).toBeDisabled();
    await expect(dialog.getByRole('switch', { name: '开启校验' })).not.toBeChecked();
    await waitFor(() => expect(dialog.getByRole('button', { name: /^点击选择文件/ })).toHaveFocus());
  },
};

export const Good: Story = {
  play: async ({ args }) => {
    await start();
    await seen('共1000行数据导入成功');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onDone).toHaveBeenCalledOnce();
  },
};

export const WithErrors: Story = {
  args: { url: '/import/errors' },
  play: async () => {
    await start();
    await seen('导入成功,但是有错误数据!');
    await seen('共1000行，成功997行，失败3行');
    await expect(screen.getByRole('button', { name: '点击下载' })).toBeVisible();
  },
};

/** All rows are imported, some of them to be checked: the dialog stays open. */
export const WithWarnings: Story = {
  args: { url: '/import/warned' },
  play: async ({ args }) => {
    await start();
    await seen('导入成功，请核对以下数据');
    const rows = within(screen.getByRole('region', { name: '需要核对的数据' }));
    await expect(rows.getByRole('row', { name: '7 物料名称 与物料 01010003 的名称、型号、规格相同' })).toBeVisible();
    await expect(screen.queryByRole('button', { name: '点击下载' })).toBeNull();
    await expect(args.onDone).toHaveBeenCalledOnce();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const Refused: Story = {
  args: { url: '/import/refused' },
  play: async () => {
    await start();
    await seen('第4行：用户账号不能为空');
    await expect(screen.getByRole('dialog', { name: '导入EXCEL' })).toBeVisible();
  },
};

/** Validates first: nothing is imported, the error file lists the faults, and the dialog accepts the corrected file. */
export const ValidatedFirst: Story = {
  args: { url: '/import/checked' },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog', { name: '导入EXCEL' }));
    await userEvent.click(dialog.getByRole('switch', { name: '开启校验' }));
    await start();
    await seen('导入失败，数据有错误');
    await seen('共1000行，3行有错误，未导入任何数据；第4行 联系人不能为空');
    await expect(screen.getByRole('button', { name: '点击下载' })).toBeVisible();
    await expect(args.onDone).not.toHaveBeenCalled();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const NoConnection: Story = {
  args: { url: '/import/cut' },
  play: async () => {
    await start();
    await seen('文件上传失败：网络连接失败，请检查网络后重试');
  },
};

/** Bounds and template are shown before the upload. */
export const WithTemplate: Story = {
  args: { templateUrl: '/import/template', maxRows: 50_000, preview: true },
  play: async () => {
    await seen('支持 .xls、.xlsx 文件，每个不超过 20 MB，合计不超过 50000 行');
    await expect(screen.getByRole('button', { name: '下载模板' })).toBeVisible();
  },
};

async function openPreview() {
  const dialog = await screen.findByRole('dialog', { name: '导入EXCEL' });
  const input = dialog.querySelector<HTMLInputElement>('input[type=file]')!;
  await userEvent.upload(input, xlsxFile('供应商.xlsx'), { applyAccept: false });
  await userEvent.click(within(dialog).getByRole('button', { name: '下一步' }));
  await seen('共 1000 行，以下为前 3 行；请确认每列导入的字段');
  return within(dialog);
}

/** The name of the button begins with that of its loading icon until the icon has faded out. */
const START = /开始上传$/;

/** Headers are matched by name; a required field without a header is named and not sent. */
export const Preview: Story = {
  args: { url: '/import/columns', preview: true },
  play: async ({ args }) => {
    const dialog = await openPreview();
    await expect(dialog.getByRole('alert')).toHaveTextContent('请为必填字段选择列：供应商名称');
    await userEvent.click(await dialog.findByRole('button', { name: START }));
    await expect(dialog.getByRole('alert')).toBeVisible();
    await expect(args.onDone).not.toHaveBeenCalled();
  },
};

/** A column chosen by hand; the report names every refused row, its column and the reason. */
export const Report: Story = {
  args: { url: '/import/columns', preview: true },
  play: async ({ args }) => {
    const dialog = await openPreview();
    await userEvent.click(dialog.getByRole('combobox', { name: '“公司”列导入的字段' }));
    await userEvent.click(await screen.findByTitle('供应商名称 *'));
    await waitFor(() => expect(dialog.queryByRole('alert')).toBeNull());
    await userEvent.click(await dialog.findByRole('button', { name: START }));
    await seen('共1000行，成功997行，失败3行');
    await expect(dialog.getByRole('row', { name: '502 统一社会信用代码 统一社会信用代码格式不正确' })).toBeVisible();
    await expect(dialog.getByRole('button', { name: '点击下载' })).toBeVisible();
    await expect(dialog.getByRole('button', { name: '下载标注错误的表格' })).toBeVisible();
    await expect(args.onDone).toHaveBeenCalledOnce();
  },
};

export const WrongType: Story = {
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: '导入EXCEL' });
    const input = dialog.querySelector<HTMLInputElement>('input[type=file]')!;
    await userEvent.upload(input, pdfFile('用户.pdf'), { applyAccept: false });
    await seen('只支持 .xls、.xlsx 格式的文件');
  },
};

/** Shows the number of processed rows. */
export const Running: Story = {
  args: { delayMs: 1200 },
  play: async () => {
    await start();
    await waitFor(() => expect(screen.getByRole('button', { name: /上传中/ })).toBeVisible());
  },
};

export const Dark: Story = { globals: { dark: 'dark' } };
export const English: Story = {
  render: (args) => (
    <GeziProvider locale="en-US">
      <Held {...args} />
    </GeziProvider>
  ),
};
