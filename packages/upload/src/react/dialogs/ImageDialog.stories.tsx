import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { seen } from '../../testing/seen';
import { drawnFile } from '../../testing/files';
import { UploadGround } from '../../testing/UploadGround';
import { ImageDialog } from './ImageDialog';

const meta = {
  title: 'Upload/ImageDialog',
  component: ImageDialog,
  render: (args) => (
    <UploadGround>
      <ImageDialog {...args} />
    </UploadGround>
  ),
  args: { open: true, onInsert: fn(), onCancel: fn() },
  // An open dialog covers the docs page, so it is rendered in a frame.
  parameters: { docs: { story: { inline: false, height: '640px' } } },
} satisfies Meta<typeof ImageDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialogOf = async () => within(await screen.findByRole('dialog', { name: '插入图片' }));

export const Local: Story = {};
export const Dark: Story = { globals: { dark: 'dark' } };

/** Changing the tab clears the input. */
export const Network: Story = {
  play: async ({ args }) => {
    const dialog = await dialogOf();
    await userEvent.type(dialog.getByLabelText('备注'), '现场');
    await userEvent.click(dialog.getByRole('tab', { name: '网络地址' }));
    await expect(dialog.getByLabelText('备注')).toHaveValue('');
    await userEvent.click(dialog.getByRole('button', { name: '确定' }));
    await seen('图片地址须以 http:// 或 https:// 开头');
    await userEvent.type(dialog.getByLabelText('图片地址'), 'https://example.com/logo.png');
    await userEvent.type(dialog.getByLabelText('备注'), '公司标志');
    await userEvent.click(dialog.getByRole('button', { name: '确定' }));
    await expect(args.onInsert).toHaveBeenCalledWith({ src: 'https://example.com/logo.png', alt: '公司标志' });
  },
};

export const NothingUploaded: Story = {
  play: async () => {
    await userEvent.click((await dialogOf()).getByRole('button', { name: '确定' }));
    await seen('未上传任何文件');
  },
};

/** A picture of an editor is public: its address contains no token. */
export const Uploaded: Story = {
  play: async ({ args }) => {
    const dialog = await dialogOf();
    const element = await screen.findByRole('dialog');
    await userEvent.upload(
      element.querySelector<HTMLInputElement>('input[type=file]')!,
      await drawnFile('现场.png', 150),
    );
    await dialog.findByRole('button', { name: '下载 现场.png' });
    await userEvent.type(dialog.getByLabelText('备注'), '施工现场');
    await userEvent.click(dialog.getByRole('button', { name: '确定' }));
    await expect(args.onInsert).toHaveBeenCalledWith({
      src: `/api/sys/common/loadOssFile/public/${encodeURIComponent('f-现场.png')}`,
      alt: '施工现场',
    });
  },
};
