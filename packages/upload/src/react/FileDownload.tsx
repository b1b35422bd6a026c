import { DownloadOutlined, EyeOutlined } from '@ant-design/icons';
import { Button, Tooltip } from 'antd';
import { useState } from 'react';
import { formatSize, nameOfPath, type UploadedFile } from '../core';
import { useTexts } from '../texts/useTexts';
import { FileIcon } from './list/FileIcon';
import { canPreview, FilePreview } from './preview/FilePreview';
import { useDownload } from './useDownload';

export interface FileDownloadProps {
  /** File name; default the file name in the path. */
  fileName?: string;
  /** Stored path or id of the file. */
  filePath: string;
  /** Size in bytes; hidden if unknown. */
  fileSize?: number;
  /** Whether files that have a preview can be previewed; default true. */
  allowPreview?: boolean;
}

/** Link that downloads a stored file, with a button that previews it. */
export function FileDownload({
  filePath,
  fileName = nameOfPath(filePath),
  fileSize = 0,
  allowPreview = true,
}: FileDownloadProps) {
  const texts = useTexts();
  const download = useDownload();
  const [shown, setShown] = useState<string>();
  const item = storedFile(filePath, fileName, fileSize);
  return (
    <span className="gezi-upload-download">
      <FileIcon name={fileName} />
      <Button
        type="link"
        className="gezi-upload-link"
        aria-label={texts.download(fileName)}
        onClick={() => void download(filePath, fileName)}
      >
        <span className="gezi-upload-name" title={fileName}>
          {fileName}
        </span>
        <DownloadOutlined aria-hidden="true" />
      </Button>
      {fileSize > 0 && <span className="gezi-upload-state">{formatSize(fileSize)}</span>}
      {allowPreview && filePath !== '' && canPreview(item) && (
        <>
          <Tooltip title={texts.preview(fileName)} mouseEnterDelay={0.5}>
            <Button
              type="text"
              size="small"
              aria-label={texts.preview(fileName)}
              icon={<EyeOutlined />}
              onClick={() => setShown(item.uid)}
            />
          </Tooltip>
          <FilePreview files={[item]} shown={shown} onShow={setShown} />
        </>
      )}
    </span>
  );
}

const storedFile = (path: string, name: string, size: number): UploadedFile => ({
  uid: path,
  name,
  type: '',
  size,
  status: 'done',
  percent: 100,
  path,
  url: path,
});
