import type { CompType } from '../fields/CompType';
import type { FormDocument } from '../core/document/FormDocument';
import type { FormRuntimeProps } from '../runtime/FormRuntimeProps';
import type { TemplateStore } from './templates/TemplateStore';

/** Result of the save dialog. */
export interface SavedForm {
  readonly formName: string;
  readonly remark: string;
  /** JSON text of `{list, config}`. */
  readonly formContent: string;
}

export interface FormDesignerProps {
  /** Saved `formContent` to open, as text or object in any variant that `readForm` reads. A different value opens a different form. Default: an empty form. */
  content?: unknown;
  /** A document to open, instead of `content`. */
  document?: FormDocument;
  /** Current name of the form, offered in the save dialog. */
  formName?: string;
  /** Current remark of the form, offered in the save dialog. */
  remark?: string;
  /** Whether saving modifies an existing form instead of adding one. Default false. */
  existing?: boolean;
  /** Saves the form. If it rejects, the error is shown and the form stays open. Without it there is no save button. */
  onSave?: (form: SavedForm) => Promise<void> | void;
  /**
   * Adds 保存并返回 to the save dialog: called after the save, when the canvas is empty and the page can navigate back (B§4).
   * 保存 leaves the form open.
   */
  onSaved?: () => void;
  /** Adds a button that leaves the designer. The host asks about unsaved changes. */
  onBack?: () => void;
  /** Opens the designer in full screen; a button leaves it. Default false. */
  defaultFullscreen?: boolean;
  /** Called with the document after every change. */
  onChange?: (document: FormDocument) => void;
  /** Called when unsaved changes appear or disappear. */
  onDirtyChange?: (dirty: boolean) => void;
  /** Storage key for unsaved work in this browser, e.g. `form-draft:8`. Default: unsaved work is not stored. */
  draftKey?: string;
  /** Storage of the user's templates; pass the same object on every render. Default: this browser, shared by its users. */
  templates?: TemplateStore;
  /** Component types that the palette does not offer. */
  hiddenTypes?: readonly CompType[];
  /** Props of the preview, e.g. `fields` with your own field types. */
  runtime?: Partial<FormRuntimeProps>;
  /** Any CSS height; default `100%` of the parent, at least 480 pixels. */
  height?: number | string;
}
