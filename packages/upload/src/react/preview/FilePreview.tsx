import { DownloadOutlined, LeftOutlined, RightOutlined } from '@ant-design/icons';
import { Dialog } from '@gezi/ui';
import { Button } from 'antd';
import type { UploadedFile } from '../../core';
import { isPreviewed } from '../../core/previewKind';
import { useTexts } from '../../texts/useTexts';
import { useDownload } from '../useDownload';
import { FileView } from './FileView';

/** True for stored files that the preview shows, or of which it says why not: pictures, pdf, text and Office files. */
export const canPreview = ({ name, status }: Pick<UploadedFile, 'name' | 'status'>): boolean =>
  status === 'done' && isPreviewed(name);

export interface FilePreviewProps {
  /** Files to browse; only those that {@link canPreview} accepts are shown. */
  files: readonly UploadedFile[];
  /** `uid` of the visible file; undefined for a closed dialog. */
  shown: string | undefined;
  /** Called with the `uid` of the file to show, or undefined to close. */
  onShow: (uid: string | undefined) => void;
  /** The selected file of a `uid`, shown before it is stored; default none. */
  fileOf?: (uid: string) => File | undefined;
  /** Default true. */
  allowDownload?: boolean;
}

/**
 * Dialog with a large picture, or the content of a pdf, text, `.docx`, `.xlsx` or `.xls` file of a list, and buttons to the
 * previous and next one. Nothing in a file is run.
 */
export function FilePreview({ files, shown, onShow, fileOf, allowDownload = true }: FilePreviewProps) {
  const texts = useTexts();
  const download = useDownload();
  const previewable = files.filter(canPreview);
  const place = previewable.findIndex(({ uid }) => uid === shown);
  const file = previewable[place];
  const go = (by: number) => onShow(previewable[place + by]?.uid ?? shown);
  const isStored = file?.path !== undefined;

  return (
    <Dialog
      open={file !== undefined}
      title={file?.name}
      width="min(960px, calc(100vw - 32px))"
      footer={null}
      centered
      destroyOnHidden
      onCancel={() => onShow(undefined)}
    >
      {file && (
        <>
          <FileView key={file.uid} item={file} file={fileOf?.(file.uid)} />
          {(previewable.length > 1 || (allowDownload && isStored)) && (
            <div className="gezi-upload-preview-bar">
              {previewable.length > 1 && (
                <>
                  <Button
                    icon={<LeftOutlined />}
                    aria-label={texts.previous}
                    disabled={place === 0}
                    onClick={() => go(-1)}
                  />
                  <span aria-live="polite">{texts.place(place + 1, previewable.length)}</span>
                  <Button
                    icon={<RightOutlined />}
                    aria-label={texts.next}
                    disabled={place === previewable.length - 1}
                    onClick={() => go(1)}
                  />
                </>
              )}
              {allowDownload && isStored && (
                <Button icon={<DownloadOutlined aria-hidden />} onClick={() => void download(file.path!, file.name)}>
                  {texts.downloadFile}
                </Button>
              )}
            </div>
          )}
        </>
      )}
    </Dialog>
  );
}
