import { useClient } from '@gezi/client';
import {
  acceptAttribute,
  acceptedTypes,
  canPreview,
  clientTransport,
  DEFAULT_ACCEPT,
  DEFAULT_COUNT,
  DEFAULT_SIZE_MB,
  FilePreview,
  IMAGE_ACCEPT,
  splitPaths,
  useDownload,
  useUploadMessages,
  useUploadStorage,
} from '@gezi/upload';
import { useLocale } from '@gezi/ui';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { fieldSettings } from '../../../core/columns/fieldSettings';
import type { EditorProps } from '../../../dom/Popup';
import { dialog } from '../../../dom/roles';
import { cellQueue } from './cellQueue';
import { FileLine } from './FileLine';
import { pathsOf } from './pathsOf';
import { pickFiles } from './pickFiles';
import { usePanelKeys } from './usePanelKeys';

export interface FilesEditorProps extends EditorProps {
  /** Pictures only, shown as such. Default false. */
  pictures?: boolean;
  /** One file, replaced by the next. Default false. */
  single?: boolean;
}

/** Files of a cell with progress, errors and preview, and with download and removal if the column allows them. */
export function FilesEditor({ request, texts: all, pictures = false, single = false }: FilesEditorProps) {
  const { column, value, access, close, setCovered } = request;
  const texts = all.files;
  const client = useClient();
  const storage = useUploadStorage();
  const locale = useLocale();
  const download = useDownload();
  const { showRefused } = useUploadMessages();
  const accept = fieldSettings(column).accept ?? (pictures ? IMAGE_ACCEPT : DEFAULT_ACCEPT);
  const [queue] = useState(() =>
    cellQueue(request, {
      transport: storage?.send ?? clientTransport(client, { locale }),
      locale,
      single,
      accept,
      maxSizeMB: DEFAULT_SIZE_MB,
      maxCount: DEFAULT_COUNT,
      ...(pictures && { wrongType: 'images-only' as const }),
    }),
  );
  const [shown, setShown] = useState<string>();
  const items = useSyncExternalStore(queue.subscribe, () => queue.items);
  const panel = usePanelKeys(close);
  const editable = access === 'edit';
  const mayDownload = column.allowDownload !== false && access !== 'disabled';

  useEffect(() => queue.reset(splitPaths(pathsOf(value).join(','))), [queue, value]);

  async function add() {
    const files = await pickFiles(acceptAttribute(acceptedTypes(accept)), !single);
    showRefused(queue.add(files));
  }

  function remove(uid: string) {
    // Removing the focused button would lose the focus.
    panel.current?.querySelector('button')?.focus();
    queue.remove(uid);
  }

  function show(uid: string | undefined) {
    setCovered(uid !== undefined);
    setShown(uid);
  }

  const className = ['gezi-files-panel', pictures && 'gezi-files-pictures', shown !== undefined && 'gezi-files-covered']
    .filter(Boolean)
    .join(' ');
  return (
    <div ref={panel} className={className} {...dialog} aria-label={column.title ?? texts.title}>
      {editable ? (
        <button type="button" className="gezi-files-add" onClick={() => void add()}>
          {items.length === 0 ? texts.upload : single ? texts.replace : texts.addMore}
        </button>
      ) : null}
      <ul className="gezi-files-list">
        {items.map((item) => (
          <FileLine
            key={item.uid}
            item={item}
            texts={texts}
            picture={pictures && item.path !== undefined ? column.fileUrl?.(item.path) : undefined}
            onPreview={access !== 'disabled' && canPreview(item) ? () => show(item.uid) : undefined}
            onDownload={
              mayDownload ? () => void download(item.path ?? '', item.size > 0 ? item.name : undefined) : undefined
            }
            onRemove={editable && column.allowRemove !== false ? () => remove(item.uid) : undefined}
            onCancel={() => queue.cancel(item.uid)}
            onRetry={editable ? () => queue.retry(item.uid) : undefined}
          />
        ))}
      </ul>
      {items.length === 0 ? <div className="gezi-files-empty">{texts.none}</div> : null}
      <FilePreview
        files={items}
        shown={shown}
        onShow={show}
        fileOf={(uid) => queue.fileOf(uid)}
        allowDownload={mayDownload}
      />
    </div>
  );
}
