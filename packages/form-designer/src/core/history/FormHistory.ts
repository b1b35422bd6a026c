import type { FormCommand } from '../commands/FormCommand';
import type { FormDocument } from '../document/FormDocument';

/** One step that can be taken back. */
export interface HistoryStep {
  readonly command: FormCommand;
  readonly before: FormDocument;
  readonly after: FormDocument;
}

/** A document while it is designed, with the steps that led to it; states share all that did not change. */
export interface FormHistory {
  readonly document: FormDocument;
  /** Steps that can be taken back, the oldest first; at most `HISTORY_LIMIT`. */
  readonly past: readonly HistoryStep[];
  /** Steps taken back, the next to be redone last. */
  readonly future: readonly HistoryStep[];
  /** Whether an edit of the same text or number joins the last step. */
  readonly open: boolean;
}

/** Most steps that are kept; each holds a list of the parts of its state, some 40 kB for 1,000 components. */
export const HISTORY_LIMIT = 200;
