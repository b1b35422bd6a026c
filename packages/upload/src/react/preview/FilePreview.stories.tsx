import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { splitPaths } from '../../core';
import { docxWith, hostileDocx, paragraph, pdfWith, xlsxWith } from '../../testing/documents';
import { drawnFile } from '../../testing/files';
import { UploadGround } from '../../testing/UploadGround';
import { FilePreview, type FilePreviewProps } from './FilePreview';

const files = splitPaths('temp/阀门外观.png,temp/铭牌.png');

function Preview({ shown, onShow, ...rest }: FilePreviewProps) {
  const [current, setCurrent] = useState(shown);
  return (
    <UploadGround>
      <FilePreview
        {...rest}
        shown={current}
        onShow={(uid) => {
          setCurrent(uid);
          onShow(uid);
        }}
      />
    </UploadGround>
  );
}

const meta = {
  title: 'Upload/FilePreview',
  component: FilePreview,
  render: (args) => <Preview {...args} />,
  loaders: [async () => ({ picture: await drawnFile('阀门外观.png', 210) })],
  args: { files, shown: files[0]!.uid, onShow: fn() },
} satisfies Meta<typeof FilePreview>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Arguments that show one selected file. */
function only(file: File) {
  const [item] = splitPaths(`temp/${file.name}`);
  return { files: [item!], shown: item!.uid, fileOf: () => file };
}
const dialogOf = async (name: string) => within(await screen.findByRole('dialog', { name }));
const frameOf = (name: string) => screen.findByTitle<HTMLIFrameElement>(name);

export const Picture: Story = {
  render: (args, { loaded }) => <Preview {...args} fileOf={() => (loaded as { picture: File }).picture} />,
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: '下一个' }));
    await expect(args.onShow).toHaveBeenCalledWith(files[1]!.uid);
  },
};

export const Text: Story = {
  args: only(new File(['阀门型号：DN50\n数量：12\n交货：2026-12-01\n<script>alert(1)</script>'], '说明.txt')),
  play: async () => {
    await expect(await screen.findByText(/阀门型号：DN50/)).toBeVisible();
  },
};

/** Another encoding than the detected one. */
export const TextInBig5: Story = {
  args: only(new File([new Uint8Array([0xb1, 0xc4, 0xc1, 0xca, 0xa6, 0x58, 0xac, 0xf9])], '合約.txt')),
  play: async () => {
    const dialog = await dialogOf('合約.txt');
    await fireEvent.mouseDown(await dialog.findByRole('combobox', { name: '编码' }));
    await fireEvent.click(await screen.findByTitle('Big5'));
    await expect(await dialog.findByText('採購合約')).toBeVisible();
  },
};

export const Pdf: Story = {
  args: only(pdfWith('contract.pdf', ['Purchase contract', 'Terms of payment', 'Delivery'])),
  play: async () => {
    const dialog = await dialogOf('contract.pdf');
    // The worker starts first, which takes long on a busy machine.
    await expect(await dialog.findByText('第 1 页，共 3 页')).toBeVisible();
    await expect(await dialog.findByText('Purchase contract')).toBeInTheDocument();
    const pages = dialog.getByRole('region', { name: 'contract.pdf' });
    await waitFor(() => expect(pages.querySelector('canvas')!.width).toBeGreaterThan(400));
    const before = pages.querySelector('section')!.offsetWidth;
    await userEvent.click(dialog.getByRole('button', { name: '放大' }));
    await waitFor(() => expect(pages.querySelector('section')!.offsetWidth).toBeGreaterThan(before));
    pages.scrollTop = pages.scrollHeight;
    await expect(await dialog.findByText('第 3 页，共 3 页')).toBeVisible();
  },
};

