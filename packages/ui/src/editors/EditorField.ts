import type { ComponentType } from 'react';

/** Props of all editors as form fields. */
export interface EditorField {
  /** The value. */
  value?: string | undefined;
  /** Called with the new value. */
  onChange?: (value: string) => void;
  /** Whether the text can be read and copied only; default false. */
  readOnly?: boolean;
  /** Whether it is also greyed out; default false. */
  disabled?: boolean;
  /** Name for screen readers. */
  'aria-label'?: string;
}

/** Uploads a picture. @returns its address */
export type UploadImage = (file: File) => Promise<string>;

/** A picture and its alternative text. */
export interface EditorImage {
  src: string;
  alt: string;
}

/** A dialog that asks for a picture, e.g. `ImageDialog` of `@gezi/upload`. */
export type ImageDialogComponent = ComponentType<{
  open: boolean;
  onInsert: (image: EditorImage) => void;
  onCancel: () => void;
}>;

/** Picture insertion of an editor; without any of these no picture can be inserted. */
export interface EditorPictures {
  /** Uploads pictures that are pasted or dropped, and picked files if there is no `imageDialog`. */
  uploadImage?: UploadImage;
  /** Dialog of the picture tool; default the file chooser of the browser. */
  imageDialog?: ImageDialogComponent;
}
