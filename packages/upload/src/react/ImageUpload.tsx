import { PlusOutlined, UploadOutlined } from '@ant-design/icons';
import { App } from 'antd';
import { useState } from 'react';
import { acceptAttribute, acceptedTypes, DEFAULT_SIZE_MB, IMAGE_ACCEPT, type UploadedFile } from '../core';
import { useTexts } from '../texts/useTexts';
import { DropArea } from './list/DropArea';
import { ImageCard } from './list/ImageCard';
import { PickButton } from './list/PickButton';
import { useRemoval } from './list/useRemoval';
import { SortableArea } from './list/SortableArea';
import { canPreview, FilePreview } from './preview/FilePreview';
import type { FileUploadProps } from './FileUpload';
import { useDownload } from './useDownload';
import { useUploadMessages } from './useUploadMessages';
import { useUploadQueue } from './useUploadQueue';

export interface ImageUploadProps extends Omit<FileUploadProps, 'showFileList'> {
  /** `picture-card` (default): squares; `picture`: lines. */
  listType?: 'picture-card' | 'picture';
  /** Whether the order can be changed; default true. */
  sortable?: boolean;
}

/** Upload field for pictures that can be sorted. No limit of their number by default (B§9). */
export function ImageUpload({
  listType = 'picture-card',
  sortable = true,
  multiple = true,
  disabled = false,
  readOnly = false,
  allowDownload = true,
  allowRemove = true,
  buttonText,
  tips,
  id,
  'aria-label': label,
  accept = IMAGE_ACCEPT,
  maxSizeMB = DEFAULT_SIZE_MB,
  maxCount = 0,
  ...upload
}: ImageUploadProps) {
  const texts = useTexts();
  const { message } = App.useApp();
  const { showRefused, showResult, showFault } = useUploadMessages();
  const download = useDownload();
  const limits = { accept, maxSizeMB, maxCount, wrongType: 'images-only' } as const;
  const { queue, items } = useUploadQueue({ ...upload, ...limits, onEnd: showResult });
  const [shown, setShown] = useState<string>();
  const [remove, said] = useRemoval(items, (uid) => queue.remove(uid));
  const isFixed = disabled || readOnly;
  const isCard = listType === 'picture-card';
  const add = (files: File[]) => showRefused(queue.add(files));
  const isFull = maxCount > 0 && items.length >= maxCount;

  function move(item: UploadedFile, by: -1 | 1) {
    const refusal = queue.move(item.uid, by);
    if (refusal) void message.warning(texts.moves[refusal]);
  }

  const pick = !readOnly && !(isCard && isFull) && (
    <PickButton
      className={isCard ? 'gezi-upload-add' : ''}
      {...(isCard && { type: 'dashed' as const })}
      icon={isCard ? <PlusOutlined aria-hidden /> : <UploadOutlined aria-hidden />}
      accept={acceptAttribute(acceptedTypes(accept))}
      multiple={multiple}
      disabled={disabled}
      onFiles={add}
    >
      {buttonText ?? texts.pickImage}
    </PickButton>
  );

  return (
    <DropArea className="gezi-upload-images" label={label ?? texts.images} id={id} disabled={isFixed} onFiles={add}>
      {!isCard && pick && <div className="gezi-upload-head">{pick}</div>}
      <SortableArea items={items} onMove={(uid, to) => queue.moveTo(uid, to)}>
        <ul className={`gezi-upload-gallery gezi-upload-gallery-${isCard ? 'card' : 'row'}`}>
          {items.map((item) => (
            <ImageCard
              key={item.uid}
              item={item}
              file={queue.fileOf(item.uid)}
              shape={isCard ? 'card' : 'row'}
              onMove={sortable && !isFixed && items.length > 1 ? (by) => move(item, by) : undefined}
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
          {isCard && pick && <li className="gezi-upload-add-place">{pick}</li>}
        </ul>
      </SortableArea>
      {readOnly && items.length === 0 && <span className="gezi-upload-tips">{texts.noImages}</span>}
      {tips && <p className="gezi-upload-tips">{tips}</p>}
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
