import { walkFocus } from '../../../ui/src/testing/focusWalk';
import { startReader } from '../../../ui/src/testing/screenReader';
import { GeziProvider } from '@gezi/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { seen } from '../testing/seen';
import { pdfFile, pngFile, xlsxFile } from '../testing/files';
import { UploadGround } from '../testing/UploadGround';
import { FileUpload, type FileUploadProps } from './FileUpload';

interface HeldProps extends FileUploadProps {
  /** Delay of the server per file in milliseconds. */
  delayMs?: number;
}

function Held({ value = '', delayMs = 0, ...rest }: HeldProps) {
  const [held, setHeld] = useState(value);
  return (
    <UploadGround delayMs={delayMs}>
      <div style={{ maxWidth: 520 }}>
        <FileUpload {...rest} value={held} onChange={setHeld} />
        <output hidden>{held}</output>
      </div>
    </UploadGround>
  );
}

const STORED = 'temp/采购合同（2026版）.pdf,temp/供应商报价明细表.xlsx,temp/现场照片.png';

const meta = {
  title: 'Upload/Files',
  component: FileUpload,
  render: (args) => <Held {...args} />,
  args: { 'aria-label': '附件' },
} satisfies Meta<HeldProps>;

export default meta;
type Story = StoryObj<HeldProps>;

const pick = (canvas: HTMLElement, ...files: File[]) =>
  userEvent.upload(canvas.querySelector<HTMLInputElement>('input[type=file]')!, files, { applyAccept: false });

export const Empty: Story = {};
export const Filled: Story = { args: { value: STORED } };
export const ReadOnly: Story = { args: { value: STORED, readOnly: true } };
export const ReadOnlyEmpty: Story = { args: { readOnly: true } };
export const Disabled: Story = { args: { value: STORED, disabled: true } };
export const Tips: Story = { args: { tips: '请上传盖章扫描件，单个文件不超过 5 MB', buttonText: '上传附件' } };

/** Three files upload in parallel, the fourth waits. */
export const Uploading: Story = {
  args: { delayMs: Infinity },
  play: async ({ canvasElement }) => {
    await pick(
      canvasElement,
      ...['招标公告', '技术规格书', '评标办法', '合同范本'].map((name) => pdfFile(`${name}.pdf`)),
    );
    await waitFor(() => expect(within(canvasElement).getAllByText(/^\d+%$/)).toHaveLength(3));
    await seen('等待上传');
  },
};

export const Uploaded: Story = {
  play: async ({ canvasElement }) => {
    await pick(canvasElement, pdfFile('招标公告.pdf'), xlsxFile('报价表.xlsx'));
    await waitFor(() =>
      expect(canvasElement.querySelector('output[hidden]')).toHaveTextContent('temp/招标公告.pdf,temp/报价表.xlsx'),
    );
    await seen('上传成功');
  },
};

/** The server's refusal is shown at the file and in a dialog. */
export const Refused: Story = {
  args: { action: '/full' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await pick(canvasElement, pdfFile('招标公告.pdf'));
    await seen('存储空间不足，请联系管理员');
    await userEvent.click(page.getByRole('button', { name: '查看 招标公告.pdf 的错误信息' }));
    await seen('上传出错');
    await seen('错误信息：存储空间不足，请联系管理员');
  },
};

/** A large file with an interrupted connection resumes by itself. */
export const Stalled: Story = {
  args: {
    transport: ({ onProgress, onStalled }) => {
      onProgress(46);
      onStalled?.();
      return new Promise(() => {});
    },
  },
  play: async ({ canvasElement }) => {
    await pick(canvasElement, pdfFile('三维模型.pdf'));
    await seen('46% 网络中断，正在重连');
  },
};

export const NoConnection: Story = {
  args: { action: '/cut' },
  play: async ({ canvasElement }) => {
    await pick(canvasElement, pdfFile('招标公告.pdf'));
    await seen('网络连接失败，请检查网络后重试');
  },
};

export const WrongType: Story = {
  play: async ({ canvasElement }) => {
    await pick(canvasElement, new File(['MZ'], '安装程序.exe'));
    await seen('该后缀文件不允许上传');
  },
};

export const TooLarge: Story = {
  args: { maxSizeMB: 0.1 },
  play: async ({ canvasElement }) => {
    await pick(canvasElement, pdfFile('扫描件.pdf'));
    await seen('文件大小超出限制，请检查！');
  },
};

export const TooMany: Story = {
  args: { value: STORED, maxCount: 3 },
  play: async ({ canvasElement }) => {
    await pick(canvasElement, pdfFile('第四份.pdf'));
    await seen('上传文件数量超出限制');
  },
};

export const OtherContent: Story = {
  play: async ({ canvasElement }) => {
    await pick(canvasElement, new File(['<html>'], '伪装.pdf'));
    await seen('文件内容与后缀不符');
  },
};

/** Files can be dropped anywhere on the component. */
export const Dropped: Story = {
  play: async ({ canvasElement }) => {
    const group = within(canvasElement).getByRole('group', { name: '附件' });
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(pngFile('现场.png'));
    const drag = (type: string) =>
      group.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
    drag('dragenter');
    await seen('松开鼠标上传');
    drag('drop');
    await seen('现场.png');
  },
};

export const English: Story = {
  args: { value: STORED, 'aria-label': 'Attachments' },
  render: (args) => (
    <GeziProvider locale="en-US">
      <Held {...args} />
    </GeziProvider>
  ),
};
export const Dark: Story = { args: { value: STORED }, globals: { dark: 'dark' } };

/** Task 11 as a screen reader reads it: add a file, hear a refusal, remove a file and stay in the list. */
export const ChangedByScreenReader: Story = {
  args: { value: STORED },
  play: async ({ canvasElement }) => {
    const reader = startReader();
    if (!reader) return;
    within(canvasElement).getByRole('button', { name: '点击上传' }).focus();
    await pick(canvasElement, pdfFile('招标公告.pdf'));
    await reader.reads('', 'button "点击上传"', '上传成功');
    await pick(canvasElement, new File(['x'], '工具.exe'));
    await reader.reads('', 'button "点击上传"', '该后缀文件不允许上传');
    await reader.reads('{Tab}{Tab}{Tab}', 'button "删除 采购合同（2026版）.pdf"');
    await reader.reads('{Enter}', 'button "删除 供应商报价明细表.xlsx"', '已删除 采购合同（2026版）.pdf');
    reader.stop();
  },
};

export const RightToLeft: Story = { args: { value: STORED }, globals: { direction: 'rtl' } };
export const Compact: Story = { args: { value: STORED }, globals: { look: 'compact' } };
export const HighContrast: Story = { args: { value: STORED }, globals: { look: 'contrast' } };

/** Colours of the system: a running upload keeps its bar. */
export const ForcedColours: Story = {
  args: { value: STORED, delayMs: 60_000 },
  beforeEach: () => () => globalThis.readerTools?.emulate({}),
  async play({ canvas, canvasElement }) {
    await pick(canvasElement, pdfFile('图纸.pdf', 30_000));
    if (!globalThis.readerTools) return;
    await globalThis.readerTools.emulate({ forcedColors: true });
    const bar = await canvas.findByRole('progressbar');
    const rail = bar.querySelector('.ant-progress-rail')!;
    await expect(getComputedStyle(rail).outlineStyle).toBe('solid');
  },
};

/** By Tab every focused element is seen; targets have 24 px or space around them (WCAG 2.4.11, 2.5.8). */
export const FocusSeen: Story = {
  args: { value: STORED },
  play: ({ canvasElement }) => walkFocus(canvasElement),
};
