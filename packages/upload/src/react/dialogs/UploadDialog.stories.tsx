import { GeziProvider } from '@gezi/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from 'antd';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { seen } from '../../testing/seen';
import { pdfFile } from '../../testing/files';
import { UploadGround } from '../../testing/UploadGround';
import { UploadDialog, type UploadDialogProps } from './UploadDialog';

interface HeldProps extends UploadDialogProps {
  /** Delay of the server per file in milliseconds. */
  delayMs?: number;
}

function Held({ open, onOk, onCancel, delayMs = 0, ...rest }: HeldProps) {
  const [isOpen, setOpen] = useState(open);
  const close = () => {
    setOpen(false);
    onCancel();
  };
  return (
    <UploadGround delayMs={delayMs}>
      <Button onClick={() => setOpen(true)}>打开</Button>
      <UploadDialog
        {...rest}
        open={isOpen}
        onCancel={close}
        onOk={(result) => {
          setOpen(false);
          onOk(result);
        }}
      />
    </UploadGround>
  );
}

const meta = {
  title: 'Upload/UploadDialog',
  component: UploadDialog,
  render: (args) => <Held {...args} />,
  args: { open: true, onOk: fn(), onCancel: fn() },
  // An open dialog covers the docs page, so it is rendered in a frame.
  parameters: { docs: { story: { inline: false, height: '640px' } } },
} satisfies Meta<HeldProps>;

export default meta;
type Story = StoryObj<HeldProps>;

export const Files: Story = {};
export const Images: Story = { args: { kind: 'image' } };
export const Filled: Story = { args: { value: 'temp/合同.pdf,temp/报价.xlsx' } };
export const Dark: Story = { args: { value: 'temp/合同.pdf,temp/报价.xlsx' }, globals: { dark: 'dark' } };
export const English: Story = {
  render: (args) => (
    <GeziProvider locale="en-US">
      <Held {...args} />
    </GeziProvider>
  ),
};

export const NothingUploaded: Story = {
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog', { name: '文件上传' }));
    await userEvent.click(dialog.getByRole('button', { name: '确定' }));
    await seen('未上传任何文件');
    await expect(args.onOk).not.toHaveBeenCalled();
  },
};

/** Confirming is disabled during uploads, which would be lost. */
export const StillUploading: Story = {
  args: { value: 'temp/合同.pdf', delayMs: Infinity },
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog', { name: '文件上传' });
    await userEvent.upload(dialog.querySelector<HTMLInputElement>('input[type=file]')!, pdfFile('附件.pdf'));
    await userEvent.click(within(dialog).getByRole('button', { name: '确定' }));
    await seen('文件正在上传，请稍候');
    await expect(args.onOk).not.toHaveBeenCalled();
  },
};

export const Confirmed: Story = {
  args: { id: 'row-1' },
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog', { name: '文件上传' });
    await userEvent.upload(dialog.querySelector<HTMLInputElement>('input[type=file]')!, [
      pdfFile('合同.pdf'),
      pdfFile('附件.pdf'),
    ]);
    await waitFor(() => expect(within(dialog).getAllByRole('button', { name: /^下载/ })).toHaveLength(2));
    await userEvent.click(within(dialog).getByRole('button', { name: '确定' }));
    await expect(args.onOk).toHaveBeenCalledWith({
      id: 'row-1',
      name: '合同.pdf',
      url: '/api/sys/common/static/temp/%E5%90%88%E5%90%8C.pdf',
      path: 'temp/合同.pdf,temp/附件.pdf',
      status: 'done',
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
