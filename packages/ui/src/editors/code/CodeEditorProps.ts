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
}
