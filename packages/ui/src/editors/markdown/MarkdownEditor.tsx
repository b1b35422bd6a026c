import { lazy } from 'react';
import type { EditorField, UploadImage } from '../EditorField';
import { LoadedEditor } from '../LoadedEditor';

export interface MarkdownEditorProps extends EditorField {
  /** Pixels, tools included; at least 200, default 300 (B§9). */
  height?: number;
  placeholder?: string;
  /** Where pictures go; without it none can be inserted. */
  uploadImage?: UploadImage;
  /** What is seen at first; default `split`. */
  view?: 'write' | 'split' | 'preview';
}

const LEAST = 200;
const Loaded = lazy(async () => ({ default: (await import('./MarkdownSurface')).MarkdownSurface }));

/**
 * Markdown with tools and a preview beside it. The text is the source: what is opened and saved without an edit keeps
 * every byte, line ends included.
 */
export function MarkdownEditor({ height = 300, ...props }: MarkdownEditorProps) {
  const pixels = Math.max(LEAST, height);
  return (
    <LoadedEditor height={pixels}>
      <Loaded {...props} height={pixels} />
    </LoadedEditor>
  );
}
