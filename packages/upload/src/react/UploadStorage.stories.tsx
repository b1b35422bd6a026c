import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { pdfFile } from '../testing/files';
import { seen } from '../testing/seen';
import { UploadGround } from '../testing/UploadGround';
import { FileUpload } from './FileUpload';
import { UploadStorageProvider, type UploadStorage } from './UploadStorage';

const files = new Map<string, File>();

/** Keeps files in memory. */
const memoryStorage: UploadStorage = {
  async send({ file, onProgress }) {
    const path = `memory/${file.name}`;
    files.set(path, file);
    onProgress(100);
    return { success: true, message: path };
  },
  addressOf: (path) => URL.createObjectURL(files.get(path)!),
  load: async (path) => files.get(path)!,
};

function Held() {
  const [value, setValue] = useState('');
  return (
    <UploadGround>
      <UploadStorageProvider storage={memoryStorage}>
        <FileUpload aria-label="附件" value={value} onChange={setValue} />
        <output>{value}</output>
      </UploadStorageProvider>
    </UploadGround>
  );
}

const meta = {
  title: 'Upload/Storage',
  component: UploadStorageProvider,
  args: { storage: memoryStorage, children: null },
  render: () => <Held />,
} satisfies Meta<typeof UploadStorageProvider>;

export default meta;

/** The value of the field is the path that the storage of the application returned. */
export const InMemory: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]')!;
    await userEvent.upload(input, pdfFile('采购合同.pdf'), { applyAccept: false });
    await seen('memory/采购合同.pdf');
    await expect(within(canvasElement).getByText('采购合同.pdf')).toBeVisible();
  },
};
