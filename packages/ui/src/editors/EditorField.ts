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
