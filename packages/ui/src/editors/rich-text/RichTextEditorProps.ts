import type { EditorField, UploadImage } from '../EditorField';

export interface RichTextEditorProps extends EditorField {
  /** Pixels, tools included; default 300 (B§9). */
  height?: number;
  /** Most characters, tags not counted; default 2000 (B§9). More can be typed, the counter warns. */
  max?: number;
  /** Warns when there are more characters than `max`; default false. */
  validateMaxText?: boolean;
  placeholder?: string;
  /** Where pictures go; without it none can be inserted. */
  uploadImage?: UploadImage;
}
