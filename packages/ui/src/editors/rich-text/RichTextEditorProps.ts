import type { EditorField, EditorPictures } from '../EditorField';

export interface RichTextEditorProps extends EditorField, EditorPictures {
  /** Height in pixels with the toolbar; default 300 (B§9). */
  height?: number;
  /** Maximum number of characters without tags; default 2000 (B§9). Longer texts are allowed; the counter warns. */
  max?: number;
  /** Warns when there are more characters than `max`; default false. */
  validateMaxText?: boolean;
  /** Text shown without a value. */
  placeholder?: string;
}
