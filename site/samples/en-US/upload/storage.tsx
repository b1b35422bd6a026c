import { FileUpload, UploadStorageProvider, type UploadStorage } from '@gezi/upload';
import { useState } from 'react';

const kept = new Map<string, Blob>();

/** A storage of your own: this one keeps files in memory, yours may send them to a bucket. */
const memory: UploadStorage = {
  async send({ file, onProgress }) {
    const path = `${crypto.randomUUID()}-${file.name}`;
    kept.set(path, file);
    onProgress(100);
    // With success false, message is the reason of the refusal.
    return { success: true, message: path };
  },
  addressOf: (path) => URL.createObjectURL(kept.get(path) ?? new Blob()),
  load: async (path) => kept.get(path) ?? new Blob(),
};

export function Storage() {
  const [files, setFiles] = useState('');
  return (
    <UploadStorageProvider storage={memory}>
      <FileUpload aria-label="Attachments" value={files} onChange={setFiles} accept=".pdf,.txt,.png,.jpg" />
    </UploadStorageProvider>
  );
}
