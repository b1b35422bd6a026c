import { lazy } from 'react';
import type { EditorField } from '../EditorField';
import { LoadedEditor } from '../LoadedEditor';
import type { CodeLanguage } from './languages';

export interface CodeEditorProps extends EditorField {
  /** Default `Javascript`. */
  language?: CodeLanguage;
  /** Offers the languages of B§9; without it there is no choice. */
  onLanguageChange?: (language: CodeLanguage) => void;
  /** Pixels; default 240 (B§9). */
  height?: number;
  /** Offers the whole page; default true. */
  fullscreen?: boolean;
  /** Columns of a tab; default 2. */
  tabSize?: number;
}

const Loaded = lazy(async () => ({ default: (await import('./CodeSurface')).CodeSurface }));

/** A code editor; its megabyte is loaded on use, from where the page is served. Ctrl+M lets Tab leave it. */
export function CodeEditor(props: CodeEditorProps) {
  return (
    <LoadedEditor height={props.height ?? 240}>
      <Loaded {...props} />
    </LoadedEditor>
  );
}
