import { lazy } from 'react';
import { LoadedEditor } from '../LoadedEditor';
import type { RichTextEditorProps } from './RichTextEditorProps';

const Loaded = lazy(async () => ({ default: (await import('./RichTextSurface')).RichTextSurface }));

/** Rich text with tools in the language of the page. The value is HTML, empty when nothing is written. */
export function RichTextEditor(props: RichTextEditorProps) {
  return (
    <LoadedEditor height={props.height ?? 300}>
      <Loaded {...props} />
    </LoadedEditor>
  );
}