export const PdfInEnglish: Story = {
  args: only(pdfWith('contract.pdf', ['Purchase contract'])),
  globals: { locale: 'en-US' },
  play: async () => {
    const dialog = await dialogOf('contract.pdf');
    await expect(await dialog.findByText('Page 1 of 1')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Zoom in' })).toBeVisible();
  },
};

export const DamagedPdf: Story = {
  args: only(new File(['%PDF-1.7\n', new Uint8Array(100)], '损坏.pdf')),
  play: async () => {
    await expect(await screen.findByText('文件内容无法显示，请下载后查看')).toBeVisible();
  },
};

export const WordDocument: Story = {
  args: only(
    docxWith('合同.docx', [paragraph('采购合同'), paragraph('第一条 标的物：阀门 DN50，数量 12 台。')].join('')),
  ),
  play: async () => {
    const frame = await frameOf('合同.docx');
    await waitFor(() => expect(frame.contentDocument!.body).toHaveTextContent('第一条 标的物'));
    await waitFor(() => expect(frame.getBoundingClientRect().height).toBeGreaterThan(100));
    await expect(screen.getByText(/预览可能与 Word 中的版式不同/)).toBeVisible();
    // No part of a page is left of a narrow frame, where nobody could scroll to it.
    frame.style.width = '320px';
    const page = frame.contentDocument!.querySelector('section')!;
    await expect(page.getBoundingClientRect().left).toBeGreaterThanOrEqual(0);
  },
};

/** Escape closes the dialog also while the document has the focus. */
export const WordDocumentClosedByKey: Story = {
  args: WordDocument.args!,
  play: async ({ args }) => {
    const frame = await frameOf('合同.docx');
    await waitFor(() => expect(frame.contentDocument!.body).toHaveTextContent('采购合同'));
    const escape = { key: 'Escape', code: 'Escape', keyCode: 27, bubbles: true };
    frame.contentDocument!.body.dispatchEvent(new KeyboardEvent('keydown', escape));
    await waitFor(() => expect(args.onShow).toHaveBeenCalledWith(undefined));
  },
};

/** Scripts, handlers, links and HTML in a document do nothing. */
export const HostileDocument: Story = {
  args: only(hostileDocx('补充协议.docx')),
  play: async () => {
    const frame = await frameOf('补充协议.docx');
    await waitFor(() => expect(frame.contentDocument!.body).toHaveTextContent('点击查看'));
    const page = frame.contentDocument!;
    await expect(frame).toHaveAttribute('sandbox', 'allow-same-origin');
    await expect(page.querySelectorAll('iframe, script, object, embed, a[href]')).toHaveLength(0);
    page.querySelector<HTMLElement>('a')!.click();
    await new Promise((resolve) => setTimeout(resolve, 100));
    await expect('wasRun' in window).toBe(false);
    await expect('wasRun' in window.top!).toBe(false);
  },
};

export const Workbook: Story = {
  args: only(
    xlsxWith('报价.xlsx', {
      报价单: [
        ['物料名称', '规格', '数量', '单价'],
        ['闸阀', 'DN50', 12, 386.5],
        ['止回阀', 'DN80', 4, 512],
      ],
      说明: [['<img src=x onerror=alert(1)>']],
    }),
  ),
  play: async () => {
    const dialog = await dialogOf('报价.xlsx');
    await expect(await dialog.findByRole('cell', { name: '闸阀' })).toBeVisible();
    await userEvent.click(dialog.getByText('说明'));
    await expect(await dialog.findByRole('cell', { name: '<img src=x onerror=alert(1)>' })).toBeVisible();
  },
};

/** Types without a preview say so. */
export const NoPreview: Story = {
  args: { files: splitPaths('temp/方案.pptx'), shown: splitPaths('temp/方案.pptx')[0]!.uid },
  play: async () => {
    const dialog = await dialogOf('方案.pptx');
    await waitFor(() => expect(dialog.getByText('此类文件不能预览，请下载后查看')).toBeVisible());
    await expect(dialog.getByRole('button', { name: '下载' })).toBeVisible();
  },
};

/** The server refuses the file as it would refuse a download. */
export const Refused: Story = {
  args: { files: splitPaths('temp/图纸.pdf'), shown: splitPaths('temp/图纸.pdf')[0]!.uid },
  play: async () => {
    const dialog = await dialogOf('图纸.pdf');
    await waitFor(() => expect(dialog.getByText('拒绝访问')).toBeVisible());
  },
};
