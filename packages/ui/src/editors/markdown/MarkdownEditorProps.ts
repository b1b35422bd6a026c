import type { EditorField, UploadImage } from '../EditorField';

export interface MarkdownEditorProps extends EditorField {
  /** Pixels, tools included; at least 200, default 300 (B§9). */
  height?: number;
  placeholder?: string;
  /** Where pictures go; without it none can be inserted. */
  uploadImage?: UploadImage;
  /** What is seen at first; default `split`. */
  view?: 'write' | 'split' | 'preview';
}
