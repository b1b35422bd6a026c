import type { EditorField, EditorPictures } from '../EditorField';

export interface RichTextEditorProps extends EditorField, EditorPictures {
  /** Pixels, tools included; default 300 (B§9). */
  height?: number;
  /** Most characters, tags not counted; default 2000 (B§9). More can be typed, the counter warns. */
  max?: number;
  /** Warns when there are more characters than `max`; default false. */
  validateMaxText?: boolean;
  placeholder?: string;
}
