import type { EditorField, EditorPictures } from '../EditorField';

export interface MarkdownEditorProps extends EditorField, EditorPictures {
  /** Height in pixels with the toolbar; at least 200, default 300 (B§9). */
  height?: number;
  /** Text shown without a value. */
  placeholder?: string;
  /** Initial view; default `split`. */
  view?: 'write' | 'split' | 'preview';
}
