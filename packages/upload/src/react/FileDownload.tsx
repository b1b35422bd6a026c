import { DownloadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { formatSize, nameOfPath } from '../core';
import { useTexts } from '../texts/useTexts';
import { FileIcon } from './list/FileIcon';
import { useDownload } from './useDownload';

export interface FileDownloadProps {
  /** File name; default the file name in the path. */
  fileName?: string;
  /** Stored path or id of the file. */
  filePath: string;
  /** Size in bytes; hidden if unknown. */
  fileSize?: number;
}

/** Link that downloads a stored file. */
export function FileDownload({ filePath, fileName = nameOfPath(filePath), fileSize = 0 }: FileDownloadProps) {
  const texts = useTexts();
  const download = useDownload();
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
    </span>
  );
}
