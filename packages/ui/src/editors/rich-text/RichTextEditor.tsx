import { lazyPart } from '../../react/later/lazyPart';
import { LoadedEditor } from '../LoadedEditor';
import type { RichTextEditorProps } from './RichTextEditorProps';

const Loaded = lazyPart(async () => (await import('./RichTextSurface')).RichTextSurface);

/** Rich text editor with a toolbar. The value is HTML, empty for an empty text. */
export function RichTextEditor(props: RichTextEditorProps) {
  return (
    <LoadedEditor height={props.height ?? 300}>
      <Loaded {...props} />
    </LoadedEditor>
  );
}
