import { FileUpload, ImageUpload, splitPaths } from '@gezi/upload';
import { Form } from 'antd';
import { useState } from 'react';

export function App() {
  const [files, setFiles] = useState('');
  const [pictures, setPictures] = useState('');
  return (
    <Form layout="vertical">
      <Form.Item label="合同附件" extra={`已上传 ${splitPaths(files).length} 个文件`}>
        <FileUpload
          aria-label="合同附件"
          value={files}
          onChange={setFiles}
          biz="contract"
          accept=".pdf,.docx,.xlsx,.txt"
          maxSizeMB={20}
          maxCount={10}
        />
      </Form.Item>
      <Form.Item label="现场照片">
        <ImageUpload aria-label="现场照片" value={pictures} onChange={setPictures} listType="picture-card" />
      </Form.Item>
    </Form>
  );
}
