import { FileUpload, UploadStorageProvider, type UploadStorage } from '@gezi/upload';
import { useState } from 'react';

const kept = new Map<string, Blob>();

/** 自己的存储：这里把文件放在内存中；你的可以直传到对象存储。 */
const memory: UploadStorage = {
  async send({ file, onProgress }) {
    const path = `${crypto.randomUUID()}-${file.name}`;
    kept.set(path, file);
    onProgress(100);
    // success 为 false 时，message 是拒绝的原因。
    return { success: true, message: path };
  },
  addressOf: (path) => URL.createObjectURL(kept.get(path) ?? new Blob()),
  load: async (path) => kept.get(path) ?? new Blob(),
};

export function Storage() {
  const [files, setFiles] = useState('');
  return (
    <UploadStorageProvider storage={memory}>
      <FileUpload aria-label="附件" value={files} onChange={setFiles} accept=".pdf,.txt,.png,.jpg" />
    </UploadStorageProvider>
  );
}
