import type { NodeTree } from '../../core/commands/FormCommand';
import type { NodeKey } from '../../core/document/FormDocument';

/** Dragged components of the form, or new ones from the palette. */
export interface DraggedParts {
  readonly keys: readonly NodeKey[];
  readonly trees: readonly NodeTree[];
  /** New text for the title cell beside a new component. */
  readonly title?: NodeTree;
  /** Their name in announcements. */
  readonly label: string;
}
