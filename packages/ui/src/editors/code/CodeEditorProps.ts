import type { EditorField } from '../EditorField';
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
  /** For `JSON`: the JSON Schema (draft 7) it is completed and checked by; the same object from render to render. */
  schema?: Readonly<Record<string, unknown>>;
  /** Marked in the text, besides what the language finds itself; the same list from render to render. */
  marks?: readonly CodeMark[];
}

/** Something to look at in the text. */
export interface CodeMark {
  /** Counts from 1; what is marked is the line from `column` on. */
  readonly line: number;
  /** Counts from 1; default 1. */
  readonly column?: number;
  readonly message: string;
  /** Default `error`. */
  readonly severity?: 'error' | 'warning';
}
