import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { seen } from '../testing/seen';
import { UploadGround } from '../testing/UploadGround';
import { FileDownload } from './FileDownload';

const meta = {
  title: 'Upload/Download',
  component: FileDownload,
  render: (args) => (
    <UploadGround>
      <FileDownload {...args} />
    </UploadGround>
  ),
  args: { fileName: '采购合同（2026版）.pdf', filePath: 'temp/采购合同（2026版）.pdf', fileSize: 1_482_240 },
} satisfies Meta<typeof FileDownload>;

export default meta;
type Story = StoryObj<typeof meta>;

export const File: Story = {};
export const SizeUnknown: Story = { args: { fileSize: 0 } };
export const LongName: Story = {
  args: { fileName: '关于二〇二六年度第四季度生产性物资集中采购框架协议及其全部附件的补充说明（最终盖章版）.docx' },
};

export const NoPath: Story = {
  args: { filePath: '', fileName: '丢失的文件.pdf' },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '下载 丢失的文件.pdf' }));
    await seen('未知的文件');
  },
};
