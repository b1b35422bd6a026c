import { useLocale } from '@gezi/ui';
import { Progress } from 'antd';
import { faultMessage, formatSize, type UploadedFile } from '../../core';
import { useTexts } from '../../texts/useTexts';
import { FileActions, type FileActionsProps } from './FileActions';
import { FileIcon } from './FileIcon';

/** File of a list as text line. */
export function FileRow(props: FileActionsProps) {
  const { item } = props;
  const texts = useTexts();
  return (
    <li className={`gezi-upload-row gezi-upload-${item.status}`}>
      <FileIcon name={item.name} />
      <span className="gezi-upload-name" title={item.name}>
        {item.name}
      </span>
      <FileState item={item} />
      <FileActions {...props} />
      {item.status === 'uploading' && (
        <Progress
          className="gezi-upload-progress"
          percent={item.percent}
          showInfo={false}
          size={['100%', 2]}
          aria-label={texts.progress(item.name, item.percent)}
        />
      )}
    </li>
  );
}

function FileState({ item }: { item: UploadedFile }) {
  const texts = useTexts();
  const locale = useLocale();
  const { status, percent, size, stalled } = item;
  if (status === 'error') return <span className="gezi-upload-fault">{faultMessage(item, locale)}</span>;
  if (stalled) return <span className="gezi-upload-stalled">{`${percent}% ${texts.stalled}`}</span>;
  const text = status === 'uploading' ? (percent === 0 ? texts.waiting : `${percent}%`) : size > 0 && formatSize(size);
  return <span className="gezi-upload-state">{text}</span>;
}
