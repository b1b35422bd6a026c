import { lazy } from 'react';
import { LoadedEditor } from '../LoadedEditor';
import type { MarkdownEditorProps } from './MarkdownEditorProps';

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
