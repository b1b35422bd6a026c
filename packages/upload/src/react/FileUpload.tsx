import { UploadOutlined } from '@ant-design/icons';
import { useState } from 'react';
import { acceptAttribute, acceptedTypes, DEFAULT_ACCEPT, DEFAULT_COUNT, DEFAULT_SIZE_MB } from '../core';
import { useTexts } from '../texts/useTexts';
import { DropArea } from './list/DropArea';
import { FileRow } from './list/FileRow';
import { PickButton } from './list/PickButton';
import { useRemoval } from './list/useRemoval';
import { canPreview, FilePreview } from './preview/FilePreview';
import { useDownload } from './useDownload';
import { useUploadMessages } from './useUploadMessages';
import { useUploadQueue, type UploadQueueProps } from './useUploadQueue';

export interface FileUploadProps extends Omit<UploadQueueProps, 'onEnd'> {
  /** Whether several files can be selected at once; default true. */
  multiple?: boolean;
  disabled?: boolean;
  /** Whether the list is read-only; default false. */
  readOnly?: boolean;
  /** Default true. */
  allowDownload?: boolean;
  /** Default true. */
  allowRemove?: boolean;
  /** Whether the files are listed; default true. */
  showFileList?: boolean;
  /** Text of the button; default 点击上传. */
  buttonText?: string;
  /** Hint beside the button; default a hint about dropping files, `''` for none. */
  tips?: string;
  id?: string;
  'aria-label'?: string;
}

/**
 * Upload field with a list of files. The value is the comma-joined stored paths. By default it accepts
 * {@link DEFAULT_ACCEPT}, 5 MB per file and 1000 files (B§9).
 */
export function FileUpload({
  multiple = true,
  disabled = false,
  readOnly = false,
  allowDownload = true,
  allowRemove = true,
  showFileList = true,
  buttonText,
  tips,
  id,
  'aria-label': label,
  accept = DEFAULT_ACCEPT,
  maxSizeMB = DEFAULT_SIZE_MB,
  maxCount = DEFAULT_COUNT,
  ...upload
}: FileUploadProps) {
  const texts = useTexts();
  const { showRefused, showResult, showFault } = useUploadMessages();
  const download = useDownload();
  const { queue, items } = useUploadQueue({ ...upload, accept, maxSizeMB, maxCount, onEnd: showResult });
  const [shown, setShown] = useState<string>();
  const [remove, said] = useRemoval(items, (uid) => queue.remove(uid));
  const isFixed = disabled || readOnly;
  const add = (files: File[]) => showRefused(queue.add(files));

  return (
    <DropArea className="gezi-upload-files" label={label ?? texts.files} id={id} disabled={isFixed} onFiles={add}>
      {!readOnly && (
        <div className="gezi-upload-head">
          <PickButton
            icon={<UploadOutlined aria-hidden />}
            accept={acceptAttribute(acceptedTypes(accept))}
            multiple={multiple}
            disabled={disabled}
            onFiles={add}
          >
            {buttonText ?? texts.pick}
          </PickButton>
          {(tips ?? texts.dropHint) && <span className="gezi-upload-tips">{tips ?? texts.dropHint}</span>}
        </div>
      )}
      {showFileList && items.length > 0 && (
        <ul className="gezi-upload-list">
          {items.map((item) => (
            <FileRow
              key={item.uid}
              item={item}
              onPreview={canPreview(item) ? () => setShown(item.uid) : undefined}
              onDownload={
                allowDownload ? () => void download(item.path ?? '', item.size > 0 ? item.name : undefined) : undefined
              }
              onRemove={allowRemove && !isFixed ? () => remove(item) : undefined}
              onCancel={() => queue.cancel(item.uid)}
              onRetry={isFixed || !queue.fileOf(item.uid) ? undefined : () => queue.retry(item.uid)}
              onWhy={() => showFault(item)}
            />
          ))}
        </ul>
      )}
      {readOnly && items.length === 0 && <span className="gezi-upload-tips">{texts.noFiles}</span>}
      <FilePreview
        files={items}
        shown={shown}
        onShow={setShown}
        fileOf={(uid) => queue.fileOf(uid)}
        allowDownload={allowDownload}
      />
      <output className="gezi-visually-hidden">{said}</output>
    </DropArea>
  );
}
