import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { splitPaths } from '../../core';
import { pdfWith } from '../../testing/documents';
import { UploadGround } from '../../testing/UploadGround';
import { FileView } from './FileView';

const itemOf = (name: string) => splitPaths(`temp/${name}`)[0]!;
const contract = pdfWith('contract.pdf', ['Purchase contract', 'Delivery']);

const meta = {
  title: 'Upload/FileView',
  component: FileView,
  render: (args) => (
    <UploadGround>
      <div style={{ height: 560 }}>
        <FileView {...args} />
      </div>
    </UploadGround>
  ),
  args: { item: itemOf(contract.name), file: contract, fill: true },
} satisfies Meta<typeof FileView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The pages take the whole height. */
export const Pdf: Story = {
  play: async () => {
    const pages = await screen.findByRole('region', { name: 'contract.pdf' });
    await waitFor(() => expect(pages.querySelector('canvas')!.width).toBeGreaterThan(400));
    await expect(pages.offsetHeight).toBeGreaterThan(500);
    await expect(pages.offsetHeight).toBeLessThan(560);
  },
};

export const Text: Story = {
  args: { item: itemOf('说明.txt'), file: new File(['阀门型号：DN50\n数量：12'], '说明.txt') },
  play: async () => {
    await expect(await screen.findByText(/阀门型号：DN50/)).toBeVisible();
  },
};

export const DamagedInEnglish: Story = {
  args: { item: itemOf('damaged.pdf'), file: new File(['%PDF-1.7\n', new Uint8Array(100)], 'damaged.pdf') },
  globals: { locale: 'en-US' },
  play: async () => {
    await expect(await screen.findByText('The content cannot be shown. Download the file to see it.')).toBeVisible();
  },
};

/** The server refuses the file as it would refuse a download. */
export const Refused: Story = {
  args: { item: itemOf('图纸.pdf'), file: undefined },
  play: async () => {
    await expect(await screen.findByText('拒绝访问')).toBeVisible();
  },
};
