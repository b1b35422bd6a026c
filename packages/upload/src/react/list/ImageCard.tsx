import { HolderOutlined, LeftOutlined, RightOutlined } from '@ant-design/icons';
import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { useLocale } from '@gezi/ui';
import { Button, Progress } from 'antd';
import { faultMessage } from '../../core';
import { useTexts } from '../../texts/useTexts';
import { FileActions, type FileActionsProps } from './FileActions';
import { FileIcon } from './FileIcon';
import { FileImage } from './FileImage';

export interface ImageCardProps extends FileActionsProps {
  file: File | undefined;
  /** `row`: line with a small picture; `card`: square. */
  shape: 'card' | 'row';
  /** Moves the picture by one place; undefined for a fixed order. */
  onMove: ((by: -1 | 1) => void) | undefined;
}

/** Picture of a list; can be dragged to another place. */
export function ImageCard({ file, shape, onMove, ...props }: ImageCardProps) {
  const { item } = props;
  const texts = useTexts();
  const locale = useLocale();
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } = useSortable({
    id: item.uid,
    disabled: !onMove,
  });

  return (
    <li
      ref={setNodeRef}
      className={`gezi-upload-image gezi-upload-image-${shape} gezi-upload-${item.status}${isDragging ? ' gezi-upload-dragged' : ''}`}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      <div className="gezi-upload-picture">
        <FileImage
          item={item}
          file={file}
          alt=""
          className="gezi-upload-thumbnail"
          fallback={<FileIcon name={item.name} />}
        />
        {item.status === 'uploading' && (
          <Progress
            className="gezi-upload-ring"
            type="circle"
            size={shape === 'card' ? 56 : 32}
            percent={item.percent}
            aria-label={texts.progress(item.name, item.percent)}
          />
        )}
      </div>
      <div className="gezi-upload-caption">
        <span className="gezi-upload-name" title={item.name}>
          {item.name}
        </span>
        {item.status === 'error' && <span className="gezi-upload-fault">{faultMessage(item, locale)}</span>}
      </div>
      <div className="gezi-upload-tools">
        {onMove && (
          <>
            <Button
              {...attributes}
              {...listeners}
              ref={setActivatorNodeRef}
              className="gezi-upload-handle"
              type="text"
              size="small"
              icon={<HolderOutlined />}
              aria-label={texts.drag(item.name)}
            />
            <Button
              type="text"
              size="small"
              icon={<LeftOutlined />}
              aria-label={texts.moveEarlier(item.name)}
              onClick={() => onMove(-1)}
            />
            <Button
              type="text"
              size="small"
              icon={<RightOutlined />}
              aria-label={texts.moveLater(item.name)}
              onClick={() => onMove(1)}
            />
          </>
        )}
        <FileActions {...props} />
      </div>
    </li>
  );
}
