import type { EditorField, EditorPictures } from '../EditorField';

export interface MarkdownEditorProps extends EditorField, EditorPictures {
  /** Pixels, tools included; at least 200, default 300 (B§9). */
  height?: number;
  placeholder?: string;
  /** What is seen at first; default `split`. */
  view?: 'write' | 'split' | 'preview';
}
