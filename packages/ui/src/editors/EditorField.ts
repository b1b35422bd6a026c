import type { ComponentType } from 'react';

/** What all editors take as a form field. */
export interface EditorField {
  value?: string | undefined;
  onChange?: (value: string) => void;
  /** Shown, can be copied from, cannot be changed. */
  readOnly?: boolean;
  /** Greyed as well. */
  disabled?: boolean;
  /** Name for screen readers. */
  'aria-label'?: string;
}

/** Sends a picture to a server and answers the address it can be seen at. */
export type UploadImage = (file: File) => Promise<string>;

/** A picture and what it shows. */
export interface EditorImage {
  src: string;
  alt: string;
}

/** Asks for a picture, e.g. `ImageDialog` of `@gezi/upload`: uploaded, or by its address on the web. */
export type ImageDialogComponent = ComponentType<{
  open: boolean;
  onInsert: (image: EditorImage) => void;
  onCancel: () => void;
}>;

/** Ways pictures come into a text; without any of them none can be inserted. */
export interface EditorPictures {
  /** Where pictures that are pasted or dropped go, and those picked when there is no `imageDialog`. */
  uploadImage?: UploadImage;
  /** Asked by the picture tool instead of the files of this device alone. */
  imageDialog?: ImageDialogComponent;
}
