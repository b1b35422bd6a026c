import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { pdfFile, xlsxFile } from '../../testing/files';
import { seen } from '../../testing/seen';
import { UploadGround } from '../../testing/UploadGround';
import { ImportButton } from './ImportButton';

const meta = {
  title: 'Upload/ImportButton',
  component: ImportButton,
  render: (args) => (
    <UploadGround>
      <ImportButton {...args} />
    </UploadGround>
  ),
  args: { url: '/import/good', onDone: fn() },
} satisfies Meta<typeof ImportButton>;
export default meta;
type Story = StoryObj<typeof meta>;

const select = (canvas: HTMLElement, file: File) =>
  userEvent.upload(canvas.querySelector<HTMLInputElement>('input[type=file]')!, file, { applyAccept: false });

export const Ready: Story = {};
export const Disabled: Story = { args: { disabled: true } };
export const Imported: Story = {
  play: async ({ canvasElement, args }) => {
    await select(canvasElement, xlsxFile('供应商.xlsx'));
    await waitFor(() => expect(args.onDone).toHaveBeenCalledOnce());
  },
};
export const WrongType: Story = {
  play: async ({ canvasElement, args }) => {
    await select(canvasElement, pdfFile('供应商.pdf'));
    await seen('只支持 .xls、.xlsx 格式的文件');
    await expect(args.onDone).not.toHaveBeenCalled();
  },
};
