import type { NodeKey } from '../../core/document/FormDocument';

/** What is selected on the canvas. */
export interface Selection {
  readonly keys: ReadonlySet<NodeKey>;
  /** The one that has the focus; its properties are shown when it is selected, as it is but for steps with Ctrl. */
  readonly primary: NodeKey | null;
  /** Where a selection with Shift begins. */
  readonly anchor: NodeKey | null;
}

export const EMPTY_SELECTION: Selection = { keys: new Set(), primary: null, anchor: null };
