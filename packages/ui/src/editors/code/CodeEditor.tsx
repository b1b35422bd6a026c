import { lazy } from 'react';
import { LoadedEditor } from '../LoadedEditor';
import type { CodeEditorProps } from './CodeEditorProps';

const Loaded = lazy(async () => ({ default: (await import('./CodeSurface')).CodeSurface }));

/** A code editor; its megabyte is loaded on use, from where the page is served. Ctrl+M lets Tab leave it. */
export function CodeEditor(props: CodeEditorProps) {
  return (
    <LoadedEditor height={props.height ?? 240}>
      <Loaded {...props} />
    </LoadedEditor>
  );
}
