import { Spin } from 'antd';
import { useTexts } from '../../texts/useTexts';

/** Sentence in place of a preview. */
export const PreviewNote = ({ children }: { children: string }) => (
  <output className="gezi-upload-preview-note">{children}</output>
);

/** In place of a preview that loads. */
export function PreviewWait() {
  const texts = useTexts();
  return (
    <output className="gezi-upload-preview-note" aria-label={texts.previewLoading}>
      <Spin />
    </output>
  );
}
