import { Dialog, useOpeningFocus } from '@gezi/ui';
import { App } from 'antd';
import { useRef, useState } from 'react';
import { nameOfPath, type UploadedFile } from '../../core';
import { useTexts } from '../../texts/useTexts';
import { FileUpload, type FileUploadProps } from '../FileUpload';
import { ImageUpload } from '../ImageUpload';

/** What the dialog gives back (B§3). */
export interface UploadDialogResult {
  /** As handed in, e.g. of the grid row. */
  id: string | undefined;
  /** Of the first path. */
  name: string;
  /** Of the first file. */
  url: string;
  /** Stored paths, comma-joined. */
  path: string;
  status: 'done';
}

export interface UploadDialogProps extends Omit<FileUploadProps, 'value' | 'onChange' | 'id' | 'readOnly'> {
  open: boolean;
  /** 图片上传 or 文件上传; default `file`. */
  kind?: 'file' | 'image';
  /** Goes through to the result. */
  id?: string;
  /** Stored paths the dialog opens with, comma-joined. */
  value?: string | null;
  /** Pixels; default 520 (B§9). */
  width?: number;
  /** Pixels of the list; default 200 (B§9). */
  height?: number;
  onOk: (result: UploadDialogResult) => void;
  onCancel: () => void;
}

/** A dialog with files or pictures, whose paths are taken over on 确定. */
export function UploadDialog({ open, width = 520, onCancel, ...props }: UploadDialogProps) {
  // What is typed into a closed dialog is forgotten: its inside lives as long as it is open.
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
