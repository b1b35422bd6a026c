import { FileUpload, ImageUpload, splitPaths } from '@gezi/upload';
import { Form } from 'antd';
import { useState } from 'react';

export function App() {
  const [files, setFiles] = useState('');
  const [pictures, setPictures] = useState('');
  return (
    <Form layout="vertical">
      <Form.Item label="Attachments" extra={`${splitPaths(files).length} files uploaded`}>
        <FileUpload
          aria-label="Attachments"
          value={files}
          onChange={setFiles}
          biz="contract"
          accept=".pdf,.docx,.xlsx,.txt"
          maxSizeMB={20}
          maxCount={10}
        />
      </Form.Item>
      <Form.Item label="Photos">
        <ImageUpload aria-label="Photos" value={pictures} onChange={setPictures} listType="picture-card" />
      </Form.Item>
    </Form>
  );
}
