import type { FormCommand } from '../commands/FormCommand';
import type { FormDocument } from '../document/FormDocument';

/** One step that can be undone. */
export interface HistoryStep {
  readonly command: FormCommand;
  readonly before: FormDocument;
  readonly after: FormDocument;
}

/** An open document with the steps that led to it; states share all unchanged parts. */
export interface FormHistory {
  readonly document: FormDocument;
  /** Steps that can be undone, oldest first; at most `HISTORY_LIMIT`. */
  readonly past: readonly HistoryStep[];
  /** Undone steps; the last one is repeated first. */
  readonly future: readonly HistoryStep[];
  /** Whether an edit of the same text or number joins the last step. */
  readonly open: boolean;
}

/** Maximum number of steps; each stores a list of the state's components, about 40 kB for 1,000 components. */
export const HISTORY_LIMIT = 200;
