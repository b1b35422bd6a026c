import type { FormDocument } from '../core/document/FormDocument';
import type { CompType } from '../fields/CompType';
import type { FormRuntimeProps } from '../runtime';
import type { TemplateStore } from './templates/TemplateStore';

/** What the save dialog hands over. */
export interface SavedForm {
  readonly formName: string;
  readonly remark: string;
  /** JSON text of `{list, config}`. */
  readonly formContent: string;
}

export interface FormDesignerProps {
  /**
   * The form to open: `formContent` as text or as an object, in any shape `readForm` reads. Another value opens another
   * form; the same value again changes nothing. Default an empty board.
   */
  content?: unknown;
  /** As `content`, for a document that has been read already; comes before it. */
  document?: FormDocument;
  /** What the form is called so far; offered in the save dialog. */
  formName?: string;
  remark?: string;
  /** Whether the form exists already: saving modifies it, else adds one. Default false. */
  existing?: boolean;
  /** Takes the form; a rejection is shown and nothing is lost. Without it there is no save button. */
  onSave?: (form: SavedForm) => Promise<void> | void;
  /** After a save: the board has been emptied, the page goes back (B§4). Without it the form stays open. */
  onSaved?: () => void;
  /** Told of every change, with the document as it is then. */
  onChange?: (document: FormDocument) => void;
  /** Told when there is something unsaved, and when there is not. */
  onDirtyChange?: (dirty: boolean) => void;
  /** Name under which unsaved work is kept in this browser and offered back, e.g. `form-draft:8`. Default: not kept. */
  draftKey?: string;
  /**
   * Where the person's own templates are kept; the same object from render to render. Default this browser, for
   * everybody who uses it.
   */
  templates?: TemplateStore;
  /** Types that are not offered. */
  hiddenTypes?: readonly CompType[];
  /** What the preview is told of its surroundings, e.g. `fields` of one's own. */
  runtime?: Partial<FormRuntimeProps>;
  /** Any CSS height; default `100%` of what it stands in, at least 480 pixels. */
  height?: number | string;
}
