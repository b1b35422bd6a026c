import type { NodeTree } from '../../core/commands/FormCommand';
import type { NodeKey } from '../../core/document/FormDocument';

/** What is on the way: components of the form, or new ones from the palette. */
export interface Carried {
  readonly keys: readonly NodeKey[];
  readonly trees: readonly NodeTree[];
  /** How they are spoken of. */
  readonly label: string;
}
