import {
  CloseOutlined,
  DeleteOutlined,
  DownloadOutlined,
  EyeOutlined,
  InfoCircleOutlined,
  ReloadOutlined,
} from '@ant-design/icons';
import { Button, Tooltip } from 'antd';
import type { ReactNode } from 'react';
import type { UploadedFile } from '../../core';
import { useTexts } from '../../texts/useTexts';

export interface FileActionsProps {
  item: UploadedFile;
  onPreview?: (() => void) | undefined;
  onDownload?: (() => void) | undefined;
  onRemove?: (() => void) | undefined;
  onCancel?: (() => void) | undefined;
  onRetry?: (() => void) | undefined;
  onWhy?: (() => void) | undefined;
}

/** Buttons of a file for its status. */
export function FileActions({ item, ...on }: FileActionsProps) {
  const texts = useTexts();
  const { name, status } = item;
  const action = (label: string, icon: ReactNode, run: (() => void) | undefined) =>
    run && (
      <Tooltip title={label} mouseEnterDelay={0.5}>
        <Button type="text" size="small" aria-label={label} icon={icon} onClick={run} />
      </Tooltip>
    );
  return (
    <span className="gezi-upload-actions">
      {status === 'done' && action(texts.preview(name), <EyeOutlined />, on.onPreview)}
      {status === 'done' && action(texts.download(name), <DownloadOutlined />, on.onDownload)}
      {status === 'error' && action(texts.why(name), <InfoCircleOutlined />, on.onWhy)}
      {status === 'error' &&
        item.fault !== 'other-content' &&
        action(texts.retry(name), <ReloadOutlined />, on.onRetry)}
      {status === 'uploading' && action(texts.cancelFile(name), <CloseOutlined />, on.onCancel)}
      {status !== 'uploading' && action(texts.remove(name), <DeleteOutlined />, on.onRemove)}
    </span>
  );
}
