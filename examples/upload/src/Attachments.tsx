import { ClientProvider, createClient, createSessionStore } from '@gezi/client';
import { PageCard, PageHeader } from '@gezi/ui';
import { FileUpload, ImageUpload, splitPaths } from '@gezi/upload';
import { useState } from 'react';

const client = createClient({ session: createSessionStore(), basePath: '/api' });

/** Attachments of a contract: files and pictures, whose stored paths are one text each. */
export function Attachments() {
  const [files, setFiles] = useState('');
  const [pictures, setPictures] = useState('');
  const [uploading, setUploading] = useState(false);

  return (
    <ClientProvider client={client}>
      <main>
        <PageHeader title="HT202611270003 轴承年度框架合同" description="可拖入、粘贴文件；上传失败的文件可以重试" />
        <PageCard title="合同附件" note={uploading ? '正在上传…' : `${splitPaths(files).length} 个文件`}>
          <FileUpload
            aria-label="合同附件"
            value={files}
            onChange={setFiles}
            onBusyChange={setUploading}
            biz="contract"
            accept=".pdf,.docx,.xlsx,.txt"
            maxSizeMB={20}
            maxCount={10}
          />
        </PageCard>
        <PageCard title="现场照片">
          <ImageUpload aria-label="现场照片" value={pictures} onChange={setPictures} listType="picture-card" />
        </PageCard>
        <PageCard title="保存的值">
          <output>{[files, pictures].filter(Boolean).join(',') || '（空）'}</output>
        </PageCard>
      </main>
    </ClientProvider>
  );
}
