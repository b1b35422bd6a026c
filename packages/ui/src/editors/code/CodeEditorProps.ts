import type { EditorField } from '../EditorField';
import type { CodeLanguage } from './languages';

export interface CodeEditorProps extends EditorField {
  /** Language of the text; default `Javascript`. */
  language?: CodeLanguage;
  /** Called with the language chosen in the select of B§9; without it there is no select. */
  onLanguageChange?: (language: CodeLanguage) => void;
  /** Height in pixels; default 240 (B§9). */
  height?: number;
  /** Whether there is a full-screen button; default true. */
  fullscreen?: boolean;
  /** Width of a tab in columns; default 2. */
  tabSize?: number;
  /** For `JSON`: the JSON Schema (draft 7) for completion and validation. Must be a stable object. */
  schema?: Readonly<Record<string, unknown>>;
  /** Markers besides those of the language itself. Must be a stable list. */
  marks?: readonly CodeMark[];
  /** Names offered while typing, besides those of the language. Must be a stable list. */
  completions?: readonly CodeCompletion[];
}

/** A name that is offered while typing. */
export interface CodeCompletion {
  /** Name, inserted as it is. */
  readonly name: string;
  /** Its meaning, shown beside it. */
  readonly detail?: string;
  /** Default `value`. */
  readonly kind?: 'group' | 'value';
  /** Names offered after `<name>.`, e.g. the columns of a table. */
  readonly members?: readonly Omit<CodeCompletion, 'members'>[];
}

/** A marker in the text. */
export interface CodeMark {
  /** From 1; the line is marked from `column` to its end. */
  readonly line: number;
  /** From 1; default 1. */
  readonly column?: number;
  readonly message: string;
  /** Default `error`. */
  readonly severity?: 'error' | 'warning';
}
