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

/** Most steps in the history; each holds a list of the parts of its state, about 40 kB for 1,000 components. */
export const HISTORY_LIMIT = 200;
