import { Later, lazyPart } from '@gezi/ui';
import { type ComponentType } from 'react';
import type { UploadedFile } from '../../core';
import { previewKind, type PreviewKind } from '../../core/previewKind';
import { useTexts } from '../../texts/useTexts';
import { FileImage } from '../list/FileImage';
import type { PreviewBodyProps } from './PreviewBodyProps';
import { PreviewNote, PreviewWait } from './PreviewNote';
import { TextPreview } from './TextPreview';
import { useFileContent } from './useFileContent';

const MB = 1024 * 1024;
/** Most bytes of a file that are loaded for its preview. */
const LIMITS: Readonly<Record<Exclude<PreviewKind, 'picture' | 'none'>, number>> = {
  pdf: 50 * MB,
  text: 2 * MB,
  document: 20 * MB,
  workbook: 10 * MB,
};

// Their libraries are loaded when the first such file is shown.
const BODIES: Readonly<Record<keyof typeof LIMITS, ComponentType<PreviewBodyProps>>> = {
  pdf: lazyPart(async () => (await import('./pdf/PdfPreview')).PdfPreview),
  text: TextPreview,
  document: lazyPart(async () => (await import('./DocumentPreview')).DocumentPreview),
  workbook: lazyPart(async () => (await import('./WorkbookPreview')).WorkbookPreview),
};

export interface FileViewProps {
  /** Use its `uid` as key. */
  item: UploadedFile;
  /** The selected file, shown before it is stored. */
  file?: File | undefined;
  /** Makes the content as high as the container; default false: at most 70 % of the window. */
  fill?: boolean;
}

/** Content of one file as in `FilePreview`, without a dialog. */
export function FileView({ item, file, fill = false }: FileViewProps) {
  const body = <ViewBody item={item} file={file} />;
  return fill ? <div className="gezi-upload-view-full">{body}</div> : body;
}

interface ViewedItem {
  item: UploadedFile;
  file: File | undefined;
}

function ViewBody({ item, file }: ViewedItem) {
  const texts = useTexts();
  const kind = previewKind(item.name);
  if (kind === 'none') return <PreviewNote>{texts.noPreview}</PreviewNote>;
  if (kind !== 'picture') return <ContentView kind={kind} item={item} file={file} />;
  return (
    <div className="gezi-upload-preview-image">
      <FileImage item={item} file={file} alt={item.name} fallback={<PreviewNote>{texts.imageBroken}</PreviewNote>} />
    </div>
  );
}

function ContentView({ kind, item, file }: ViewedItem & { kind: keyof typeof LIMITS }) {
  const texts = useTexts();
  const content = useFileContent(item, file, LIMITS[kind]);
  if (content === 'loading') return <PreviewWait />;
  if (content === 'too-large') return <PreviewNote>{texts.previewTooLarge(LIMITS[kind] / MB)}</PreviewNote>;
  if ('failure' in content) return <PreviewNote>{content.failure}</PreviewNote>;
  const Body = BODIES[kind];
  return (
    <Later fallback={<PreviewWait />}>
      <Body bytes={content.bytes} name={item.name} />
    </Later>
  );
}
