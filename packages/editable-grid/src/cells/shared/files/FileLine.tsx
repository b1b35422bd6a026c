import { faultMessage, type UploadedFile } from '@gezi/upload/core';
import { useLocale } from '@gezi/ui';
import type { Texts } from '../../../texts/zh-CN';

export interface FileLineProps {
  item: UploadedFile;
  texts: Texts['files'];
  /** Address of the picture; absent shows none. */
  picture?: string | undefined;
  /** Each action is offered if its callback is given. */
  onPreview?: (() => void) | undefined;
  onDownload?: (() => void) | undefined;
  onRemove?: (() => void) | undefined;
  onCancel: () => void;
  onRetry?: (() => void) | undefined;
}

/** One file of a cell's list: name, upload state and actions. */
export function FileLine({ item, texts, picture, onPreview, onDownload, onRemove, onCancel, onRetry }: FileLineProps) {
  const locale = useLocale();
  const { name, status, percent } = item;
  const fault = status === 'error' ? faultMessage(item, locale) : undefined;
  const action = (sign: string, label: string, run: (() => void) | undefined) =>
    run && (
      <button type="button" className="gezi-files-action" aria-label={label} title={label} onClick={run}>
        {sign}
      </button>
    );
  return (
    <li
      className={`gezi-files-line gezi-files-${status}`}
      style={{ '--gezi-done': `${percent}%` } as React.CSSProperties}
    >
      {picture === undefined ? null : <img src={picture} alt={name} className="gezi-files-thumb" />}
      {onPreview ? (
        <button
          type="button"
          className="gezi-files-name gezi-files-preview"
          aria-label={texts.preview(name)}
          title={texts.preview(name)}
          onClick={onPreview}
        >
          {name}
        </button>
      ) : (
        <span className="gezi-files-name" title={name}>
          {name}
        </span>
      )}
      {status === 'uploading' ? (
        <span className="gezi-files-state">{percent === 0 ? texts.waiting : `${percent}%`}</span>
      ) : null}
      {fault === undefined ? null : <span className="gezi-files-why">{fault}</span>}
      {status === 'done' && action('↓', texts.download(name), onDownload)}
      {status === 'error' && action('↻', texts.retry(name), onRetry)}
      {status === 'uploading' && action('×', texts.cancel(name), onCancel)}
      {status !== 'uploading' && action('×', texts.remove(name), onRemove)}
    </li>
  );
}
