import { lazy } from 'react';
import type { EditorField, UploadImage } from '../EditorField';
import { LoadedEditor } from '../LoadedEditor';

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

const Loaded = lazy(async () => ({ default: (await import('./RichTextSurface')).RichTextSurface }));

/** Rich text with tools in the language of the page. The value is HTML, empty when nothing is written. */
export function RichTextEditor(props: RichTextEditorProps) {
  return (
    <LoadedEditor height={props.height ?? 300}>
      <Loaded {...props} />
    </LoadedEditor>
  );
}
