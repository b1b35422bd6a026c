import type { NodeKey } from '../../core';

/** What is selected on the canvas. */
export interface Selection {
  readonly keys: ReadonlySet<NodeKey>;
  /** The one whose properties are shown and that has the focus. */
  readonly primary: NodeKey | null;
  /** Where a selection with Shift begins. */
  readonly anchor: NodeKey | null;
}

export const EMPTY_SELECTION: Selection = { keys: new Set(), primary: null, anchor: null };
