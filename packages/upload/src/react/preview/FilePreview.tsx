import { Dialog } from '@gezi/ui';
import { LeftOutlined, RightOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { extensionOf } from '@gezi/validators';
import { type UploadedFile } from '../../core';
import { isImageName } from '../../core/acceptedTypes';
import { useTexts } from '../../texts/useTexts';
import { FileImage } from '../list/FileImage';
import { useFileAddress } from '../useFileAddress';
import { TextPreview } from './TextPreview';

const TEXTS: ReadonlySet<string> = new Set(['txt', 'csv']);

/** True if a file can be previewed: a stored picture, pdf or text. */
export const canPreview = ({ name, status }: Pick<UploadedFile, 'name' | 'status'>): boolean =>
  status === 'done' && (isImageName(name) || extensionOf(name) === 'pdf' || TEXTS.has(extensionOf(name)));

export interface FilePreviewProps {
  /** Files to browse; only pictures, pdf files and texts are shown. */
  files: readonly UploadedFile[];
  /** `uid` of the visible file; undefined for a closed dialog. */
  shown: string | undefined;
  /** Called with the `uid` of the file to show, or undefined to close. */
  onShow: (uid: string | undefined) => void;
  /** The selected file of a `uid`, shown before it is stored; default none. */
  fileOf?: (uid: string) => File | undefined;
}

/** Dialog with a large picture, pdf or text of a list, and buttons to the previous and next one. */
export function FilePreview({ files, shown, onShow, fileOf }: FilePreviewProps) {
  const texts = useTexts();
  const previewable = files.filter(canPreview);
  const place = previewable.findIndex(({ uid }) => uid === shown);
  const file = previewable[place];
  const go = (by: number) => onShow(previewable[place + by]?.uid ?? shown);

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
          <PreviewBody key={file.uid} item={file} file={fileOf?.(file.uid)} />
          {previewable.length > 1 && (
            <div className="gezi-upload-preview-bar">
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
            </div>
          )}
        </>
      )}
    </Dialog>
  );
}

function PreviewBody({ item, file }: { item: UploadedFile; file: File | undefined }) {
  const texts = useTexts();
  const address = useFileAddress()(item.path ?? '');
  if (extensionOf(item.name) === 'pdf') {
    // Not sandboxed, because the pdf viewer does not start in a sandbox; the headers of the file isolate it.
    return <iframe className="gezi-upload-preview-pdf" src={address} title={item.name} />;
  }
  if (TEXTS.has(extensionOf(item.name))) return <TextPreview item={item} file={file} />;
  const broken = <p className="gezi-upload-preview-broken">{texts.imageBroken}</p>;
  return (
    <div className="gezi-upload-preview-image">
      <FileImage item={item} file={file} alt={item.name} fallback={broken} />
    </div>
  );
}
