import { lazyPart } from '../../react/later/lazyPart';
import { LoadedEditor } from '../LoadedEditor';
import type { MarkdownEditorProps } from './MarkdownEditorProps';

const LEAST = 200;
const Loaded = lazyPart(async () => (await import('./MarkdownSurface')).MarkdownSurface);

/**
 * Markdown editor with a toolbar and a preview. The text is the source: without an edit every byte is kept, including
 * line ends.
 */
export function MarkdownEditor({ height = 300, ...props }: MarkdownEditorProps) {
  const pixels = Math.max(LEAST, height);
  return (
    <LoadedEditor height={pixels}>
      <Loaded {...props} height={pixels} />
    </LoadedEditor>
  );
}
