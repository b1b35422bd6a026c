import type { PlacedParts } from '../../core/commands/placeWithTitle';
import type { NodeKey } from '../../core/document/FormDocument';

/** Dragged components of the form, or new ones from the palette. */
export interface DraggedParts extends PlacedParts {
  readonly keys: readonly NodeKey[];
  /** Their name in announcements. */
  readonly label: string;
}
