import { Dialog, useOpeningFocus } from '@gezi/ui';
import { App } from 'antd';
import { useRef, useState } from 'react';
import { nameOfPath, type UploadedFile } from '../../core';
import { useTexts } from '../../texts/useTexts';
import { FileUpload, type FileUploadProps } from '../FileUpload';
import { ImageUpload } from '../ImageUpload';

/** Result of the dialog (B§3). */
export interface UploadDialogResult {
  /** The given id, e.g. of the grid row. */
  id: string | undefined;
  /** File name of the first path. */
  name: string;
  /** URL of the first file. */
  url: string;
  /** Stored paths, comma-joined. */
  path: string;
  status: 'done';
}

export interface UploadDialogProps extends Omit<FileUploadProps, 'value' | 'onChange' | 'id' | 'readOnly'> {
  open: boolean;
  /** Type of the dialog: 图片上传 or 文件上传; default `file`. */
  kind?: 'file' | 'image';
  /** Returned in the result. */
  id?: string;
  /** Initial stored paths, comma-joined. */
  value?: string | null;
  /** Width in pixels; default 520 (B§9). */
  width?: number;
  /** Height of the list in pixels; default 200 (B§9). */
  height?: number;
  onOk: (result: UploadDialogResult) => void;
  onCancel: () => void;
}

/** Dialog to upload files or pictures; 确定 returns their paths. */
export function UploadDialog({ open, width = 520, onCancel, ...props }: UploadDialogProps) {
  // The content is mounted while the dialog is open, so that it starts empty.
  return open ? <OpenDialog {...props} width={width} onCancel={onCancel} /> : null;
}

function OpenDialog({
  kind = 'file',
  id,
  value,
  width,
  height = 200,
  onOk,
  onCancel,
  ...upload
}: Omit<UploadDialogProps, 'open'>) {
  const texts = useTexts();
  const { message } = App.useApp();
  const [paths, setPaths] = useState(value ?? '');
  const [files, setFiles] = useState<readonly UploadedFile[]>([]);
  const [isBusy, setBusy] = useState(false);
  const body = useRef<HTMLDivElement>(null);
  useOpeningFocus(true, () => body.current?.querySelector('button') ?? undefined);
  const Upload = kind === 'image' ? ImageUpload : FileUpload;

  function confirm() {
    if (isBusy) return void message.warning(texts.stillUploading);
    if (!paths) return void message.warning(texts.nothingUploaded);
    const first = paths.split(',')[0]!;
    const url = files.find(({ path }) => path === first)?.url ?? first;
    onOk({ id, name: nameOfPath(first), url, path: paths, status: 'done' });
  }

  return (
    <Dialog
      open
      width={width}
      className="gezi-upload-dialog"
      title={kind === 'image' ? texts.uploadImageTitle : texts.uploadFileTitle}
      okText={texts.ok}
      cancelText={texts.cancel}
      onOk={confirm}
      onCancel={onCancel}
    >
      <div ref={body} className="gezi-upload-dialog-body" style={{ height }}>
        <Upload
          {...upload}
          value={paths}
          onBusyChange={setBusy}
          onChange={(next, all) => {
            setPaths(next);
            setFiles(all);
          }}
        />
      </div>
    </Dialog>
  );
}
